/** The rules of one game in the language chosen, fetched when its table or its page is opened. */

import { untrack } from "svelte";
import { api } from "./api";
import { type Language, preferences } from "./preferences.svelte";
import { Reaching } from "./reaching.svelte";
import { type Rulebook, readRules } from "./rulebook";

export class Rules {
  readonly reading = new Reaching(() => this.#load(preferences.language));
  #books = $state.raw<Partial<Record<Language, Rulebook>>>({});

  constructor(readonly game: string) {
    $effect(() => {
      void preferences.language;
      untrack(() => void this.reading.now());
    });
    $effect(() => () => this.reading.stop());
  }

  get book(): Rulebook | null {
    return this.#books[preferences.language] ?? null;
  }

  async #load(language: Language) {
    if (this.#books[language]) return;
    const book = readRules(await api.rules(this.game, language));
    this.#books = { ...this.#books, [language]: book };
  }
}

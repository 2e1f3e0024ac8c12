/** The rules of one game in the language chosen, fetched when the table is opened. */

import { api } from "./api";
import { type Language, preferences } from "./preferences.svelte";
import { type Rulebook, readRules } from "./rulebook";

export class Rules {
  #books = $state.raw<Partial<Record<Language, Rulebook>>>({});

  constructor(readonly game: string) {
    $effect(() => {
      void this.#load(preferences.language);
    });
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

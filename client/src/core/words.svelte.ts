/** The words of the interface and of the games, in the language chosen; a change of language is seen everywhere at once. */

import { botName } from "./bots";
import { type Arg, type Args, andBefore, Lexicon, orBefore, type Piece, partsOfVoice } from "./lexicon";
import { type Language, preferences } from "./preferences.svelte";
import { digestOfText } from "./proof";

const interfaceWords = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const boardWords = import.meta.glob<string>("../games/*/words.*.ftl", { query: "?raw", import: "default" });

async function sourceOf(files: Record<string, () => Promise<string>>, path: string): Promise<string[]> {
  const load = files[path];
  return load ? [await load()] : [];
}

async function gameSource(game: string, edition: string, language: Language): Promise<string[]> {
  const from = edition ? `/api/editions/${edition}` : `/api/games/${game}`;
  const answer = await fetch(`${from}/text.${language}.ftl`);
  return answer.ok ? [await answer.text()] : [];
}

/** `card2` is a card as well. */
function kindOf(name: string): string {
  return name.replace(/\d+$/, "");
}

const NOBODY = -1;

/** Whether the argument is the player at that seat, or a list that they are in. */
function isAbout(name: string, value: Arg, reader: number): boolean {
  if (reader < 0 || kindOf(name) !== "who") return false;
  return Array.isArray(value) ? value.some((item) => item === reader) : value === reader;
}

class Words {
  #lexicons = $state.raw<Partial<Record<Language, Lexicon>>>({});
  #games = $state.raw<Record<string, GameWords>>({});

  /** Gets ready whatever is spoken in a language, then speaks it. */
  async speak(language: Language): Promise<void> {
    if (!this.#lexicons[language]) {
      const sources = await sourceOf(interfaceWords, `../words/${language}.ftl`);
      this.#lexicons = { ...this.#lexicons, [language]: new Lexicon(language, sources) };
    }
    await Promise.all(Object.values(this.#games).map((game) => game.load(language)));
    preferences.change({ language });
  }

  /** As the game speaks today, or in the edition that something was told in. */
  async ofGame(id: string, edition = ""): Promise<GameWords> {
    const key = `${id} ${edition}`;
    const words = this.#games[key] ?? new GameWords(id, edition);
    await words.load(preferences.language);
    this.#games = { ...this.#games, [key]: words };
    return words;
  }

  get #lexicon(): Lexicon | undefined {
    return this.#lexicons[preferences.language];
  }

  has(id: string): boolean {
    return this.#lexicon?.has(id) ?? false;
  }

  /** `mine` are the arguments that are whoever reads it. */
  say(
    id: string,
    args: Readonly<Record<string, string | number>> = {},
    mine: readonly string[] = [],
  ): string {
    return this.#lexicon?.say(id, args, mine) ?? "";
  }

  /** «1, 2 y 4», «Ana e Inés»; «1, 2 and 4». What has commas of its own is set apart by more than a comma, what has an
   * «and» by a comma. */
  list(items: readonly string[], before: (word: string) => string = andBefore): string {
    if (items.length === 0) return this.say("none");
    if (items.length === 1) return items[0] ?? "";
    const last = items.at(-1) ?? "";
    const comma = items.some((item) => /[,;]/.test(item)) ? "; " : ", ";
    const conjunction = this.say(before(last));
    const pauses = comma === "; " || (items.at(-2) ?? "").includes(` ${conjunction} `);
    return `${items.slice(0, -1).join(comma)}${pauses ? comma : " "}${conjunction} ${last}`;
  }

  /** A person's own name, or that of the bot in that chair. */
  name(seat: number, names: readonly string[]): string {
    return this.person(names[seat] ?? "") || botName(seat, names, this.say("bot-names").split(", "));
  }

  /** What the server calls somebody: whose name isn't kept any more is somebody, told from others who are by a mark. */
  person(name: string): string {
    return /^\*(?= |$)/.test(name) ? `${this.say("somebody")}${name.slice(1)}` : name;
  }
}

/** One game's words: its own texts, and those of its board. */
export class GameWords {
  #lexicons = $state.raw<Partial<Record<Language, Lexicon>>>({});
  /** By language the digest of the texts that the server gave for it. */
  readonly digests: Partial<Record<Language, string>> = {};

  constructor(
    readonly id: string,
    readonly edition = "",
  ) {}

  async load(language: Language): Promise<void> {
    if (this.#lexicons[language]) return;
    const [own, board] = await Promise.all([
      gameSource(this.id, this.edition, language),
      sourceOf(boardWords, `../games/${this.id}/words.${language}.ftl`),
    ]);
    this.digests[language] = digestOfText(own.join(""));
    this.#lexicons = { ...this.#lexicons, [language]: new Lexicon(language, [...own, ...board]) };
  }

  get #lexicon(): Lexicon | undefined {
    return this.#lexicons[preferences.language];
  }

  has(id: string): boolean {
    return this.#lexicon?.has(id) ?? false;
  }

  /** The game's name where there is little room. */
  get short(): string {
    return this.say(this.has("short") ? "short" : "game");
  }

  /** The message as `reader`, a seat, is told it: whoever is `who` reads its attribute `.who`, if it has one. */
  pieces(id: string, args: Args = {}, names: readonly string[] = [], reader = NOBODY): Piece[] {
    const worded = Object.entries(args).flatMap(([name, value]) => [
      [name, this.#word(name, value, names, reader)] as const,
      ...this.#attributes(name, value),
    ]);
    const mine = Object.keys(args).filter((name) => isAbout(name, args[name] ?? NOBODY, reader));
    return this.#lexicon?.pieces(id, Object.fromEntries(worded), mine) ?? [];
  }

  say(id: string, args: Args = {}, names: readonly string[] = []): string {
    return this.pieces(id, args, names)
      .map((piece) => piece.text)
      .join("");
  }

  /**
   * Text refers to the message NAME-TEXT, `who` is a seat, a list is enumerated, a phrase said; numbers stay numbers. What
   * is called `form` is no text, but the voice in which a clause is said.
   */
  #word(name: string, value: Arg, names: readonly string[], reader: number): string | number {
    const kind = kindOf(name);
    if (typeof value === "string")
      return kind !== "form" && this.has(`${kind}-${value}`) ? this.say(`${kind}-${value}`) : value;
    if (typeof value === "number") return kind === "who" ? words.name(value, names) : value;
    if ("message" in value) return this.say(value.message, value.args, names);
    const items = value.map((item) =>
      isAbout(name, item, reader) ? words.say("you") : String(this.#word(kind, item, names, reader)),
    );
    return kind === "rows" ? items.join("; ") : words.list(items, kind === "either" ? orBefore : andBefore);
  }

  /** What the texts say of a noun besides: its attribute `gender` becomes the argument `NAME-gender`; and what a voice
   * is made of. */
  #attributes(name: string, value: Arg): [string, string][] {
    if (typeof value === "number" || Array.isArray(value)) return [];
    if (name === "form" && typeof value === "string") return partsOfVoice(value);
    const id = typeof value === "string" ? `${kindOf(name)}-${value}` : value.message;
    return (this.#lexicon?.attributes(id) ?? []).map(([of, said]) => [`${name}-${of}`, said]);
  }
}

export const words = new Words();

export function say(id: string, args: Readonly<Record<string, string | number>> = {}): string {
  return words.say(id, args);
}

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Phrase } from "../wire";

/** Of a message; where they are phrases themselves, a sentence is put together from its clauses. */
export type Args = Readonly<Phrase["args"]>;
export type Arg = Args[string];

/** A stretch of a sentence; `given` marks what was put in: a name, a number, a card. */
export interface Piece {
  text: string;
  given: boolean;
}

const OPEN = "\u2068";
const CLOSE = "\u2069";

/** Messages in one language. */
export class Lexicon {
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, {
      functions: { AN: withArticle, SENTENCE: sentence },
      useIsolating: true,
    });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** What the message says of itself besides: the gender of a noun, say. */
  attributes(id: string): [string, string][] {
    const message = this.#bundle.getMessage(id);
    return Object.entries(message?.attributes ?? {}).map(([name, pattern]) => [
      name,
      this.#bundle.formatPattern(pattern, {}, []),
    ]);
  }

  /**
   * The message cut where something was put in; the id itself where there is no such message. `mine` are the arguments that
   * are whoever reads it: the message may have words for them, in an attribute of that name.
   */
  pieces(
    id: string,
    args: Readonly<Record<string, string | number>> = {},
    mine: readonly string[] = [],
  ): Piece[] {
    const message = this.#bundle.getMessage(id);
    const attribute = mine.find((name) => name in (message?.attributes ?? {}));
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return [{ text: id, given: false }];
    const faults: Error[] = [];
    const told = cut(withoutStop(this.#bundle.formatPattern(pattern, args, faults)));
    for (const fault of faults) console.warn(`${id}: ${fault.message}`);
    return told;
  }

  say(
    id: string,
    args: Readonly<Record<string, string | number>> = {},
    mine: readonly string[] = [],
  ): string {
    return this.pieces(id, args, mine)
      .map((piece) => piece.text)
      .join("");
  }
}

/** The message for “and” before a word: the Spanish «y» gives way to an i. */
export function andBefore(word: string): string {
  return /^h?[ií](?![aeoáéó])/i.test(word) ? "and-i" : "and";
}

/** The message for “or” before a word: the Spanish «o» gives way to another. */
export function orBefore(word: string): string {
  return /^h?[oó]/i.test(word) ? "or-o" : "or";
}

/** What a voice is made of, as arguments: `they-and-then` is said of them, as what goes on in a list of verbs. */
export function partsOfVoice(voice: string): [string, string][] {
  const person = voice.split("-", 1)[0] ?? "";
  return [
    ["form-person", person],
    ["form-role", voice.slice(person.length + 1)],
  ];
}

/** A clause with the capital of the sentence it begins. */
function sentence([clause]: readonly unknown[]): string {
  const text = String(clause);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** An English noun with its article, as it sounds. */
function withArticle([noun]: readonly unknown[]): string {
  return `${/^[aeiou]/i.test(String(noun)) ? "an" : "a"} ${noun}`;
}

/** What ends with a name that calls or asks needs no full stop. */
function withoutStop(text: string): string {
  return text.replace(/([!?]\u2069*)\.(?!\.)/g, "$1");
}

/** Fluent marks what it puts in with isolation characters; nested ones belong to the outermost. */
export function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let current = "";
  const close = (given: boolean) => {
    if (current) pieces.push({ text: current, given });
    current = "";
  };
  for (const character of text) {
    if (character === OPEN) {
      if (depth === 0) close(false);
      depth += 1;
    } else if (character === CLOSE) {
      depth -= 1;
      if (depth === 0) close(true);
    } else current += character;
  }
  close(false);
  return pieces;
}

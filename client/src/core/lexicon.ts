import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Arg = number | string | readonly number[];
export type Args = Readonly<Record<string, Arg>>;

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
    this.#bundle = new FluentBundle(language, { useIsolating: true });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message cut where something was put in; the id itself where there is no such message. */
  pieces(id: string, args: Readonly<Record<string, string | number>> = {}): Piece[] {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? cut(this.#bundle.formatPattern(pattern, args, [])) : [{ text: id, given: false }];
  }

  say(id: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.pieces(id, args)
      .map((piece) => piece.text)
      .join("");
  }
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

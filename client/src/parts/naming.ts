/** Which part of a name may be cut, and which tells it from the others at the table. */

export interface Parts {
  head: string;
  tail: string;
}

/** So many letters of a name are seen wherever it stands. */
const SEEN = 6;
const SHORT = 4;
const LAST_LETTERS = 2;

/** A short last word: the «2» of «Corazón 2», an initial. */
function lastWord(name: string): string {
  const space = name.lastIndexOf(" ");
  return space > 0 && name.length - space - 1 <= SHORT ? name.slice(space + 1) : "";
}

/** «Corazón 2» keeps its number; of two names that begin alike each keeps its last letters. */
export function split(name: string, all: readonly string[]): Parts {
  const word = lastWord(name);
  if (word) return { head: name.slice(0, -word.length - 1), tail: `\u00a0${word}` };
  const begin = name.slice(0, SEEN);
  const isAlike = all.some((other) => other !== name && other.startsWith(begin) && !lastWord(other));
  if (!isAlike || name.length <= SEEN) return { head: name, tail: "" };
  return { head: name.slice(0, -LAST_LETTERS), tail: name.slice(-LAST_LETTERS) };
}

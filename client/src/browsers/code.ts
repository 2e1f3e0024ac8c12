/** The code by which another browser becomes one's own: eight letters, read in two halves. */

const LETTERS = /^[A-Z]{8}$/;

/** The code somebody meant, however they typed it; null where it can't be one. */
export function handoverOf(said: string): string | null {
  const code = said.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  return LETTERS.test(code) ? code : null;
}

export function inHalves(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** The words with which the server says why something can't be opened. */

const LASTING: readonly string[] = [
  "no-table",
  "no-link",
  "removed",
  "damaged",
  "game-away",
  "older",
  "closed",
  "untold",
];

/** Whether it may be over in a moment, so that it is worth trying again. */
export function mayPass(problem: string): boolean {
  return !LASTING.includes(problem);
}

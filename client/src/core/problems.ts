/** The words with which the server says why something can't be had. */

import { say, words } from "./words.svelte";

const LASTING: readonly string[] = [
  "no-table",
  "no-link",
  "removed",
  "barred",
  "closed-by-host",
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

/** What happened, in people's words; "" means that nothing answered at all. */
export function problemWord(problem: string): string {
  if (!problem) return say("no-server-title");
  const known = [`refused-${problem}`, `shut-${problem}-title`].find((id) => words.has(id));
  return say(known ?? "refused-unknown");
}

/** The sentences of a lesson. They may name the others: `who1` is the player in chair 1, and so on. */

import type { Seating } from "./seating.svelte";

export function sentenceOf(seating: Seating, says: string): string {
  const others = seating.names.map((_, seat) => [`who${seat}`, seat] as const).slice(1);
  return seating.words.say(`lesson-${says}`, Object.fromEntries(others), seating.names);
}

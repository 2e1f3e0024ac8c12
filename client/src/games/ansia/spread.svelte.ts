/** The pile of the hunt zone that is laid open, while the same question stands. */

import type { Play } from "../contract";
import { almanacOf, placeOf, viewOf } from "./view";

/** The option of hunting it: columns are called by what they cost. */
export function huntOf(play: Play, pile: number): string {
  const { row, cost } = placeOf(play, pile);
  return `hunt:${row}-${cost}`;
}

export function pileOf(play: Play, key: string): number {
  const { costs } = almanacOf(play);
  const [, row = "1", cost = "1"] = /^hunt:(\d)-(\d)$/.exec(key) ?? [];
  return (Number(row) - 1) * costs.length + costs.indexOf(Number(cost));
}

class Spread {
  #laid = $state.raw<{ question: string; pile: number } | null>(null);

  /** What can be hunted is open only while it is chosen. */
  of(play: Play): number | null {
    if (this.#laid === null || this.#laid.question !== (play.decision?.id ?? "")) return null;
    const { pile } = this.#laid;
    const key = huntOf(play, pile);
    const isWanted = !play.can(key) || play.staged === key;
    return isWanted && viewOf(play).quarry[pile]?.length ? pile : null;
  }

  lay(play: Play, pile: number) {
    this.#laid = { question: play.decision?.id ?? "", pile };
  }

  close() {
    this.#laid = null;
  }
}

export const spread = new Spread();

/** Which leaf this person has before them; told to nobody. */

import type { Leaf } from "./leaves";

class Reader {
  /** The last one that was put away: what came before it is read. */
  #closed = $state("");
  /** The one that was turned back to, or "" for whichever is the latest. */
  #turned = $state("");

  /** The leaf that lies open; none if all are put away. */
  of(leaves: readonly Leaf[]): Leaf | null {
    const turned = leaves.find(({ id }) => id === this.#turned);
    const last = leaves.at(-1) ?? null;
    return turned ?? (last?.id === this.#closed ? null : last);
  }

  close(leaves: readonly Leaf[]) {
    this.#closed = leaves.at(-1)?.id ?? "";
    this.#turned = "";
  }

  turn(leaf: Leaf | undefined, leaves: readonly Leaf[]) {
    this.#turned = leaf && leaf !== leaves.at(-1) ? leaf.id : "";
    if (leaf) this.#closed = "";
  }
}

export const reader = new Reader();

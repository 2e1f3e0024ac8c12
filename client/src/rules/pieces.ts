/** What lies in a game's box, said in its words. */

import type { GameWords } from "../core/words.svelte";
import type { Component } from "../wire";

export interface Piece {
  kind: string;
  id: string;
  count: number;
  name: string;
  /** What it says, sentence by sentence. */
  says: string[];
  /** By which setting it comes to the table; "" if it is there anyway. */
  setting: string;
}

export function piecesOf(box: readonly Component[], words: GameWords): Piece[] {
  return box.map(({ kind, id, count, says, setting }) => ({
    kind,
    id,
    count,
    name: words.say(`${kind}-${id}`),
    says: says.map(({ message, args }) => words.say(message, args)),
    setting: setting && (words.say(`setting-${setting}`).split(":")[0] ?? ""),
  }));
}

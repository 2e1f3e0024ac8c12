/** A line of the log in words: the table's own news are the interface's, all else is the game's. */

import type { Piece } from "../core/lexicon";
import { type GameWords, words } from "../core/words.svelte";
import type { Told } from "../wire";

/** To whom it is told. */
export interface Reader {
  seat: number;
  /** They don't want to see more than everybody is told: `own` marks what they would. */
  covered: boolean;
}

export function pieces(told: Told, spoken: GameWords, names: readonly string[], reader: Reader): Piece[] {
  const id = `log-${told.kind}`;
  if (told.kind.startsWith("table-")) {
    const who = typeof told.args.who === "number" ? words.name(told.args.who, names) : "";
    const card = spoken.has(`card-${told.args.card}`)
      ? spoken.say(`card-${told.args.card}`)
      : `${told.args.card ?? ""}`;
    const mine = told.args.who === reader.seat ? ["who"] : [];
    return [{ text: words.say(id, { n: Number(told.args.n ?? 0), who, card }, mine), given: false }];
  }
  const own = told.own && !reader.covered && spoken.has(`${id}-own`);
  return spoken.pieces(own ? `${id}-own` : id, told.args, names, reader.seat);
}

export function sentence(told: Told, spoken: GameWords, names: readonly string[], reader: Reader): string {
  return pieces(told, spoken, names, reader)
    .map(({ text }) => text)
    .join("");
}

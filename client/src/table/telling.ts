/** A line of the log in words: the table's own news are the interface's, all else is the game's. */

import type { Piece } from "../core/lexicon";
import { type GameWords, words } from "../core/words.svelte";
import type { Told } from "../wire";

/** As the seat that reads it is told it. */
export function pieces(told: Told, spoken: GameWords, names: readonly string[], reader: number): Piece[] {
  const id = `log-${told.kind}`;
  if (told.kind.startsWith("table-")) {
    const who = typeof told.args.who === "number" ? words.name(told.args.who, names) : "";
    const card = spoken.has(`card-${told.args.card}`)
      ? spoken.say(`card-${told.args.card}`)
      : `${told.args.card ?? ""}`;
    const mine = told.args.who === reader ? ["who"] : [];
    return [{ text: words.say(id, { n: Number(told.args.n ?? 0), who, card }, mine), given: false }];
  }
  const own = told.own && spoken.has(`${id}-own`);
  return spoken.pieces(own ? `${id}-own` : id, told.args, names, reader);
}

export function sentence(told: Told, spoken: GameWords, names: readonly string[], reader: number): string {
  return pieces(told, spoken, names, reader)
    .map(({ text }) => text)
    .join("");
}

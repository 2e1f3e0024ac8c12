/** A line of the log in words: the table's own news are the interface's, all else is the game's. */

import type { Piece } from "../core/lexicon";
import { type GameWords, words } from "../core/words.svelte";
import type { Told } from "../wire";

export function pieces(told: Told, spoken: GameWords, names: readonly string[]): Piece[] {
  const id = `log-${told.kind}`;
  if (told.kind.startsWith("table-")) {
    const who = typeof told.args.who === "number" ? words.name(told.args.who, names) : "";
    const card = spoken.has(`card-${told.args.card}`)
      ? spoken.say(`card-${told.args.card}`)
      : `${told.args.card ?? ""}`;
    return [{ text: words.say(id, { n: Number(told.args.n ?? 0), who, card }), given: false }];
  }
  const own = told.own && spoken.has(`${id}-own`);
  return spoken.pieces(own ? `${id}-own` : id, told.args, names);
}

export function sentence(told: Told, spoken: GameWords, names: readonly string[]): string {
  return pieces(told, spoken, names)
    .map(({ text }) => text)
    .join("");
}

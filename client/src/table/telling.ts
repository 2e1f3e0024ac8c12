/** A line of the log in words: the table's own news are the interface's, all else is the game's. */

import type { Piece } from "../core/lexicon";
import { type GameWords, words } from "../core/words.svelte";
import type { Told } from "../wire";

/** The log with the newest on top. What one choice led to is told from its beginning on, so that whatever announces something
 * stands above it; a new turn and the table's own news are apart from it. */
export function newestFirst(log: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const told of log) {
    const before = groups.at(-1)?.at(-1);
    const goesOn =
      before?.version === told.version && told.kind !== "turn" && isOfTheTable(told) === isOfTheTable(before);
    if (goesOn) groups.at(-1)?.push(told);
    else groups.push([told]);
  }
  return groups.reverse();
}

function isOfTheTable({ kind }: Told): boolean {
  return kind.startsWith("table-");
}

/** To whom it is told. */
export interface Reader {
  seat: number;
  /** They don't want to see more than everybody is told: `own` marks what they would. */
  covered: boolean;
}

export function pieces(told: Told, spoken: GameWords, names: readonly string[], reader: Reader): Piece[] {
  const id = `log-${told.kind}`;
  if (isOfTheTable(told)) {
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

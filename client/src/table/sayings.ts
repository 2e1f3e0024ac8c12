/** Lines of talk as they are read: typed, bets, and what was said by an option of the game. */

import { say, words } from "../core/words.svelte";
import type { Line, Option } from "../wire";
import type { Seating } from "./seating.svelte";

export function textOf({ text, bet, said }: Line, { words: game, names }: Seating): string {
  if (said) return game.say(`says-${said.verb}`, said.args, names);
  return bet === null ? text || say("said-gone") : say("bet-on", { who: words.name(bet, names) });
}

/** Of what is said by an option of the game it is known from which chair, for bots say it too. */
export function speakerOf({ name, said }: Line, { names }: Seating): string {
  return said ? words.name(said.chair, names) : words.person(name);
}

/** Where whoever said it sits; -1: nowhere. */
export function seatOf({ person, said }: Line, { chairs }: Seating): number {
  return said ? said.chair : chairs.findIndex((chair) => chair.person === person);
}

/** Whether others said it. */
export function isOthers({ person, said }: Line, { you, mine }: Seating): boolean {
  return said ? !mine.includes(said.chair) : person !== you;
}

/** What can be said now, by what it is about, in the order in which it is offered. */
export function kindsOf(free: readonly Option[]): Map<string, Option[]> {
  const kinds = new Map<string, Option[]>();
  for (const option of free)
    if (option.said) kinds.set(option.verb, [...(kinds.get(option.verb) ?? []), option]);
  return kinds;
}

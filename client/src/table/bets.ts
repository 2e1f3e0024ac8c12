/** What those who look on bet among themselves: lines of their talk, of which each one's latest counts. */

import { say, words } from "../core/words.svelte";
import type { Line } from "../wire";

/** By the word for who bets, on which seat. */
export function betsIn(chat: readonly Line[]): Map<string, number> {
  return new Map(chat.flatMap(({ person, bet }) => (bet === null ? [] : [[person, bet] as const])));
}

/** A line of talk as it is read. */
export function textOf({ text, bet }: Line, names: readonly string[]): string {
  return bet === null ? text || say("said-gone") : say("bet-on", { who: words.name(bet, names) });
}

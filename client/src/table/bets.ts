/** What those who look on bet among themselves: lines of their talk, of which each one's latest counts. */

import type { Line } from "../wire";

/** By the word for who bets, on which seat. */
export function betsIn(chat: readonly Line[]): Map<string, number> {
  return new Map(chat.flatMap(({ person, bet }) => (bet === null ? [] : [[person, bet] as const])));
}

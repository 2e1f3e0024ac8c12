import type { Chair, GameSummary, Table } from "../wire";

const USUAL = 4;

/** As many chairs as were wished for, or as there usually are, if the game has them. */
export function chairsFor({ fewest, most }: GameSummary, wished = USUAL): number {
  return Math.min(most, Math.max(fewest, wished));
}

export function freeChairs({ chairs }: { chairs: readonly Chair[] }): number {
  return chairs.filter(({ who }) => who === "empty").length;
}

/** Whom the table waits for though they have no page open. */
export function awaitedButAway({ waiting, chairs }: Pick<Table, "waiting" | "chairs">): number[] {
  return waiting.filter((seat) => chairs[seat]?.who === "person" && !chairs[seat]?.here);
}

/** Whether who owns the table may hand that chair to a bot now. */
export function mayHaveBot({ phase, chairs, bot_from }: Table, seat: number, now: number): boolean {
  if (phase === "over" || chairs[seat]?.who === "bot") return false;
  const from = bot_from[seat];
  return chairs[seat]?.who === "empty" || (from != null && from <= now);
}

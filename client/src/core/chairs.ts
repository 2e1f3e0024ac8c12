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

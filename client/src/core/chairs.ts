import type { Chair, Table } from "../wire";

export function freeChairs({ chairs }: { chairs: readonly Chair[] }): number {
  return chairs.filter(({ who }) => who === "empty").length;
}

/** Whom the table waits for though they have no page open. */
export function awaitedButAway({ waiting, chairs }: Pick<Table, "waiting" | "chairs">): number[] {
  return waiting.filter((seat) => chairs[seat]?.who === "person" && !chairs[seat]?.here);
}

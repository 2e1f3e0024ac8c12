/** The tables of the lobby, looked at again now and then while the page is seen. */

import { api } from "../core/api";
import { freeChairs } from "../core/chairs";
import { Reaching } from "../core/reaching.svelte";
import type { TableSummary } from "../wire";

const EVERY = 5000;

function hasRoom(table: TableSummary): boolean {
  return table.phase === "gathering" && freeChairs(table) > 0;
}

/** Whose time runs out first stands first; where there is no such clock, who has waited longest. */
function inOrder(a: TableSummary, b: TableSummary): number {
  return (
    Number(b.my_turn) - Number(a.my_turn) ||
    (a.late_at ?? Infinity) - (b.late_at ?? Infinity) ||
    (a.waits_since ?? Infinity) - (b.waits_since ?? Infinity) ||
    b.since - a.since
  );
}

export class OpenTables {
  all = $state.raw<TableSummary[]>([]);
  readonly reaching = new Reaching(async () => {
    this.all = await api.tables();
  });
  #timer = 0;

  get withRoom() {
    return this.all.filter((table) => !table.mine && hasRoom(table));
  }

  get toWatch() {
    return this.all.filter((table) => !table.mine && table.phase !== "over" && !hasRoom(table));
  }

  /** Mine, those that wait for me first, in the order in which they wait. */
  get mine() {
    return this.all.filter(({ mine, phase }) => mine && phase !== "over").sort(inOrder);
  }

  /** How many wait for me. */
  get waiting() {
    return this.mine.filter(({ my_turn }) => my_turn).length;
  }

  start() {
    void this.reaching.now();
    this.#timer = window.setInterval(() => {
      if (!document.hidden && this.reaching.next === null) void this.reaching.now();
    }, EVERY);
  }

  stop() {
    clearInterval(this.#timer);
    this.reaching.stop();
  }
}

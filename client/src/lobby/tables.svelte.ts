/** The tables of the lobby, looked at again now and then while the page is seen. */

import { api } from "../core/api";
import { freeChairs } from "../core/chairs";
import { Reaching } from "../core/reaching.svelte";
import type { TableSummary } from "../wire";

const EVERY = 5000;

function hasRoom(table: TableSummary): boolean {
  return table.phase === "gathering" && freeChairs(table) > 0;
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

  /** Mine, those that wait for me first. */
  get mine() {
    return this.all
      .filter(({ mine, phase }) => mine && phase !== "over")
      .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.since - a.since);
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

/** The tables of the lobby, looked at again now and then while the page is seen. */

import { ApiError, api } from "../core/api";
import type { TableSummary } from "../wire";

const EVERY = 5000;

export class OpenTables {
  all = $state.raw<TableSummary[]>([]);
  /** While the server can't be reached: when it is asked again, in seconds since 1970. */
  next = $state<number | null>(null);
  #timer = 0;

  get open() {
    return this.all.filter(({ mine, phase }) => !mine && phase === "gathering");
  }

  /** Mine, those that wait for me first. */
  get mine() {
    return this.all
      .filter(({ mine }) => mine)
      .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.since - a.since);
  }

  start() {
    void this.look();
    this.#timer = window.setInterval(() => {
      if (!document.hidden) void this.look();
    }, EVERY);
  }

  stop() {
    clearInterval(this.#timer);
  }

  readonly look = async () => {
    try {
      this.all = await api.tables();
      this.next = null;
    } catch (error) {
      this.next = error instanceof ApiError ? null : (Date.now() + EVERY) / 1000;
    }
  };
}

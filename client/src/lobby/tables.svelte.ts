/** The tables of the lobby, looked at again now and then while the page is seen. */

import { api } from "../core/api";
import type { TableSummary } from "../wire";

const EVERY = 5000;

export class OpenTables {
  all = $state.raw<TableSummary[]>([]);
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
    const look = async () => {
      if (!document.hidden) this.all = await api.tables().catch(() => this.all);
    };
    void look();
    this.#timer = window.setInterval(look, EVERY);
  }

  stop() {
    clearInterval(this.#timer);
  }
}

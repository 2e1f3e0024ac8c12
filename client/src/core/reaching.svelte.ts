/** Something asked of a server that may not answer: tried again by itself, a little later every time. */

import { ApiError } from "./api";
import { backoff } from "./connection";

/** Short waits are for a line that blinks; whoever reads a page needs time to read it. */
const SHORTEST_WAIT = 3000;

export class Reaching {
  /** When it is tried next, in seconds since 1970; null while all is well. */
  next = $state<number | null>(null);
  /** What the server said it can't; "" if it said nothing. */
  problem = $state("");
  #attempt: () => Promise<unknown>;
  #failures = 0;
  #timer = 0;
  #stopped = false;

  constructor(attempt: () => Promise<unknown>) {
    this.#attempt = attempt;
  }

  readonly now = async () => {
    clearTimeout(this.#timer);
    try {
      await this.#attempt();
      this.#failures = 0;
      this.next = null;
    } catch (error) {
      this.problem = error instanceof ApiError ? error.problem || "fault" : "";
      this.later();
    }
  };

  later() {
    if (this.#stopped) return;
    const wait = Math.max(SHORTEST_WAIT, backoff(this.#failures));
    this.#failures += 1;
    this.next = (Date.now() + wait) / 1000;
    this.#timer = window.setTimeout(this.now, wait);
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}

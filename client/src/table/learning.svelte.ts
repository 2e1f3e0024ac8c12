/** Where somebody stands in a lesson: the server counts what they have chosen, this page what they have read. */

import type { LessonStep, Table } from "../wire";

export class Learning {
  /** How many steps were read since the choice after which the server counts that step. */
  #read = $state.raw({ from: 0, steps: 0 });
  #left = $state(false);

  constructor(readonly table: () => Table | null) {}

  get #lesson() {
    const table = this.table();
    return table?.phase === "playing" && table.me === 0 && !this.#left ? table.lesson : null;
  }

  /** Whether the lesson goes on; between its steps the others play. */
  get on(): boolean {
    return this.#lesson !== null;
  }

  get steps(): readonly LessonStep[] {
    return this.#lesson?.steps ?? [];
  }

  /** The number of the step that stands. */
  get at(): number {
    const from = this.#lesson?.step ?? 0;
    return from + (this.#read.from === from ? this.#read.steps : 0);
  }

  /** The step that stands. It is told while the table waits for who learns: then all it speaks of has happened. */
  get step(): LessonStep | null {
    return this.#isAsked ? (this.steps[this.at] ?? null) : null;
  }

  /** There is something to look at, and nothing to choose yet. */
  get reads(): boolean {
    return this.step !== null && this.step.at !== "";
  }

  /** Every step is done: from here on everything is theirs to choose. */
  get ends(): boolean {
    return this.on && this.#isAsked && this.at >= this.steps.length;
  }

  get #isAsked(): boolean {
    const table = this.table();
    return table !== null && table.decision !== null && !table.paused;
  }

  next() {
    const from = this.#lesson?.step ?? 0;
    this.#read = { from, steps: this.at - from + 1 };
  }

  leave() {
    this.#left = true;
  }
}

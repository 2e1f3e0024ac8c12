/** The pages of a replay that are here. */

import type { ReplayStep } from "../wire";

export class Pages {
  readonly #steps: ReadonlyMap<number, ReplayStep>;

  constructor(
    readonly size: number,
    steps: ReadonlyMap<number, ReplayStep> = new Map(),
  ) {
    this.#steps = steps;
  }

  with(steps: readonly ReplayStep[]): Pages {
    const more = steps.map((step) => [step.version, step] as const);
    return new Pages(this.size, new Map([...this.#steps, ...more]));
  }

  at(step: number): ReplayStep | undefined {
    return this.#steps.get(step);
  }

  readonly pageOf = (step: number): number => Math.floor(step / this.size);

  readonly lacks = (page: number): boolean => !this.#steps.has(page * this.size);

  /** That step and those before it, as far as there is no gap. */
  before(step: number): ReplayStep[] {
    const found: ReplayStep[] = [];
    for (let at = this.at(step); at; at = this.at(at.version - 1)) found.push(at);
    return found.reverse();
  }
}

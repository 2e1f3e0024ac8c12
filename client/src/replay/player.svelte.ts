/** A finished match, step by step, through the eyes of one seat; to a board it looks like a table where nothing is asked. */

import { ApiError, api } from "../core/api";
import { type GameWords, words } from "../core/words.svelte";
import type { GameModule, Objection, Play } from "../games/contract";
import { boardOf } from "../games/registry";
import type { Chair, Decision, Option, Replay, Told } from "../wire";

const PACE = 1400;

export class Player implements Play {
  replay = $state.raw<Replay | null>(null);
  module = $state.raw<GameModule | null>(null);
  almanac = $state.raw<Record<string, unknown>>({});
  step = $state(0);
  running = $state(false);
  /** Why it can't be watched, in the server's word. */
  problem = $state("");
  rule = $state<string | null>(null);
  /** Called before every step, so that pieces can travel. */
  beforeChange: () => void = () => {};

  readonly decision: Decision | null = null;
  readonly free: readonly Option[] = [];
  readonly staged: string | null = null;
  readonly objection: Objection | null = null;
  readonly over = true;

  #words = $state.raw<GameWords | null>(null);
  #timer = 0;

  constructor(readonly code: string) {}

  async look(seat: number): Promise<void> {
    this.problem = "";
    try {
      const replay = await api.replay(this.code, seat);
      if (!this.module) {
        const [module, gameWords, almanac] = await Promise.all([
          boardOf(replay.game),
          words.ofGame(replay.game),
          api.almanac(replay.game),
        ]);
        this.module = module;
        this.#words = gameWords;
        this.almanac = almanac;
      }
      this.replay = replay;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
    }
  }

  goTo(step: number) {
    const to = Math.min(this.last, Math.max(0, step));
    if (to === this.step) return;
    this.beforeChange();
    this.step = to;
    if (to === this.last) this.stop();
  }

  toggle() {
    if (this.running) return this.stop();
    if (this.step === this.last) this.goTo(0);
    this.running = true;
    this.#timer = window.setInterval(() => this.goTo(this.step + 1), PACE);
  }

  stop() {
    this.running = false;
    clearInterval(this.#timer);
  }

  get last(): number {
    return Math.max(0, (this.replay?.steps.length ?? 1) - 1);
  }

  get #now() {
    return this.replay?.steps[this.step] ?? null;
  }

  get chooser(): number {
    return this.#now?.chooser ?? -1;
  }

  get option(): Option | null {
    return this.#now?.option ?? null;
  }

  /** Everything told up to this step. */
  get log(): Told[] {
    return this.replay?.steps.slice(0, this.step + 1).flatMap(({ happened }) => happened) ?? [];
  }

  // --- what a board reads

  get game() {
    return this.replay?.game ?? "";
  }
  get me() {
    return this.replay?.seat ?? -1;
  }
  get view() {
    return this.#now?.view ?? {};
  }
  get waiting() {
    return this.#now?.waiting ?? [];
  }
  get happened() {
    return this.#now?.happened ?? [];
  }
  get names() {
    return this.replay?.names ?? [];
  }
  get chairs(): Chair[] {
    return this.names.map((name) => ({
      who: "person",
      name,
      level: "",
      here: true,
      away_since: null,
      kept_for: "",
    }));
  }
  get words(): GameWords {
    if (!this.#words) throw new Error("the words of the game are not here yet");
    return this.#words;
  }

  openRule(rule: string) {
    this.rule = rule;
  }

  // --- nothing can be done to what is over

  can() {
    return false;
  }
  stage() {}
  commit() {}
  askWhyNot() {}
  doFreely() {}
}

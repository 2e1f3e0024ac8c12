/** A finished match, step by step, through the eyes of one seat; to a board it looks like a table where nothing is asked. */

import { ApiError, api } from "../core/api";
import { type GameWords, words } from "../core/words.svelte";
import type { GameModule, Objection, Play, Reading } from "../games/contract";
import { boardOf } from "../games/registry";
import type { Chair, Decision, Option, Question, Replay, ReplayStep, Told } from "../wire";
import { addressOf, placeIn } from "./address";
import { Pages } from "./pages";

const PACE = 1400;
const SETTLED = 250;

export class Player implements Play {
  /** The page that came last, for all that every page says. */
  replay = $state.raw<Replay | null>(null);
  module = $state.raw<GameModule | null>(null);
  almanac = $state.raw<Record<string, unknown>>({});
  /** Where one wants to be; until its page is there, the board stays as it was. */
  step = $state(0);
  running = $state(false);
  /** Why it can't be watched, in the server's word. */
  problem = $state("");
  rule = $state<string | null>(null);
  touched = $state.raw<Reading | null>(null);
  /** Called before every step, so that pieces can travel. */
  beforeChange: () => void = () => {};

  readonly decision: Decision | null = null;
  readonly free: readonly Option[] = [];
  readonly staged: string | null = null;
  readonly sending: string | null = null;
  readonly objection: Objection | null = null;
  readonly live = false;
  readonly covered = false;

  #words = $state.raw<GameWords | null>(null);
  #pages = $state.raw(new Pages(0));
  #drawn = $state.raw<ReplayStep | null>(null);
  readonly #editions = new Map<string, [GameWords, Record<string, unknown>]>();
  #isFetching = false;
  #timer = 0;
  #noting = 0;

  constructor(readonly code: string) {
    this.step = placeIn(location.search).step;
  }

  /** Through whose eyes. */
  async look(seat: number): Promise<void> {
    this.problem = "";
    try {
      const replay = await this.#askAt(seat);
      this.module ??= await boardOf(replay.game);
      this.step = Math.min(replay.last, Math.max(this.step, replay.first));
      await this.#readEditions(replay);
      this.#pages = new Pages(replay.page_size);
      this.#add(replay);
      this.#note();
      void this.#fetch();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An address may name a chair that was never there.
      if (error.problem === "no-chair" && seat >= 0) return this.look(-1);
      this.problem = error.problem;
    }
  }

  goTo(step: number) {
    const to = Math.min(this.last, Math.max(this.first, step));
    if (to === this.step) return;
    this.step = to;
    this.#draw();
    void this.#fetch();
    this.#note();
    if (to === this.last) this.stop();
  }

  /** Where one is stands in the address, so that it can be sent or come back to; a browser minds being told too often. */
  #note() {
    clearTimeout(this.#noting);
    this.#noting = window.setTimeout(() => {
      history.replaceState(history.state, "", addressOf(location.pathname, this.step, this.me));
    }, SETTLED);
  }

  toggle() {
    if (this.running) return this.stop();
    if (this.step === this.last) this.goTo(this.first);
    this.running = true;
    this.#timer = window.setInterval(() => this.isThere && this.goTo(this.step + 1), PACE);
  }

  leave() {
    this.stop();
    clearTimeout(this.#noting);
  }

  stop() {
    this.running = false;
    clearInterval(this.#timer);
  }

  // --- pages

  /** Whether what is drawn is where one wants to be. */
  get isThere(): boolean {
    return this.#drawn?.version === this.step;
  }

  #add(replay: Replay) {
    this.replay = replay;
    this.#pages = this.#pages.with(replay.steps);
    this.#draw();
  }

  #draw() {
    const step = this.#pages.at(this.step);
    if (!step || step === this.#drawn) return;
    if (this.#drawn) this.beforeChange();
    const told = this.#editions.get(step.edition ?? "");
    if (told) [this.#words, this.almanac] = told;
    this.#drawn = step;
  }

  /** The words and the almanac that the steps of a page were told with: rules are mended, and cards come and go. */
  async #readEditions({ game, steps }: Replay): Promise<void> {
    const editions = new Set(steps.map(({ edition }) => edition ?? ""));
    for (const edition of [...editions].filter((one) => !this.#editions.has(one))) {
      const told = await Promise.all([words.ofGame(game, edition), api.almanac(game, edition)]);
      this.#editions.set(edition, told);
    }
  }

  /** One page at a time: the one where one wants to be when it is asked for, then the one that follows. */
  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      for (let page = this.#wanted(); page !== null; page = this.#wanted()) await this.#fetchPage(page);
    } catch {
      this.stop(); // without a server one sees what is here; the next step asks again
    }
    this.#isFetching = false;
  }

  #wanted(): number | null {
    const pages = this.#pages;
    return (
      [this.step, Math.min(this.last, this.step + pages.size / 2)].map(pages.pageOf).find(pages.lacks) ?? null
    );
  }

  /** The page where one wants to be; how long pages are, the first one says. */
  async #askAt(seat: number): Promise<Replay> {
    const first = this.replay ? null : await this.#ask(seat, 0);
    const { page_size = 1, last = 0 } = first ?? this.replay ?? {};
    const page = Math.floor(Math.min(this.step, last) / page_size);
    return first && page === 0 ? first : this.#ask(seat, page);
  }

  /** Where the record is damaged, what is left of it. */
  async #ask(seat: number, page: number): Promise<Replay> {
    try {
      if (this.replay?.result !== null) return await api.replay(this.code, seat, page);
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem !== "damaged") throw error;
    }
    return api.remains(this.code, page);
  }

  async #fetchPage(page: number) {
    const before = this.#pages;
    const replay = await this.#ask(this.me, page);
    await this.#readEditions(replay);
    if (replay.seat === this.me && before.size === this.#pages.size) this.#add(replay);
  }

  /** Everything told up to what is drawn, as far back as the pages go that are here. */
  get log(): Told[] {
    return this.#drawn ? this.#pages.before(this.#drawn.version).flatMap(({ happened }) => happened) : [];
  }

  get hasEarlier(): boolean {
    return this.#earliestPage > 0;
  }

  get #earliestPage(): number {
    const [first] = this.#drawn ? this.#pages.before(this.#drawn.version) : [];
    return first ? this.#pages.pageOf(first.version) : 0;
  }

  async readEarlier() {
    const page = this.#earliestPage - 1;
    if (page < 0 || this.#isFetching) return;
    this.#isFetching = true;
    await this.#fetchPage(page).catch(() => {});
    this.#isFetching = false;
    void this.#fetch();
  }

  /** The first step that can be told: the deal, unless how the match began was never kept. */
  get first(): number {
    return this.replay?.first ?? 0;
  }

  get last(): number {
    return this.replay?.last ?? 0;
  }

  get chooser(): number {
    return this.#drawn?.chooser ?? -1;
  }

  /** What was asked of them, where that was kept. */
  get question(): Question | null {
    return this.#drawn?.question ?? null;
  }

  get option(): Option | null {
    return this.#drawn?.option ?? null;
  }

  // --- what a board reads

  /** Of a damaged record nobody knows the end. */
  get ended(): boolean {
    return this.replay?.result != null && this.#drawn?.version === this.last;
  }

  get game() {
    return this.replay?.game ?? "";
  }
  get me() {
    return this.replay?.seat ?? -1;
  }
  get view() {
    return this.#drawn?.view ?? {};
  }
  get sketch() {
    return this.#drawn?.sketch ?? null;
  }
  get waiting() {
    return this.#drawn?.waiting ?? [];
  }
  get happened() {
    return this.#drawn?.happened ?? [];
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
      person: "",
      keeper: "",
      led_from: -1,
    }));
  }
  get words(): GameWords {
    if (!this.#words) throw new Error("the words of the game are not here yet");
    return this.#words;
  }

  openRule(rule: string) {
    this.rule = rule;
  }

  /** Opens the rules at what was told last, or closes them. */
  toggleRules() {
    this.rule = this.rule === null ? (this.log.findLast(({ rule }) => rule)?.rule ?? "") : null;
  }

  // --- nothing can be done to what is over

  readonly mayUndo = false;

  can() {
    return false;
  }
  stage() {}
  commit() {}
  askWhyNot() {}
  uncover() {}
  read(what: Reading | null) {
    this.touched = what?.name === this.touched?.name ? null : what;
  }
  doFreely() {}
  undo() {}
}

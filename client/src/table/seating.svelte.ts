/** A live table as this browser sees it: what stands, what was said, and what is about to be answered. */

import { api } from "../core/api";
import { Connection, type Message, type Reply } from "../core/connection";
import { preferences } from "../core/preferences.svelte";
import { mayPass } from "../core/problems";
import { digestOfText } from "../core/proof";
import { play as sound } from "../core/sound";
import { type GameWords, words } from "../core/words.svelte";
import type { GameModule, Objection, Play, Pointed, Reading } from "../games/contract";
import { boardOf } from "../games/registry";
import type { Line, Option, Sign, Table, Told } from "../wire";
import { Learning } from "./learning.svelte";
import { myRequest, requestsForMe } from "./requests";
import { isOthers } from "./sayings";
import type { Reader } from "./telling";
import { Whispering } from "./whispering.svelte";
import { Witness } from "./witness";

export type LineState = "joining" | "open" | "lost" | "shut";

/** Something the bar has to say besides the question. */
export interface Notice {
  kind: "stale" | "refused" | "why";
  reason: string;
  rule: string;
}

export class Seating implements Play {
  table = $state.raw<Table | null>(null);
  log = $state.raw<Told[]>([]);
  /** The number of the first line in `log`; the server has those before it. */
  firstLine = $state(0);
  chat = $state.raw<Line[]>([]);
  happened = $state.raw<Told[]>([]);
  module = $state.raw<GameModule | null>(null);
  almanac = $state.raw<Record<string, unknown>>({});
  line = $state<LineState>("joining");
  /** Why the table can't be opened, once the server has said so. */
  problem = $state("");
  /** While the line is lost: whether it is because the table goes to another server, or to the same one anew. */
  moves = $state(false);
  /** While the line is lost: when it is tried again, in seconds since 1970. */
  next = $state(0);
  staged = $state<string | null>(null);
  sending = $state<string | null>(null);
  answered = $state.raw<Option | null>(null);
  notice = $state.raw<Notice | null>(null);
  objection = $state.raw<Objection | null>(null);
  touched = $state.raw<Reading | null>(null);
  rule = $state<string | null>(null);
  /** While a seal is due: chairs that the server has for me, and this browser never asked for. */
  strangeChairs = $state.raw<readonly number[]>([]);
  /** Which of the two rooms who isn't heard by the table wants to read. */
  roomChosen = $state<string | null>(null);

  readonly learning = new Learning(() => this.table);
  readonly whispering = new Whispering();

  #words = $state.raw<GameWords | null>(null);
  #furnished: Promise<void> | null = null;
  #connection: Connection;
  #withdrew = false;
  #isReadingEarlier = false;
  /** By name the digests of what the game is shown with. */
  #almanacDigest = "";
  readonly #witness: Witness;
  #called = new Map<string, string>();
  /** Of several chairs that are mine, the one I turned to: over a new line the table comes from the first again. */
  #turnedTo = -1;
  #isTurning = false;
  /** How far the match had come when somebody turned by hand: until it goes on, they stay where they look. */
  #lookedAt = -1;
  /** The chair of mine that came to the front by itself because it is asked, and how far the match had come then. */
  #broughtUp = $state.raw<{ chair: number; version: number } | null>(null);
  /** Called around every change of the table, so that pieces can travel. */
  beforeChange: () => void = () => {};

  constructor(readonly code: string) {
    this.#witness = new Witness(code, () => ({
      ...this.#words?.digests,
      ...(this.#almanacDigest && { almanac: this.#almanacDigest }),
    }));
    this.#connection = new Connection(api.socketOf(code), {
      table: (table, first) => {
        this.#doMyPart(table, first);
        void this.#receive(table, first);
      },
      lost: (next, refused, moving) => {
        this.moves = moving || (this.moves && this.line === "lost");
        this.line = "lost";
        this.next = next;
        if (refused) void this.#askWhyShut();
      },
      back: () => {
        this.problem = "";
        if (this.table) this.line = "open";
      },
      removed: () => {
        this.problem = "removed";
        this.line = "shut";
      },
    });
  }

  open() {
    this.#connection.open();
  }

  close() {
    this.#connection.close();
  }

  /** Tries to come back now. */
  readonly hurry = () => this.#connection.hurry();

  async #askWhyShut() {
    const problem = await api.whyShut(this.code);
    if (this.line !== "lost") return;
    this.problem = problem;
    if (mayPass(problem)) return;
    this.close();
    this.line = "shut";
  }

  /** Asked for once: tables that come meanwhile wait for the same, and so are received in the order they came in. */
  #furnish(game: string): Promise<void> {
    this.#furnished ??= this.#fetchBoard(game).catch((failed: unknown) => {
      this.#furnished = null;
      throw failed;
    });
    return this.#furnished;
  }

  async #fetchBoard(game: string) {
    const [module, gameWords, almanac] = await Promise.all([
      boardOf(game),
      words.ofGame(game),
      api.almanacText(game),
    ]);
    this.#almanacDigest = digestOfText(almanac);
    this.almanac = JSON.parse(almanac) as Record<string, unknown>;
    [this.module, this.#words] = [module, gameWords];
  }

  async #receive(table: Table, first: boolean) {
    if (!this.module) await this.#furnish(table.game);
    const before = this.table;
    if (before && !first) this.beforeChange();
    const sameQuestion = before?.decision?.id === table.decision?.id;
    if (!sameQuestion) {
      if (this.staged && table.decision && !table.decision.options.some(({ key }) => key === this.staged)) {
        this.notice = { kind: "stale", reason: "stale", rule: "" };
      } else if (this.notice?.kind !== "stale" || table.decision === null) this.notice = null;
      this.staged = null;
      this.objection = null;
      this.touched = null;
      this.module?.takeBack(this);
    }
    if (table.decision) this.answered = null;
    if (before && myRequest(before) && !myRequest(table)) this.#tellOfMyRequest(table);
    this.table = table;
    const wasCovered = this.covered;
    this.whispering.heed(table, this.learning.on);
    if (this.covered && !wasCovered) this.#forgetHalfChosen();
    // Over a new line, or from another chair of mine, what was told before is told again.
    const isNews = !first && table.told_before === this.firstLine + this.log.length;
    if (first) this.happened = [];
    else if (isNews) this.happened = table.happened;
    this.log = isNews ? [...this.log, ...table.happened] : table.happened;
    if (!isNews) this.firstLine = table.told_before;
    this.chat = table.chat_anew ? table.chat : [...this.chat, ...table.chat];
    this.#noteNames(table);
    this.line = "open";
    if (!first) this.#sound(before, table);
    this.#bringToFront(table);
  }

  /** Who of mine is asked now, unless the one in front is: nobody is torn away from a choice, nor from a look elsewhere. */
  #bringToFront(table: Table) {
    const { me, mine, waiting, decision, version } = table;
    if (mine.length < 2) return;
    if (!mine.includes(this.#turnedTo)) this.#turnedTo = me;
    const asked = mine.find((seat) => waiting.includes(seat));
    const isAskedElsewhere = !decision && !table.paused && version !== this.#lookedAt && asked !== undefined;
    if (isAskedElsewhere) this.#broughtUp = { chair: asked, version };
    const front = isAskedElsewhere ? asked : this.#turnedTo;
    if (front !== me) this.#turn(front);
  }

  #turn(chair: number) {
    if (this.#isTurning) return;
    this.#isTurning = true;
    this.#turnedTo = chair;
    void this.send({ type: "turn-to", chair }).then(() => {
      this.#isTurning = false;
    });
  }

  /** Shows the table from another chair of mine. */
  turnTo(chair: number) {
    this.#broughtUp = null;
    this.#lookedAt = this.table?.version ?? -1;
    this.#turn(chair);
  }

  /** Who of mine came to the front by itself for the question that stands. */
  get broughtUp(): number | null {
    return this.#broughtUp?.version === this.table?.version ? (this.#broughtUp?.chair ?? null) : null;
  }

  /** Another of my chairs that is asked, while the one in front isn't. */
  get askedBehind(): number | undefined {
    return this.decision
      ? undefined
      : this.mine.find((seat) => seat !== this.me && this.waiting.includes(seat));
  }

  /** By the name of what that chair plays, where the game gives it one. */
  partOf(seat: number): string {
    return this.module?.partName?.(this, seat) ?? words.name(seat, this.names);
  }

  async readEarlier() {
    if (this.#isReadingEarlier || this.firstLine === 0) return;
    this.#isReadingEarlier = true;
    const { firstLine: before, me } = this;
    const reply = await this.#connection.send({ type: "earlier", before });
    this.#isReadingEarlier = false;
    // Over a new line the log may begin elsewhere by now.
    if (reply.type !== "lines" || this.firstLine !== before) return;
    if (this.table) this.#witness.hear(reply, me, this.table);
    this.firstLine = reply.first;
    this.log = [...reply.happened, ...this.log];
  }

  /** In the shuffle, and as a witness of whatever is shown. */
  #doMyPart(table: Table, first: boolean) {
    const due = this.#witness.heed(table, first);
    this.strangeChairs = this.#witness.strange;
    if (due) void this.#connection.send(due);
  }

  /** Says that the chairs are mine which the server has for me, and this browser didn't ask for. */
  claim() {
    this.#witness.claim();
    if (this.table) this.#doMyPart(this.table, false);
  }

  get receipt() {
    return this.#witness.receipt;
  }
  get receiptFile() {
    return this.#witness.receiptFile;
  }

  /** A request for a chair is gone: I sit there, I took it back, or it was not to be. */
  #tellOfMyRequest(table: Table) {
    if (table.me < 0 && table.phase === "playing" && !this.#withdrew) {
      this.notice = { kind: "refused", reason: "chair-not-given", rule: "" };
    }
    this.#withdrew = false;
  }

  #sound(before: Table | null, table: Table) {
    if (table.decision && table.decision.id !== before?.decision?.id) sound("turn");
    const loud = table.happened
      .map((told) => this.module?.soundOf(told) ?? null)
      .filter((each) => each !== null);
    for (const each of new Set(loud.slice(-2))) sound(each);
    const asksMore = before && requestsForMe(table).length > requestsForMe(before).length;
    if (asksMore || (!table.chat_anew && table.chat.some((line) => isOthers(line, this)))) sound("message");
  }

  /** What everybody was called last; whom one doesn't hear can't be called by a line of theirs. */
  #noteNames({ chairs, chat, onlookers }: Table) {
    for (const { person, name } of [...chairs, ...onlookers, ...chat])
      if (person && name) this.#called.set(person, name);
  }

  nameOf(person: string): string {
    return words.person(this.#called.get(person) ?? "*");
  }

  /** Hears no more, or again, what somebody says. */
  async mute(person: string, yes: boolean): Promise<void> {
    await this.send({ type: "mute", person, yes });
  }

  // --- what a board reads

  get game() {
    return this.table?.game ?? "";
  }
  get me() {
    return this.table?.me ?? -1;
  }
  /** My chairs: of several that I lead, `me` is the one in front. */
  get mine() {
    return this.table?.mine ?? [];
  }
  /** By which this table tells of me. */
  get you() {
    return this.table?.you ?? "";
  }
  get view() {
    return this.table?.view ?? {};
  }
  get sketch() {
    return this.table?.sketch ?? null;
  }
  /** Whoever is still reading a step of a lesson isn't asked yet. */
  get decision() {
    const { reads, ends } = this.learning;
    return reads || ends ? null : (this.table?.decision ?? null);
  }
  get free() {
    return this.table?.free ?? [];
  }
  get waiting() {
    return this.table?.waiting ?? [];
  }
  get chairs() {
    return this.table?.chairs ?? [];
  }
  get names() {
    return this.chairs.map(({ name }) => name);
  }
  get ended() {
    return this.table?.phase === "over";
  }
  get live() {
    return this.table?.phase === "playing";
  }
  get covered() {
    return this.whispering.covers;
  }
  /** What one holds is covered, and with it what one could answer. */
  get isVeiled() {
    return this.covered && (this.module?.handTells ?? false);
  }
  get reader(): Reader {
    return { seat: this.me, covered: this.covered };
  }
  get words(): GameWords {
    if (!this.#words) throw new Error("the words of the game are not here yet");
    return this.#words;
  }

  /** Out of the match for good: there is nothing left to do but look on and talk with those who do. */
  get hasFallen() {
    const fallen = this.table?.fallen ?? [];
    return this.mine.length > 0 && this.mine.every((seat) => fallen.includes(seat));
  }

  /** Unless they choose, the fallen read their own room, and who came to look on reads the table's. */
  get roomRead(): string {
    return this.roomChosen ?? (this.hasFallen ? "watchers" : "table");
  }

  /** Taken back at once: freely, or for practice with nobody there to ask. */
  get undoesAtOnce() {
    const { table } = this;
    if (!table) return false;
    const others = table.chairs.some(
      ({ who }, seat) => who === "person" && !table.mine.includes(seat) && !table.fallen.includes(seat),
    );
    return table.undo_is_free || (table.practice && !others);
  }

  get mayUndo() {
    const { table } = this;
    if (!table || table.paused || table.undo || this.learning.on) return false;
    return table.may_undo && this.undoesAtOnce;
  }

  undo() {
    void this.send({ type: "undo" });
  }

  /** Who those are that the table doesn't hear: the fallen among them give the room its name. */
  get room(): "fallen" | "watchers" {
    return this.table?.fallen.length ? "fallen" : "watchers";
  }

  /** The rule that what is asked, refused or told last is about. */
  get ruleInQuestion(): string {
    const told = this.log.findLast(({ rule }) => rule);
    return this.notice?.rule || this.decision?.source || told?.rule || "";
  }

  can(option: string): boolean {
    return this.decision?.options.some(({ key }) => key === option) ?? false;
  }

  // --- what a person does

  stage(option: string | null) {
    this.staged = option;
    if (option) this.whispering.close();
    this.notice = null;
    this.objection = null;
    this.touched = null;
  }

  uncover() {
    this.whispering.uncover();
  }

  cover() {
    if (!this.whispering.isBare) return;
    this.whispering.cover();
    this.#forgetHalfChosen();
  }

  /** What is half chosen or being read names what is covered now. */
  #forgetHalfChosen() {
    this.module?.takeBack(this);
    this.staged = null;
    this.objection = null;
    this.touched = null;
  }

  read(what: Reading | null) {
    this.touched = what?.name === this.touched?.name ? null : what;
  }

  commit(option: string | null = this.staged) {
    const { decision } = this;
    if (!option || !decision || this.sending) return;
    this.sending = option;
    this.whispering.close();
    if (!preferences.welcomed) preferences.change({ welcomed: true }); // who plays needn't be told how any more
    const answered = decision.options.find(({ key }) => key === option) ?? null;
    void this.send({ type: "choose", decision: decision.id, option }).then((reply) => {
      this.sending = null;
      if (reply.type === "done") {
        this.staged = null;
        if (this.decision?.id === decision.id || this.decision === null) this.answered = answered;
        sound(this.module?.votes(this).length ? "sealed" : "token");
      }
    });
  }

  doFreely(option: string) {
    void this.send({ type: "free", option });
  }

  askWhyNot(what: string | Pointed) {
    const asked = typeof what === "string" ? { option: what } : { pointed: what };
    void this.send({ type: "why-not", ...asked }).then((reply) => {
      if (reply.type !== "because") return;
      if (!reply.rule) {
        if (this.learning.step) this.notice = { kind: "refused", reason: "lesson", rule: "" };
        else if (
          reply.option &&
          this.decision &&
          !this.decision.options.some(({ key }) => key === reply.option)
        )
          this.notice = { kind: "why", reason: "", rule: "" };
        return;
      }
      this.objection = { option: reply.option, rule: reply.rule };
      this.notice = { kind: "why", reason: "", rule: reply.rule };
    });
  }

  /** What is handed on to who shall come: a private table's link, another's code. */
  get address() {
    return `${location.origin}/t/${this.table?.link || this.code}`;
  }

  /** In the first chair that is free; where somebody was quicker, in the next. */
  async sitAnywhere() {
    for (const chair of this.chairs.keys()) {
      if (this.table?.phase !== "gathering" || this.me >= 0) return;
      if (this.chairs[chair]?.who !== "empty") continue;
      const reply = await this.send({ type: "sit", chair });
      if (reply.type !== "refused" || reply.reason !== "chair-taken") return;
    }
  }

  /** Bots where nobody sits, and off it goes. */
  async playWithBots(level: string) {
    const empty = [...this.chairs.keys()].filter((chair) => this.chairs[chair]?.who === "empty");
    await Promise.all(empty.map((chair) => this.send({ type: "seat-bot", chair, level })));
    await this.send({ type: "start" });
  }

  openRule(rule: string) {
    this.rule = rule;
  }

  readSign(): Promise<Sign> {
    return api.sign(this.code);
  }

  withdraw(request: number) {
    this.#withdrew = true;
    void this.send({ type: "admit", request, yes: false });
  }

  async send(message: Message): Promise<Reply> {
    if (this.notice?.kind === "refused") this.notice = null;
    const { table } = this;
    this.#witness.asks(message);
    const reply = await this.#connection.send(message);
    if (table) this.#witness.answered(message, reply, table);
    if (reply.type === "refused") {
      const kind = reply.reason === "stale" ? "stale" : "refused";
      this.notice = { kind, reason: reply.reason, rule: reply.rule };
    }
    return reply;
  }
}

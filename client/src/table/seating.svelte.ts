/** A live table as this browser sees it: what stands, what was said, and what is about to be answered. */

import { api } from "../core/api";
import { Connection, type Message, type Reply } from "../core/connection";
import { play as sound } from "../core/sound";
import { type GameWords, words } from "../core/words.svelte";
import type { GameModule, Objection, Play } from "../games/contract";
import { boardOf } from "../games/registry";
import type { Line, Option, Table, Told } from "../wire";
import { Witness } from "./witness";

export type LineState = "joining" | "open" | "lost" | "gone" | "damaged" | "game-away";

/** Something the bar has to say besides the question. */
export interface Notice {
  kind: "stale" | "refused" | "why";
  reason: string;
  rule: string;
}

export class Seating implements Play {
  table = $state.raw<Table | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<Line[]>([]);
  happened = $state.raw<Told[]>([]);
  module = $state.raw<GameModule | null>(null);
  almanac = $state.raw<Record<string, unknown>>({});
  line = $state<LineState>("joining");
  staged = $state<string | null>(null);
  sending = $state<string | null>(null);
  answered = $state.raw<Option | null>(null);
  notice = $state.raw<Notice | null>(null);
  objection = $state.raw<Objection | null>(null);
  rule = $state<string | null>(null);

  #words = $state.raw<GameWords | null>(null);
  #connection: Connection;
  #witness = new Witness();
  /** Called around every change of the table, so that pieces can travel. */
  beforeChange: () => void = () => {};

  constructor(readonly code: string) {
    this.#connection = new Connection(api.socketOf(code), {
      table: (table, first) => {
        const due = this.#witness.heed(table, first);
        if (due) void this.#connection.send(due);
        void this.#receive(table, first);
      },
      lost: () => {
        this.line = "lost";
        if (!this.table) void this.#lookForTable();
      },
      back: () => {
        if (this.table) this.line = "open";
      },
    });
  }

  open() {
    this.#connection.open();
  }

  close() {
    this.#connection.close();
  }

  async #lookForTable() {
    const why = await api.whyShut(this.code);
    if (why !== "no-table" && why !== "damaged" && why !== "game-away") return;
    this.close();
    this.line = why === "no-table" ? "gone" : why;
  }

  async #receive(table: Table, first: boolean) {
    if (!this.module) {
      const [module, gameWords, almanac] = await Promise.all([
        boardOf(table.game),
        words.ofGame(table.game),
        api.almanac(table.game),
      ]);
      this.module = module;
      this.#words = gameWords;
      this.almanac = almanac;
    }
    const before = this.table;
    if (before && !first) this.beforeChange();
    const sameQuestion = before?.decision?.id === table.decision?.id;
    if (!sameQuestion) {
      if (this.staged && table.decision && !table.decision.options.some(({ key }) => key === this.staged)) {
        this.notice = { kind: "stale", reason: "stale", rule: "" };
      } else if (this.notice?.kind !== "stale" || table.decision === null) this.notice = null;
      this.staged = null;
      this.objection = null;
      this.module.takeBack(this);
    }
    if (table.decision) this.answered = null;
    this.table = table;
    this.happened = first ? [] : table.happened;
    this.log = first ? table.happened : [...this.log, ...table.happened];
    this.chat = first ? table.chat : [...this.chat, ...table.chat];
    this.line = "open";
    if (!first) this.#sound(before, table);
  }

  #sound(before: Table | null, table: Table) {
    if (table.decision && table.decision.id !== before?.decision?.id) sound("turn");
    const loud = table.happened
      .map((told) => this.module?.soundOf(told) ?? null)
      .filter((each) => each !== null);
    for (const each of new Set(loud.slice(-2))) sound(each);
    if (table.chat.some(({ name }) => name !== this.names[this.me])) sound("message");
  }

  // --- what a board reads

  get game() {
    return this.table?.game ?? "";
  }
  get me() {
    return this.table?.me ?? -1;
  }
  get view() {
    return this.table?.view ?? {};
  }
  get decision() {
    return this.table?.decision ?? null;
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
  get over() {
    return this.table?.phase === "over";
  }
  get words(): GameWords {
    if (!this.#words) throw new Error("the words of the game are not here yet");
    return this.#words;
  }

  can(option: string): boolean {
    return this.decision?.options.some(({ key }) => key === option) ?? false;
  }

  // --- what a person does

  stage(option: string | null) {
    this.staged = option;
    this.notice = null;
    this.objection = null;
  }

  commit(option: string | null = this.staged) {
    const { decision } = this;
    if (!option || !decision || this.sending) return;
    this.sending = option;
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

  askWhyNot(option: string) {
    void this.send({ type: "why-not", option }).then((reply) => {
      if (reply.type !== "because" || !reply.rule) return;
      this.objection = { option, rule: reply.rule };
      this.notice = { kind: "why", reason: "", rule: reply.rule };
    });
  }

  openRule(rule: string) {
    this.rule = rule;
  }

  async send(message: Message): Promise<Reply> {
    const reply = await this.#connection.send(message);
    if (reply.type === "refused") {
      const kind = reply.reason === "stale" ? "stale" : "refused";
      this.notice = { kind, reason: reply.reason, rule: reply.rule };
    }
    return reply;
  }
}

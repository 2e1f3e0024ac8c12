/** One WebSocket that comes back by itself, and answers that find the question they belong to. */

import type { Because, Done, FromClient, Lines, Refused, Table, ToClient } from "../wire";
import { freshHex } from "./browser";

export type Reply = Done | Refused | Because | Lines;
export type Message = FromClient extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

const FIRST_WAIT = 300;
const SECOND_WAIT = 500;
const LONGEST_AT_FIRST = 2000;
const ATTEMPTS_AT_FIRST = 40; // about a minute: so long whoever runs the server may need to start it anew
const LONGEST_WAIT = 8000;
/** The socket's closing word where another server, or the same one anew, has the table in a moment. */
const MOVING = 1012;
/** What we say ourselves of a line on which nothing came. */
const SILENT = 4000;
/** The server says something every ten seconds: who hears nothing for so long talks to nobody. */
const LONGEST_SILENCE = 25_000;
/** The socket's closing word to who was asked to leave the table. */
const REMOVED = 4403;

interface Pending {
  message: FromClient;
  settle: (reply: Reply) => void;
}

export interface Listener {
  table(table: Table, first: boolean): void;
  /** `next`: when it is tried again, in seconds since 1970. `refused`: it never was open. `moving`: the table is. */
  lost(next: number, refused: boolean, moving: boolean): void;
  back(): void;
  /** Asked to leave: there is no coming back. */
  removed(): void;
}

/** At once, then ever less often; with chance in it, so that not all who were there come back in the same instant. */
export function backoff(attempt: number, chance = Math.random()): number {
  if (attempt === 0) return FIRST_WAIT * chance;
  const longest = attempt < ATTEMPTS_AT_FIRST ? LONGEST_AT_FIRST : LONGEST_WAIT;
  return Math.min(longest, SECOND_WAIT * 2 ** (attempt - 1)) * (0.5 + chance / 2);
}

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #attempt = 0;
  #timer = 0;
  #silence = 0;
  #closed = false;
  #first = true;

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {}

  open() {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.#connect();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.#socket?.close();
  }

  /** What can't be sent now is sent when the line is back, under the same id: given twice, it counts once. */
  send(message: Message): Promise<Reply> {
    const whole = { ...message, id: freshHex(16) } as FromClient;
    return new Promise((settle) => {
      this.#pending.set(whole.id, { message: whole, settle });
      this.#post(whole);
    });
  }

  /** Doesn't wait for the next attempt. */
  readonly hurry = () => {
    if (document.hidden || this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#connect();
  };

  #post(message: FromClient) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#first = true;
    let refused = true;
    const lost = (code: number) => {
      if (this.#closed || socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#socket = null;
      if (code === REMOVED) {
        this.close();
        this.listener.removed();
        return;
      }
      const wait = backoff(this.#attempt);
      this.#attempt += 1;
      this.#timer = window.setTimeout(() => this.#connect(), wait);
      this.listener.lost((Date.now() + wait) / 1000, refused, code === MOVING);
    };
    const heard = () => {
      clearTimeout(this.#silence);
      this.#silence = window.setTimeout(() => {
        lost(SILENT);
        socket.close(); // which may wait long for an answer
      }, LONGEST_SILENCE);
    };
    socket.onopen = () => {
      refused = false;
      this.#attempt = 0;
      heard();
      this.listener.back();
      for (const { message } of this.#pending.values()) this.#post(message);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      heard();
      this.#hear(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = ({ code }) => lost(code);
  }

  #hear(message: ToClient) {
    if (message.type === "here") return;
    if (message.type === "table") {
      this.listener.table(message, this.#first);
      this.#first = false;
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    pending?.settle(message);
  }
}

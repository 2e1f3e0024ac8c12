/** What is fetched over HTTP. */

import { hostKey } from "../host/key";
import type {
  Analysis,
  Browser,
  Component,
  Created,
  Doorstep,
  GameSummary,
  Handover,
  Hint,
  HostBar,
  HostRuling,
  HostView,
  Invited,
  LastViews,
  Me,
  NewLesson,
  NewTable,
  Passkey,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyMade,
  PasskeyToMake,
  Problem,
  PushKey,
  Replay,
  Shelf,
  Sign,
  Subscribed,
  Subscription,
  TableSummary,
  Verified,
} from "../wire";
import type { Dealt } from "./proof";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    /** In how many seconds it may be asked again, if the server has said so. */
    readonly wait: number,
  ) {
    super(`${status} ${problem}`);
  }
}

async function answered(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, init);
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new ApiError(answer.status, told.problem ?? "", Number(answer.headers.get("retry-after") ?? 0));
  }
  return answer;
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await answered(path, init)).json()) as T;
}

async function read(path: string): Promise<string> {
  return (await answered(path)).text();
}

/** What the server has to work out first: where there is too much to do, it is asked again when it says. */
async function askPatiently<T>(path: string, times = 5): Promise<T> {
  try {
    return await ask<T>(path);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.wait || times <= 1) throw error;
    await new Promise((go) => setTimeout(go, error.wait * 1000));
    return askPatiently(path, times - 1);
  }
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
}

/** What only the host may ask, with the key. */
function asHost(path = "", body?: unknown): Promise<HostView> {
  const headers: Record<string, string> = { authorization: `Bearer ${hostKey.value}` };
  if (body === undefined) return ask<HostView>(`/api/host${path}`, { headers });
  headers["content-type"] = "application/json";
  return ask<HostView>(`/api/host${path}`, { method: "POST", body: JSON.stringify(body), headers });
}

const tablePath = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  /** Who I am; null before the first name was given. */
  me: () =>
    ask<Me>("/api/me").catch((error: ApiError) => (error.status === 401 ? null : Promise.reject(error))),
  /** By which the browser's push service knows this server; null: it calls nobody. */
  pushKey: () => ask<PushKey>("/api/push").then(({ key }) => key || null),
  /** What this browser has asked to be called for; null: nothing. */
  subscribed: () => ask<Subscribed | null>("/api/me/push"),
  subscribe: (subscription: Subscription) => post<Me>("/api/me/push", subscription),
  unsubscribe: () => ask<Me>("/api/me/push", { method: "DELETE" }),
  browsers: () => ask<Browser[]>("/api/me/browsers"),
  putOut: (browser: string) => ask<Me>(`/api/me/browsers/${browser}`, { method: "DELETE" }),
  /** A code by which another browser becomes mine. */
  handOver: () => ask<Handover>("/api/me/handover", { method: "POST" }),
  /** Says such a code: from then on this browser is of whoever asked for it. */
  followMe: (code: string) => post<Me>("/api/handovers", { code }),
  passkeys: () => ask<Passkey[]>("/api/me/passkeys"),
  passkeyToMake: () => ask<PasskeyToMake>("/api/me/passkeys/challenge", { method: "POST" }),
  addPasskey: (made: PasskeyMade) => post<Passkey>("/api/me/passkeys", made),
  removePasskey: (passkey: string) => ask<Me>(`/api/me/passkeys/${passkey}`, { method: "DELETE" }),
  passkeyChallenge: () => ask<PasskeyChallenge>("/api/passkeys"),
  /** From then on this browser is of whoever has that key. */
  comeBack: (answer: PasskeyAnswer) => post<Me>("/api/passkeys", answer),
  nameMe: (name: string) => post<Me>("/api/me", { name }),
  games: () => ask<GameSummary[]>("/api/games"),
  /** What the numbers of a game stand for: today, or in the edition that something was told in. */
  almanac: (game: string, edition = "") =>
    ask<Record<string, unknown>>(`${edition ? `/api/editions/${edition}` : `/api/games/${game}`}/almanac`),
  /** The same as it was sent. */
  almanacText: (game: string) => read(`/api/games/${game}/almanac`),
  rules: (game: string, language: string) => read(`/api/games/${game}/rules.${language}.md`),
  /** Everything in the box of a game. */
  components: (game: string) => ask<Component[]>(`/api/games/${game}/components`),
  /** All that is kept of me, as a file. */
  kept: "/api/me/kept",
  /** Has me forgotten: the name, what I said, the shelf. */
  forgetMe: () => ask<Me>("/api/me/kept", { method: "DELETE" }),
  /** What I have played: of one game, or of all. */
  shelf: (game: string, page: number) => ask<Shelf>(`/api/shelf?game=${game}&page=${page}`),
  host: {
    overview: () => asHost(),
    rule: (ruling: HostRuling) => asHost("/rulings", ruling),
    bar: (bar: HostBar) => asHost("/bars", bar),
  },
  tables: () => ask<TableSummary[]>("/api/tables"),
  setTable: (table: NewTable) => post<Created>("/api/tables", table),
  /** A table of one's own to learn the game on. */
  learn: (lesson: NewLesson) => post<Created>("/api/lessons", lesson),
  /** A socket that is refused doesn't say why; this does: the problem's word, "" if there is none or no answer. */
  whyShut: (code: string) =>
    ask<TableSummary>(tablePath(code))
      .then(() => api.me())
      .then(
        (me) => (me ? "" : "no-name"),
        (error: unknown) => (error instanceof ApiError ? error.problem : ""),
      ),
  /** What stands before the door of the table behind a code or a link; nobody is let in by it. */
  doorstep: (way: string) => ask<Doorstep>(`/api/doorsteps/${encodeURIComponent(way)}`),
  /** Exchanges the link of a private table for its code. */
  accept: (link: string) => post<Invited>("/api/invitations", { link }),
  lastViews: (code: string) => askPatiently<LastViews>(`${tablePath(code)}/last-views`),
  /** A page of a finished match, through the eyes of one seat. */
  replay: (code: string, seat: number, page: number) =>
    askPatiently<Replay>(`${tablePath(code)}/replay?seat=${seat}&page=${page}`),
  /** What a damaged record still tells of a match, as whoever watched saw it. */
  remains: (code: string, page: number) => askPatiently<Replay>(`${tablePath(code)}/remains?page=${page}`),
  /** What I could do now in that chair, and why: told to me alone. */
  hint: (code: string, chair: number) => askPatiently<Hint>(`${tablePath(code)}/hint?chair=${chair}`),
  /** What the last play says by what the house's bots have agreed on. */
  sign: (code: string) => askPatiently<Sign>(`${tablePath(code)}/sign`),
  /** How a finished match stood turn by turn, as far as that is worked out. */
  analysis: (code: string) => askPatiently<Analysis>(api.analysisOf(code)),
  analysisOf: (code: string) => `${tablePath(code)}/analysis`,
  verify: (code: string) => askPatiently<Verified>(`${tablePath(code)}/verify`),
  dealt: (code: string) => askPatiently<Dealt>(`${tablePath(code)}/match.json`),
  fileOf: (code: string) => `${tablePath(code)}/match.json`,
  qrOf: (code: string) => `${tablePath(code)}/qr.svg`,
  socketOf: (code: string) =>
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${tablePath(code)}/socket`,
};

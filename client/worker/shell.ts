/** The files our pages are made of, kept so that they open at once, also without a server; and what can be read then. */

import { isPage, isText, mayBeKept, textsOf } from "./kept";

declare const self: ServiceWorkerGlobalScope;
/** What was built beside this worker. */
declare const __SHELL__: { version: string; files: string[] };

const BUILT = __SHELL__;
const SHELLS = "shell ";
const SHELL = SHELLS + BUILT.version;
const TEXTS = "texts";
const PAGE = "/index.html";
/** Of how many versions before this one, at most, pages that are still open find their files. */
const MOST_BEFORE = 3;
const BETWEEN = 80;
const TIMES = 4;

/** All of this version; it isn't ours before all is here. Texts are welcome, but nothing depends on them. */
export async function lay(): Promise<void> {
  const shell = await caches.open(SHELL);
  await eachOf(BUILT.files, async (path) => {
    if (!(await shell.match(path))) await shell.put(path, await fetchPatiently(path));
  });
  await layTexts().catch(() => undefined);
}

async function layTexts(): Promise<void> {
  const games = await fetchPatiently("/api/games");
  const ids = ((await games.clone().json()) as { id: string }[]).map(({ id }) => id);
  await keep("/api/games", games);
  await eachOf(ids.flatMap(textsOf), async (path) => keep(path, await fetchPatiently(path)));
}

/** One after the other, without haste: the page that is open comes first, and so do others from the same house. */
async function eachOf(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths) {
    await work(path);
    await pause(BETWEEN);
  }
}

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

/** A server that has too much to do says when to ask again. */
async function fetchPatiently(path: string, times = TIMES): Promise<Response> {
  const answer = await fetch(path);
  if (answer.ok) return answer;
  const wait = Number(answer.headers.get("retry-after"));
  if (!wait || times <= 1) throw new Error(`${path}: ${answer.status}`);
  await pause(wait * 1000);
  return fetchPatiently(path, times - 1);
}

/** Earlier versions go when no page is open that may be made of them; there are never many. */
export async function clear(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const most = open.length ? MOST_BEFORE : 0;
  await Promise.all(before.slice(0, Math.max(0, before.length - most)).map((name) => caches.delete(name)));
}

/** Null for what isn't ours to answer: all that is somebody's own goes to the server, and none of it is kept. */
export function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return null;
  if (request.mode === "navigate") return isPage(pathname) ? page(request) : null;
  if (isText(pathname)) return text(event);
  return pathname.startsWith("/assets/") || BUILT.files.includes(pathname) ? file(request) : null;
}

async function page(request: Request): Promise<Response> {
  return (await (await caches.open(SHELL)).match(PAGE)) ?? fetch(request);
}

/** Of this version or, for a page that was opened before it came, of an earlier one. */
async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return (
    (await (await caches.open(SHELL)).match(pathname)) ?? (await caches.match(pathname)) ?? fetch(request)
  );
}

/** As the server has it now; what was kept is for when it can't be asked. */
async function text(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const answer = await fetch(event.request).catch(() => null);
  if (answer && answer.status < 500) {
    event.waitUntil(keep(pathname, answer.clone()));
    return answer;
  }
  return (await (await caches.open(TEXTS)).match(pathname)) ?? answer ?? Response.error();
}

async function keep(path: string, answer: Response): Promise<void> {
  if (mayBeKept(answer)) await (await caches.open(TEXTS)).put(path, answer);
}

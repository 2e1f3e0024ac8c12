/** Somebody is called who looks at no page: it is their turn. Whatever is said is what the whole table knows. */

declare const self: ServiceWorkerGlobalScope;

const WORDS = {
  es: { turn: "Te toca", late: "Te están esperando", decide: "Alguien se retrasa: decides tú" },
  en: { turn: "It's your turn", late: "They are waiting for you", decide: "Somebody is late: you decide" },
} as const;

export interface Call {
  kind: keyof typeof WORDS.es | "gone";
  code: string;
  game: string;
  language: keyof typeof WORDS;
}

interface Subscribed {
  language: string;
  tables: string[] | null;
  quiet: [number, number] | null;
}

export async function hear(event: PushEvent): Promise<void> {
  const call = event.data?.json() as Call;
  if (call.kind === "gone") return withdraw(call.code);
  const words = WORDS[call.language] ?? WORDS.es;
  await self.registration.showNotification(words[call.kind], {
    body: `${await titleOf(call)} · ${call.code}`,
    tag: call.code,
    lang: call.language,
    icon: "/icons/192.png",
    data: { path: `/t/${call.code}` },
  });
}

/** It was answered, from wherever. */
async function withdraw(code: string): Promise<void> {
  for (const notice of await self.registration.getNotifications({ tag: code })) notice.close();
}

/** As it was kept for reading without a server. */
async function titleOf({ game, language }: Call): Promise<string> {
  const kept = await caches.match("/api/games");
  const games = (await kept?.json().catch(() => null)) as {
    id: string;
    titles: Record<string, { short: string }>;
  }[];
  return games?.find(({ id }) => id === game)?.titles[language]?.short ?? game;
}

/** To the table, in the page that is open there already if there is one. */
export async function goTo(notice: Notification): Promise<void> {
  notice.close();
  const { path } = notice.data as { path: string };
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => decodeURI(new URL(url).pathname) === path);
  await (there ? there.focus() : self.clients.openWindow(encodeURI(path)));
}

/** The browser's maker has given it another address: what was asked for is asked for there. */
export async function renew(): Promise<void> {
  const [known, key] = await Promise.all([fetch("/api/me/push"), fetch("/api/push")]);
  if (!known.ok || !key.ok) return;
  const asked = (await known.json()) as Subscribed | null;
  const { key: applicationServerKey } = (await key.json()) as { key: string };
  if (!asked || !applicationServerKey) return;
  const { language, tables, quiet } = asked;
  const { endpoint, keys } = (
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  ).toJSON();
  await fetch("/api/me/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, public: keys?.p256dh, auth: keys?.auth, language, tables, quiet }),
  });
}

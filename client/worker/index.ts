/** What works for the pages behind them, also while none is open. Built by tools/worker.js into /sw.js. */

import { goTo, hear, renew } from "./calls";
import { answerTo, clear, lay } from "./shell";

declare const self: ServiceWorkerGlobalScope;

// A page that is open goes on with the files it was made of, so nobody has to wait for it to be closed.
self.addEventListener("install", (event) => event.waitUntil(lay().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(clear().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
self.addEventListener("push", (event) => event.waitUntil(hear(event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(goTo(event.notification)));
self.addEventListener("pushsubscriptionchange", (event) => (event as ExtendableEvent).waitUntil(renew()));

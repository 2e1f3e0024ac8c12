/** The browser's own notices that it is one's turn: asked for when one waits, never at once, and never again after a no. */

import { calls } from "./calls.svelte";
import { preferences } from "./preferences.svelte";

const exist = typeof Notification !== "undefined";

class Notices {
  #permission = $state<NotificationPermission>(exist ? Notification.permission : "denied");
  #shown: Notification | null = null;

  /** Whether it may be offered: neither the person nor the browser has answered yet. */
  get mayBeOffered(): boolean {
    return this.#permission === "default" && preferences.notices === null;
  }

  /** Whether they can be had here at all, so that they can be switched on. */
  get arePossible(): boolean {
    return this.#permission !== "denied";
  }

  get areOn(): boolean {
    return this.#permission === "granted" && preferences.notices === true;
  }

  /** They were wanted: the browser asks in its own way. */
  readonly accept = async () => {
    preferences.change({ notices: true });
    this.#permission = await Notification.requestPermission();
    if (this.#permission === "default") preferences.change({ notices: null });
  };

  readonly decline = () => {
    preferences.change({ notices: false });
    void calls.askNoMore();
  };

  /** Tells it to whoever doesn't look at the page. */
  tell(title: string, body: string, tag: string) {
    if (!this.areOn || !document.hidden) return;
    try {
      this.#shown = new Notification(title, { body, tag });
      this.#shown.onclick = () => {
        focus();
        this.withdraw();
      };
    } catch {
      // Some phones let only an installed page tell anything.
    }
  }

  withdraw() {
    this.#shown?.close();
    this.#shown = null;
  }

  /** What was called out while no page was looked at, about a table that is looked at now. */
  async withdrawCalls(code: string) {
    if (!this.areOn || !("serviceWorker" in navigator)) return;
    const registered = await navigator.serviceWorker.getRegistration();
    for (const notice of (await registered?.getNotifications({ tag: code })) ?? []) notice.close();
  }
}

export const notices = new Notices();

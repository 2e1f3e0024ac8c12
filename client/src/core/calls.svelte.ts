/** Being called when no page is looked at (Web Push): what this browser has asked for, for a table or for all. */

import type { Subscribed } from "../wire";
import { api } from "./api";
import { preferences } from "./preferences.svelte";
import { fromUtc, type Quiet, toUtc } from "./quiet";

class Calls {
  /** Whether this browser can be called at all, as far as that is known. */
  arePossible = $state(false);
  #asked = $state.raw<Subscribed | null>(null);

  /** About which tables; null: about all. */
  get tables(): string[] | null {
    return this.#asked ? this.#asked.tables : [];
  }

  get isAsked(): boolean {
    return this.#asked !== null;
  }

  /** Between which hours of this place nothing is to be heard. */
  get quiet(): Quiet | null {
    return this.#asked?.quiet ? fromUtc(this.#asked.quiet) : null;
  }

  isAbout(code: string): boolean {
    return this.#asked !== null && (this.tables?.includes(code) ?? true);
  }

  async recall(): Promise<void> {
    if (!(await this.#manager()) || (await api.pushKey()) === null) return;
    this.arePossible = true;
    this.#asked = await api.subscribed();
  }

  /** Whoever wanted it is asked by the browser already, so nothing opens here. A browser without such a service is as before. */
  async ask(tables: string[] | null, quiet: Quiet | null = this.quiet): Promise<void> {
    const manager = await this.#manager();
    const applicationServerKey = manager ? await api.pushKey() : null;
    if (!manager || applicationServerKey === null) return;
    const given = await manager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null);
    const { endpoint, keys } = given?.toJSON() ?? {};
    if (!endpoint || !keys) return;
    const wish = { endpoint, language: preferences.language, tables, quiet: quiet && toUtc(quiet) };
    await api.subscribe({ ...wish, public: plain(keys.p256dh), auth: plain(keys.auth) });
    this.arePossible = true;
    this.#asked = wish;
  }

  /** About one table more. */
  async askAbout(code: string): Promise<void> {
    if (!this.isAbout(code)) await this.ask([...(this.tables ?? []), code].slice(-50));
  }

  async askNoMore(): Promise<void> {
    const manager = await this.#manager();
    await (await manager?.getSubscription())?.unsubscribe();
    if (this.#asked) await api.unsubscribe();
    this.#asked = null;
  }

  async #manager(): Promise<PushManager | null> {
    if (!isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
    return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
  }
}

function plain(key = ""): string {
  return key.replace(/=+$/, "");
}

export const calls = new Calls();

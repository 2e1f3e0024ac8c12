/** What is told to this chair alone: a card that comes by itself, face down, whenever there is something new under it. Whatever
 * else on the page says it lies under a cover too, until it is touched. */

import { preferences } from "../core/preferences.svelte";
import type { Table } from "../wire";

export class Whispering {
  isOpen = $state(false);
  isTurned = $state(false);
  /** Nothing came to this chair before: it is told who it is. */
  isFirst = $state(false);
  #mark = $state("");
  #seen = $state("");
  #place = "";
  /** There is something to be covered. */
  #stands = $state(false);
  #isBare = $state(false);

  /** There is something that was never turned over. */
  get isNew() {
    return this.#mark !== this.#seen;
  }

  /** Nothing on the page may say it. */
  get covers() {
    return this.#stands && preferences.covers && !this.#isBare;
  }

  /** It could be covered. */
  get isBare() {
    return this.#stands && preferences.covers && this.#isBare;
  }

  /** `isBusy`: who is being taught something else finds it when they want it, and has nobody beside them. */
  heed({ code, me, phase, paused, whisper }: Table, isBusy: boolean) {
    this.#stands = whisper !== null && phase === "playing" && !isBusy;
    if (isBusy) this.#isBare = true;
    if (!whisper || paused || phase !== "playing") {
      this.close();
      return;
    }
    this.#goTo(`sobremesa-whisper-${code}-${me}`);
    if (whisper.mark === this.#mark) return;
    this.isTurned = false;
    this.isFirst = this.#mark === "";
    this.#mark = whisper.mark;
    sessionStorage.setItem(this.#place, this.#mark);
    if (isBusy) return;
    this.isOpen = true;
    this.#isBare = false;
  }

  /** What came already, and what of it was seen, is kept for as long as the tab is open. */
  #goTo(place: string) {
    if (place === this.#place) return;
    this.#place = place;
    this.#mark = sessionStorage.getItem(place) ?? "";
    this.#seen = sessionStorage.getItem(`${place}-seen`) ?? "";
  }

  /** Whoever looks has nobody beside them for now: one tap is enough for the card and for what lies under the covers. */
  turn() {
    this.isTurned = !this.isTurned;
    this.#isBare = this.isTurned;
    this.#seen = this.#mark;
    sessionStorage.setItem(`${this.#place}-seen`, this.#seen);
  }

  open() {
    this.isOpen = true;
  }

  close() {
    this.isOpen = false;
    this.isTurned = false;
  }

  uncover() {
    this.#isBare = true;
    this.close();
  }

  cover() {
    this.#isBare = false;
    this.close();
  }
}

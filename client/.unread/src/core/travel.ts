/** Cards and tokens travel, they don't jump (FLIP).
 *
 * An element says with `data-piece` which thing it shows. When the table changes: the same thing elsewhere travels there;
 * a new one comes from what is named in `data-from`, a piece or a `data-place` that stays where it is; one that has gone
 * goes to what is named in `data-to`.
 */

import { preferences } from "./preferences.svelte";

interface Standing {
  box: DOMRect;
  copy: HTMLElement | SVGElement | null;
  to: string;
}

const NEAR = 320;
const FAR = 520;
const APART = 60;
const MOST_APART = 600;

export class Traveller {
  #before = new Map<string, Standing>();
  #going: Animation[] = [];

  constructor(readonly root: () => HTMLElement | null) {}

  /** Remember where everything stands; to be called before the page changes. */
  look() {
    this.#before.clear();
    if (preferences.lessMotion()) return;
    for (const piece of this.#pieces()) {
      const box = piece.getBoundingClientRect();
      const to = piece.dataset.to ?? "";
      if (box.width) {
        this.#before.set(piece.dataset.piece ?? "", {
          box,
          to,
          copy: to ? (piece.cloneNode(true) as HTMLElement) : null,
        });
      }
    }
  }

  /** Let everything travel from where it stood; to be called once the page has changed. */
  go() {
    if (this.#before.size === 0) return;
    this.finish();
    const now = new Map<string, HTMLElement | SVGElement>();
    for (const piece of this.#pieces()) {
      if (piece.getBoundingClientRect().width) now.set(piece.dataset.piece ?? "", piece);
    }
    let moving = 0;
    for (const [id, piece] of now) {
      const origin = this.#before.get(id)?.box ?? this.#placeOf(piece.dataset.from ?? "", now);
      if (origin && this.#travel(piece, origin, delay(moving), !this.#before.has(id))) moving += 1;
    }
    for (const [id, { box, copy, to }] of this.#before) {
      const goal = now.has(id) || !copy ? null : this.#placeOf(to, now);
      if (copy && goal) {
        this.#leave(copy, box, goal, delay(moving));
        moving += 1;
      }
    }
    this.#before.clear();
  }

  /** A click is never kept waiting. */
  finish() {
    for (const animation of this.#going) animation.finish();
    this.#going = [];
  }

  #pieces(): (HTMLElement | SVGElement)[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
  }

  #placeOf(id: string, now: Map<string, Element>): DOMRect | null {
    if (!id) return null;
    const place = this.root()?.querySelector(`[data-place="${id}"]`) ?? now.get(id);
    return place?.getBoundingClientRect() ?? this.#before.get(id)?.box ?? null;
  }

  #travel(piece: HTMLElement | SVGElement, from: DOMRect, wait: number, isNew: boolean): boolean {
    const to = piece.getBoundingClientRect();
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const size = Math.min(1.4, Math.max(0.3, from.width / to.width));
    if (Math.abs(x) < 2 && Math.abs(y) < 2) return false;
    const lift = Math.min(40, Math.hypot(x, y) / 8);
    const path = [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 9, opacity: isNew ? 0.2 : 1 },
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.06)`, zIndex: 9, opacity: 1 },
      { transform: "none", zIndex: 9, opacity: 1 },
    ];
    this.#start(piece, path, Math.hypot(x, y) > 360 ? FAR : NEAR, wait);
    return true;
  }

  #leave(copy: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, wait: number) {
    copy.removeAttribute("data-piece");
    copy.setAttribute("aria-hidden", "true");
    copy.setAttribute("inert", "");
    Object.assign(copy.style, {
      position: "fixed",
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: "0",
      zIndex: "9",
      pointerEvents: "none",
    });
    this.root()?.append(copy);
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const path = [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.1 },
    ];
    const animation = this.#start(copy, path, FAR, wait);
    animation.finished.finally(() => copy.remove()).catch(() => copy.remove());
  }

  #start(piece: Element, path: Keyframe[], duration: number, wait: number): Animation {
    const easing = "cubic-bezier(.2,.8,.2,1)";
    const animation = piece.animate(path, { duration, delay: wait, easing, fill: "backwards" });
    this.#going.push(animation);
    return animation;
  }
}

function delay(count: number): number {
  return Math.min(count * APART, MOST_APART);
}

/** Arrow keys go from one thing to the nearest one that way, as they lie on the screen. */

import type { Point } from "./ring";

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which of the points lies nearest that way, ahead and aside taken together; -1 if none does. */
export function nearestThatWay(from: Point, points: readonly Point[], way: Point): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(({ x, y }, index) => {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    if (ahead > 1 && ahead + aside < least) {
      best = index;
      least = ahead + aside;
    }
  });
  return best;
}

/** For the `keydown` of a list of buttons. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const way = WAYS[event.key];
  if (!way || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const found = buttons[nearestThatWay(middleOf(event.target), buttons.map(middleOf), way)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}

function middleOf(thing: Element): Point {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

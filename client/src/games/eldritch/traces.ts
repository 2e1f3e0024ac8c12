/** The ways of an evening over the world, as they are drawn once it is over: leg by leg, those of several side by side. */

import type { Point } from "../panning";
import { lineOf } from "./chart";
import type { Route, Way } from "./wire";

/** A leg that somebody went, there or back. */
export interface Trace {
  seat: number;
  line: string;
  /** How far beside the leg it is drawn, by its breadth. */
  beside: Point;
  /** Not by a route: something took them there. */
  isLeap: boolean;
}

/** Of every leg, who went it; each of them once, in whichever direction and however often. */
export function tracesOf(ways: readonly Way[], points: readonly Point[], routes: readonly Route[]): Trace[] {
  const walkers = new Map<string, Set<number>>();
  for (const { who, stations } of ways) {
    for (const [at, to] of stations.entries()) {
      const from = stations[at - 1];
      if (from === undefined) continue;
      const leg = [from, to].toSorted((one, other) => one - other).join(" ");
      walkers.set(leg, (walkers.get(leg) ?? new Set()).add(who));
    }
  }
  return [...walkers].flatMap(([leg, seats]) => {
    const [one = 0, other = 0] = leg.split(" ").map(Number);
    const [from, to] = [points[one] ?? { x: 0, y: 0 }, points[other] ?? { x: 0, y: 0 }];
    const route = routes.find(({ ends }) => ends.includes(one) && ends.includes(other));
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const line = lineOf(from, to, route?.kind ?? "train", route?.around ?? false);
    return [...seats].map((seat, at) => {
      const away = at - (seats.size - 1) / 2;
      const beside = route?.around
        ? { x: 0, y: away }
        : { x: (-(to.y - from.y) / length) * away, y: ((to.x - from.x) / length) * away };
      return { seat, line, beside, isLeap: route === undefined };
    });
  });
}

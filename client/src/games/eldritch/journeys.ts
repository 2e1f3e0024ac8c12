/** Where one can travel: to the next space for nothing, then on, for a ticket each. */

import type { Route } from "./wire";

export interface Leg {
  to: number;
  kind: string;
  /** The first is free. */
  isPaid: boolean;
}

export type Journey = readonly Leg[];

/** What a ticket is good for, in the order in which tickets are counted. */
const BY_TICKET = ["train", "ship"];

function next(routes: readonly Route[], from: number): { to: number; kind: string }[] {
  return routes.flatMap(({ ends: [one = -1, other = -1], kind }) =>
    one === from ? [{ to: other, kind }] : other === from ? [{ to: one, kind }] : [],
  );
}

/** The shortest journey to every space that can be reached; where one `goesOn`, the first leg is paid for too. */
export function journeys(
  routes: readonly Route[],
  from: number,
  tickets: readonly number[],
  goesOn: boolean,
): Map<number, Journey> {
  const found = new Map<number, Journey>();
  const seen = new Set<string>(); // the same space with other tickets left may lead further
  const queue: { at: number; left: readonly number[]; way: Journey }[] = [
    { at: from, left: tickets, way: [] },
  ];
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { at, left, way } = step;
    const isPaid = goesOn || way.length > 0;
    for (const { to, kind } of next(routes, at)) {
      if (to === from) continue;
      const ticket = BY_TICKET.indexOf(kind);
      if (isPaid && !left[ticket]) continue;
      const rest = isPaid ? left.map((n, each) => (each === ticket ? n - 1 : n)) : left;
      const mark = `${to} ${rest}`;
      if (seen.has(mark)) continue;
      seen.add(mark);
      const journey = [...way, { to, kind, isPaid }];
      if (!found.has(to)) found.set(to, journey);
      queue.push({ at: to, left: rest, way: journey });
    }
  }
  return found;
}

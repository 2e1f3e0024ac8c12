/** What people ask of each other at a table: a chair of the running match, or that somebody leaves. */

import type { ChairRequest, Removal, Table } from "../wire";

export type Request = { kind: "chair"; asked: ChairRequest } | { kind: "removal"; asked: Removal };

/** The chair of a request to come in as a new player: it isn't there yet. */
export const NEW_CHAIR = -1;

/** As much of a table as requests are about. */
export type Asked = Pick<Table, "me" | "chairs" | "fallen" | "may_sit" | "chair_requests" | "removals">;

/** The chairs I answer for: mine, or, while I only look on, the one that is kept for me. */
function chairsIAnswerFor(table: Asked): number[] {
  if (table.me >= 0) return [table.me];
  return table.chairs.flatMap(({ kept_for }, seat) =>
    kept_for && table.may_sit[seat] === "at-once" ? [seat] : [],
  );
}

/** Who has yet to answer somebody's request for a chair. */
export function missing({ needed, agreed }: ChairRequest): number[] {
  return needed.filter((seat) => !agreed.includes(seat));
}

export function requestsOf(table: Asked): Request[] {
  return [
    ...table.chair_requests.map((asked) => ({ kind: "chair", asked }) as const),
    ...table.removals.map((asked) => ({ kind: "removal", asked }) as const),
  ];
}

/** Whether it is mine to say yes or no, and I haven't yet. */
export function awaitsMe(table: Asked, request: Request): boolean {
  if (request.kind === "chair") {
    const mine = chairsIAnswerFor(table);
    return !request.asked.mine && missing(request.asked).some((seat) => mine.includes(seat));
  }
  const { chair, agreed, against } = request.asked;
  return (
    table.me >= 0 &&
    table.me !== chair &&
    !table.fallen.includes(table.me) &&
    ![...agreed, ...against].includes(table.me)
  );
}

export function requestsForMe(table: Asked): Request[] {
  return requestsOf(table).filter((request) => awaitsMe(table, request));
}

export function myRequest(table: Asked): ChairRequest | null {
  return table.chair_requests.find(({ mine }) => mine) ?? null;
}

/** Who would leave if that chair were asked to: who sits there, or whom it is kept for; null if that is nobody. */
export function whose(table: Asked, seat: number): string | null {
  const chair = table.chairs[seat];
  if (!chair || seat === table.me) return null;
  if (chair.who === "person") return chair.name;
  return chair.kept_for && !chairsIAnswerFor(table).includes(seat) ? chair.kept_for : null;
}

/** A majority of the people who play can ask somebody to leave; of two that would be both. */
export function majorityIsPossible(table: Asked): boolean {
  const voters = table.chairs.filter(({ who }, seat) => who === "person" && !table.fallen.includes(seat));
  return table.me >= 0 && !table.fallen.includes(table.me) && voters.length > 2;
}

/** Somebody wants to take something back, and I am one of those who must agree. */
export function undoAwaitsMe({ undo, me }: Pick<Table, "undo" | "me">): boolean {
  return undo !== null && undo.chair !== me && undo.needed.includes(me) && !undo.agreed.includes(me);
}

/** For who looks on and hasn't asked yet: the chairs they may take or ask for, and among them the one kept for them. */
export function offeredTo(name: string, table: Asked) {
  const chairs =
    table.me < 0 && !myRequest(table)
      ? table.chairs.flatMap((_, seat) => (table.may_sit[seat] ? [seat] : []))
      : [];
  return {
    chairs,
    own: chairs.find((seat) => table.may_sit[seat] === "at-once" && table.chairs[seat]?.kept_for === name),
    areFree: !chairs.some((seat) => table.may_sit[seat] === "ask"),
  };
}

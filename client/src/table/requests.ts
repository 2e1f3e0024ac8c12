/** What people ask of each other at a table: a chair of the running match, or that somebody leaves. */

import { words } from "../core/words.svelte";
import type { ChairRequest, Removal, Table } from "../wire";

export type Request = { kind: "chair"; asked: ChairRequest } | { kind: "removal"; asked: Removal };

/** The chair of a request to come in as a new player: it isn't there yet. */
export const NEW_CHAIR = -1;

/** As much of a table as requests are about. */
export type Asked = Pick<
  Table,
  "you" | "me" | "mine" | "chairs" | "fallen" | "may_sit" | "chair_requests" | "removals"
>;

/** The chairs I answer for: mine, or, while I only look on, the one that is kept for me. */
function chairsIAnswerFor(table: Asked): number[] {
  if (table.me >= 0) return table.mine;
  return table.chairs.flatMap(({ kept_for }, seat) =>
    kept_for && table.may_sit[seat] === "at-once" ? [seat] : [],
  );
}

const isInTheMatch = ({ mine, fallen }: Pick<Asked, "mine" | "fallen">) =>
  mine.some((seat) => !fallen.includes(seat));

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
    isInTheMatch(table) &&
    !table.mine.includes(chair) &&
    ![...agreed, ...against].some((seat) => table.mine.includes(seat))
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
  if (!chair || table.mine.includes(seat)) return null;
  if (chair.who === "person") return words.person(chair.name);
  return chair.kept_for && !chairsIAnswerFor(table).includes(seat) ? words.person(chair.kept_for) : null;
}

/** A majority of the people who play can ask somebody to leave; of two that would be both. */
export function majorityIsPossible(table: Asked): boolean {
  const living = table.chairs.flatMap(({ who, led_from }, seat) =>
    who === "person" && !table.fallen.includes(seat) ? [led_from < 0 ? seat : led_from] : [],
  );
  return isInTheMatch(table) && new Set(living).size > 2;
}

/** Somebody wants to take something back, and I am one of those who must agree. */
export function undoAwaitsMe({ undo, mine }: Pick<Table, "undo" | "mine">): boolean {
  return mine.some((seat) => undo?.needed.includes(seat) && !undo.agreed.includes(seat));
}

/** For who looks on and hasn't asked yet: the chairs they may take or ask for, and among them the one kept for them. */
export function offeredTo(table: Asked) {
  const chairs =
    table.me < 0 && !myRequest(table)
      ? table.chairs.flatMap((_, seat) => (table.may_sit[seat] ? [seat] : []))
      : [];
  return {
    chairs,
    own: chairs.find((seat) => table.may_sit[seat] === "at-once" && table.chairs[seat]?.keeper === table.you),
    areFree: !chairs.some((seat) => table.may_sit[seat] === "ask"),
  };
}

import { expect, test } from "vitest";
import type { Chair, ChairRequest, Removal } from "../wire";
import {
  type Asked,
  awaitsMe,
  majorityIsPossible,
  missing,
  myRequest,
  requestsForMe,
  requestsOf,
  undoAwaitsMe,
  whose,
} from "./requests";

function person(name: string): Chair {
  return {
    who: "person",
    name,
    level: "",
    here: true,
    away_since: null,
    kept_for: "",
    person: name,
    keeper: "",
    led_from: -1,
  };
}

function bot(kept_for = ""): Chair {
  return {
    who: "bot",
    name: "",
    level: "house",
    here: true,
    away_since: null,
    kept_for,
    person: "",
    keeper: kept_for,
    led_from: -1,
  };
}

function table(part: Partial<Asked>): Asked {
  const chairs = [person("Ana"), person("Berta"), person("Chema"), bot()];
  const mine = [part.me ?? 0].filter((seat) => seat >= 0);
  return {
    you: "Ana",
    me: 0,
    mine,
    chairs,
    fallen: [],
    may_sit: ["", "", "", ""],
    chair_requests: [],
    removals: [],
    ...part,
  };
}

const request: ChairRequest = {
  number: 0,
  chair: 3,
  name: "Marta",
  mine: false,
  agreed: [1],
  needed: [0, 1, 2],
};
const removal: Removal = { chair: 2, agreed: [1], against: [], needed: 2 };

test("a request for a chair awaits those who haven't agreed, and nobody else", () => {
  const of = (me: number) => requestsForMe(table({ me, chair_requests: [request] })).length;
  expect([0, 1, 2, -1].map(of)).toEqual([1, 0, 1, 0]);
  expect(missing(request)).toEqual([0, 2]);
});

test("who is away from the chair kept for them answers for it; who merely asks for one doesn't", () => {
  const chairs = [person("Ana"), bot("Berta"), person("Chema"), bot()];
  const asked = { ...request, agreed: [], needed: [0, 1, 2] };
  const of = (may_sit: string[]) =>
    requestsForMe(table({ me: -1, chairs, may_sit, chair_requests: [asked] })).length;
  expect(of(["", "at-once", "", ""])).toBe(1);
  expect(of(["", "ask", "", "ask"])).toBe(0);
});

test("nobody answers their own request, but may take it back", () => {
  const mine = { ...request, mine: true };
  const asking = table({ me: -1, chair_requests: [mine] });
  expect(requestsForMe(asking)).toEqual([]);
  expect(myRequest(asking)).toBe(mine);
  expect(myRequest(table({ chair_requests: [request] }))).toBeNull();
});

test("a vote to leave awaits the living who sit, once, but not whom it is about", () => {
  const of = (me: number, fallen: number[] = []) =>
    awaitsMe(table({ me, fallen, removals: [removal] }), { kind: "removal", asked: removal });
  expect([0, 1, 2, -1].map((me) => of(me))).toEqual([true, false, false, false]);
  expect(of(0, [0])).toBe(false);
});

test("everything that stands is told, whoever must answer", () => {
  expect(
    requestsOf(table({ me: -1, chair_requests: [request], removals: [removal] })).map(({ kind }) => kind),
  ).toEqual(["chair", "removal"]);
});

test("asked to leave can be who sits or whom the chair is kept for, never oneself", () => {
  const chairs = [person("Ana"), person("Berta"), bot("Chema"), bot()];
  expect([0, 1, 2, 3].map((seat) => whose(table({ chairs }), seat))).toEqual([null, "Berta", "Chema", null]);
  const chema = table({ me: -1, chairs, may_sit: ["", "", "at-once", ""] });
  expect(whose(chema, 2)).toBeNull();
});

test("two can't outvote each other", () => {
  expect(majorityIsPossible(table({}))).toBe(true);
  expect(majorityIsPossible(table({ chairs: [person("Ana"), person("Berta"), bot()] }))).toBe(false);
  expect(majorityIsPossible(table({ fallen: [2] }))).toBe(false);
  expect(majorityIsPossible(table({ me: -1 }))).toBe(false);
});

test("who leads several chairs is one person: asked once, and counted once", () => {
  const led = { ...person("Ana · 2"), led_from: 0 };
  const ours = table({ me: 3, mine: [0, 3], chairs: [person("Ana"), person("Berta"), bot(), led] });
  expect(requestsForMe({ ...ours, chair_requests: [{ ...request, chair: 2, needed: [0, 1] }] })).toHaveLength(
    1,
  );
  expect(requestsForMe({ ...ours, removals: [{ ...removal, chair: 1, agreed: [0] }] })).toEqual([]);
  expect(requestsForMe({ ...ours, removals: [{ ...removal, chair: 0, agreed: [1] }] })).toEqual([]);
  expect(majorityIsPossible(ours)).toBe(false);
  expect(whose(ours, 0)).toBeNull();
  expect(undoAwaitsMe({ mine: [0, 3], undo: { chair: 1, agreed: [], needed: [0] } })).toBe(true);
  expect(undoAwaitsMe({ mine: [0, 3], undo: { chair: 3, agreed: [], needed: [1] } })).toBe(false);
});

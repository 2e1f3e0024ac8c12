import { beforeEach, expect, test, vi } from "vitest";
import { asked } from "../core/asked";
import { sealOf } from "../core/proof";
import { receipts } from "../core/receipts";
import type { Chair, Shuffle, Table } from "../wire";
import { Witness } from "./witness";

const C = "ab".repeat(32);
const CODE = "BRISA-27";
const D = "cd".repeat(32);
const BLAS = "ee".repeat(32);

const person = { who: "person", led_from: -1 } as Chair;
const bot = { who: "bot", led_from: -1 } as Chair;

function table(changes: Partial<Table>): Table {
  return {
    code: CODE,
    game: "cosa",
    settings: {},
    phase: "gathering",
    me: 0,
    mine: [changes.me ?? 0].filter((seat) => seat >= 0),
    chairs: [person, person, bot],
    commitment: C,
    called_off: 0,
    version: 0,
    view: null,
    told_before: 0,
    happened: [],
    shuffle: null,
    ...changes,
  } as unknown as Table;
}

function shuffling(shuffle: Partial<Shuffle>, changes: Partial<Table> = {}): Table {
  return table({ shuffle: { seals: ["", "", ""], sealed: false, waiting: [0, 1], ...shuffle }, ...changes });
}

/** The seal that the witness gives when it is asked. */
function sealed(witness: Witness, changes: Partial<Table> = {}, first = false): string {
  const due = witness.heed(shuffling({}, changes), first);
  if (due?.type !== "seal") throw new Error("no seal");
  return due.seal;
}

function allSealed(mine: string, others = BLAS, changes: Partial<Table> = {}): Table {
  return shuffling({ seals: [mine, others, ""], sealed: true }, changes);
}

const storage = new Map<string, string>();
const FULL = {
  getItem: () => null,
  setItem: () => {
    throw new Error("full");
  },
};

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
    key: (at: number) => [...storage.keys()][at] ?? null,
    get length() {
      return storage.size;
    },
  });
  asked.keep(CODE, [0]);
});

test("it seals, shows the nonce when all have sealed, and keeps the receipt before it does", () => {
  const witness = new Witness(CODE);
  const seal = sealed(witness);
  expect(witness.heed(shuffling({ seals: [seal, "", ""], waiting: [1] }), false)).toBeNull();
  const due = witness.heed(allSealed(seal), false);
  const kept = receipts.of(CODE);
  expect(due).toEqual({ type: "reveal", nonce: kept?.receipt.nonce });
  expect(kept?.shown).toBe(true);
  expect(kept?.receipt.seals).toEqual([seal, BLAS, ""]);
  expect(sealOf(C, 0, kept?.receipt.nonce ?? "")).toBe(seal);
});

test("it says each thing once, and again over a new line", () => {
  const witness = new Witness(CODE);
  const seal = sealed(witness);
  expect(witness.heed(shuffling({}), false)).toBeNull();
  expect(sealed(witness, {}, true)).toBe(seal);
});

test.each([
  [
    "its seal was exchanged",
    (seal: string) => allSealed(`${seal.startsWith("0") ? "1" : "0"}${seal.slice(1)}`),
  ],
  ["somebody's seal is missing", (seal: string) => allSealed(seal, "")],
  ["the bot has sealed too", (seal: string) => shuffling({ seals: [seal, BLAS, BLAS], sealed: true })],
  ["the commitment is another one", (seal: string) => allSealed(seal, BLAS, { commitment: D })],
  ["it sits elsewhere", (seal: string) => allSealed(seal, seal, { me: 1 })],
])("it shows no nonce if %s", (_, shown) => {
  const witness = new Witness(CODE);
  expect(witness.heed(shown(sealed(witness)), false)).toBeNull();
  expect(receipts.of(CODE)?.shown).toBe(false);
});

test("a nonce that was shown is never sealed again, not even under the same commitment", () => {
  const witness = new Witness(CODE);
  const seal = sealed(witness);
  witness.heed(allSealed(seal), false);
  expect(sealed(witness, {}, true)).not.toBe(seal);
  expect(receipts.of(CODE)?.receipt.shown_before).toBe(1);
});

test("once it was shown, the list of seals is the one that counts", () => {
  const witness = new Witness(CODE);
  const seal = sealed(witness);
  witness.heed(allSealed(seal), false);
  expect(witness.heed(allSealed(seal, "11".repeat(32)), true)).toBeNull();
  expect(receipts.of(CODE)?.receipt.seals[1]).toBe(BLAS);
});

test("another tab is not shown another list", () => {
  const [one, other] = [new Witness(CODE), new Witness(CODE)];
  const seal = sealed(one);
  expect(sealed(other)).toBe(seal);
  expect(one.heed(allSealed(seal), false)?.type).toBe("reveal");
  expect(other.heed(allSealed(seal, "11".repeat(32)), false)).toBeNull();
  expect(receipts.of(CODE)?.receipt.seals[1]).toBe(BLAS);
});

test("a page that was loaded anew goes on with the same nonce", () => {
  const seal = sealed(new Witness(CODE));
  const again = new Witness(CODE);
  expect(sealed(again, {}, true)).toBe(seal);
  expect(new Witness(CODE).heed(allSealed(seal), true)?.type).toBe("reveal");
});

test("of two tabs that sealed at once, the one whose seal lies there shows its nonce", () => {
  const [one, other] = [new Witness(CODE), new Witness(CODE)];
  const seal = sealed(one);
  const getItem = (name: string) => (name === "sobremesa-asked" ? JSON.stringify({ [CODE]: [0] }) : null);
  vi.stubGlobal("localStorage", { getItem, setItem: () => undefined });
  expect(sealed(other)).not.toBe(seal);
  expect(one.heed(allSealed(seal), false)?.type).toBe("reveal");
  expect(other.heed(allSealed(seal), false)).toBeNull();
});

/** What all pages of this browser have written down of the table. */
function shown(witness: Witness): string[] {
  return (witness.receipt?.shown ?? []).flatMap(({ entries }) =>
    entries.map((entry) => entry.split(" ", 5).join(" ")),
  );
}

/** A page that has done its part in the shuffle. */
function dealt(changes: Partial<Table> = {}): Witness {
  const witness = new Witness(CODE);
  witness.heed(allSealed(sealed(witness, changes), BLAS, changes), false);
  return witness;
}

const told = (kind: string) => ({ version: 1, kind, own: false, args: {} });

test("every board that is shown is written down as it comes, whatever is shown of the same moment", () => {
  const witness = dealt();
  for (const hand of [[3], [7], [3]])
    witness.heed(table({ phase: "playing", version: 1, view: { hand } }), false);
  expect(shown(witness)).toEqual([
    "gathering 0 0 0 0",
    "playing 0 1 0 0",
    "playing 0 1 0 0",
    "playing 0 1 0 0",
  ]);
  const digests = witness.receipt?.shown[0]?.entries.slice(1).map((entry) => entry.split(" ")[5]);
  expect(digests?.[0]).toBe(digests?.[2]);
  expect(digests?.[0]).not.toBe(digests?.[1]);
});

test.each([
  ["whisper", { mark: "1", name: { message: "you", args: {} }, says: [], tone: "" }],
  ["decision", { id: "0.1", ask: "mark", args: {}, source: "rule-2", options: [] }],
  ["free", [{ key: "join", verb: "join", args: {} }]],
  ["sketch", [[]]],
  ["waiting", [1]],
  ["fallen", [1]],
  ["result", { ending: "line", winners: [0] }],
  ["settings", { rounds: 9 }],
  ["lesson", { steps: [], step: 0 }],
])("another %s is something else", (name, value) => {
  const witness = dealt();
  witness.heed(table({ phase: "playing" }), false);
  const before = shown(witness).length;
  witness.heed(table({ phase: "playing", [name]: value }), false);
  expect(shown(witness).length).toBe(before + 1);
});

test("what is no news of the game is not: who is there, what is said, the clock, the id of a question", () => {
  const witness = dealt();
  const decision = { id: "0.1", ask: "mark", args: {}, source: "", options: [] };
  witness.heed(table({ phase: "playing", decision }), false);
  const before = shown(witness);
  witness.heed(table({ phase: "playing", decision: { ...decision, id: "0.2" }, now: 9, watchers: 3 }), false);
  expect(shown(witness)).toEqual(before);
});

test("lines of the log are written down with their numbers, as often as they are told", () => {
  const witness = dealt();
  const lines = [told("drew"), told("table-undone")];
  witness.heed(table({ phase: "playing", version: 1, happened: lines }), false);
  witness.heed(table({ phase: "playing", version: 1, happened: [told("drew")] }), true);
  witness.hear({ type: "lines", id: "", first: 4, happened: lines }, 0, table({ phase: "playing" }));
  expect(shown(witness).slice(1)).toEqual([
    "playing 0 1 0 2",
    "playing 0 1 0 1",
    expect.stringMatching(/^lines 0 4 6 /),
  ]);
});

test("who gets up when the match is over is nothing of it", () => {
  const witness = dealt();
  const end = { phase: "over", version: 2, result: { ending: "line", winners: [0] } };
  witness.heed(table({ ...end, happened: [told("drew"), told("table-left")] }), false);
  witness.heed(table({ ...end, told_before: 2, happened: [told("table-left")] }), false);
  expect(shown(witness).slice(1)).toEqual(["over 0 2 0 1"]);
  new Witness(CODE).heed(table({ ...end, told_before: 3, happened: [told("table-left")] }), true);
  expect(shown(witness).slice(2)).toEqual(["over 0 2 0 0"]);
});

test("a page that was loaded anew goes on writing, and says how much had been shown by then", () => {
  dealt().heed(table({ phase: "playing", version: 1, happened: [told("drew")] }), false);
  const again = new Witness(CODE);
  again.heed(table({ phase: "playing", version: 2, told_before: 1, happened: [told("drew")] }), true);
  expect(again.receipt?.shown.map(({ since }) => since).sort()).toEqual([0, 1]);
  expect(shown(again).sort()).toEqual(["gathering 0 0 0 0", "playing 0 1 0 1", "playing 0 2 1 2"]);
});

test("two tabs write side by side", () => {
  const [one, other] = [dealt(), new Witness(CODE)];
  for (const version of [1, 2])
    for (const tab of [one, other]) tab.heed(table({ phase: "playing", version }), version === 1);
  expect(shown(one)).toEqual(shown(other));
  expect(shown(one).filter((entry) => entry === "playing 0 2 0 0").length).toBe(2);
});

test("where nothing can be written any more, it lasts as long as the page", () => {
  asked.keep("LLENO-11", [0]);
  const witness = new Witness("LLENO-11");
  witness.heed(allSealed(sealed(witness)), false);
  vi.stubGlobal("localStorage", FULL);
  witness.heed(table({ phase: "playing", version: 1 }), false);
  expect(shown(witness)).toContain("playing 0 1 0 0");
});

test("what is shown of a table before I ask for a chair counts from then on", () => {
  const witness = new Witness("SOL-11");
  witness.heed(table({ me: -1, settings: { rounds: 3 } }), true);
  expect(storage.size).toBe(1);
  witness.asks({ type: "sit", chair: 0 });
  sealed(witness);
  expect(witness.receipt?.shown[0]?.entries.length).toBe(2);
});

test("who comes in later keeps no deal", () => {
  const witness = new Witness("SOL-11");
  witness.heed(table({ phase: "playing", view: { hand: [3] } }), true);
  expect(witness.receipt).toBeNull();
});

test("a deal for which nobody asked this page is kept as such, over a reload too", () => {
  new Witness(CODE).heed(table({}), true);
  const again = new Witness(CODE);
  again.heed(table({ phase: "playing", view: { hand: [3] } }), true);
  expect(again.receipt?.nonce).toBe("");
});

test("the words and tables that the game is shown with are written down too", () => {
  const words: Record<string, string> = {};
  const witness = new Witness(CODE, () => words);
  witness.heed(table({}), true);
  words.es = "aa".repeat(32);
  witness.heed(table({ phase: "playing" }), false);
  witness.heed(table({ phase: "playing", version: 1 }), false);
  expect(witness.receipt?.shown[0]?.entries.filter((entry) => entry.startsWith("words"))).toEqual([
    `words es ${words.es}`,
  ]);
});

// --- the chairs I ask for

test("it seals for no chair that I didn't ask for, until I say that it is mine", () => {
  const witness = new Witness(CODE);
  expect(witness.heed(shuffling({}, { mine: [0, 2] }), true)).toBeNull();
  expect(witness.strange).toEqual([2]);
  witness.claim();
  expect(witness.heed(shuffling({}, { mine: [0, 2] }), false)?.type).toBe("seal");
});

test("a chair slipped in when the nonce is asked for is noticed too", () => {
  const witness = new Witness(CODE);
  const seal = sealed(witness);
  expect(witness.heed(allSealed(seal, BLAS, { mine: [0, 2] }), false)).toBeNull();
});

test("whoever leads several chairs seals for the first, and the others' seals are empty", () => {
  const led = { mine: [0, 1] };
  const witness = new Witness(CODE);
  witness.asks({ type: "lead", chair: 1 });
  const seal = sealed(witness, { ...led, me: 1 });
  expect(witness.heed(allSealed(seal, BLAS, { ...led, me: 1 }), false)).toBeNull();
  expect(witness.heed(allSealed(seal, "", { ...led, me: 1 }), false)?.type).toBe("reveal");
  expect(witness.receipt).toMatchObject({ chair: 0, led: [1], chairs: [0, 1], unasked: [] });
});

const done = { type: "done", id: "" } as const;
const refused = { type: "refused", id: "", reason: "chair-taken", rule: "" } as const;

test.each([
  ["refused", (witness: Witness) => witness.answered({ type: "sit", chair: 2 }, refused, table({})), [0]],
  ["granted", (witness: Witness) => witness.answered({ type: "sit", chair: 2 }, done, table({})), [2]],
  [
    "asked for in the match",
    (witness: Witness) => witness.answered({ type: "sit", chair: 2 }, done, table({ phase: "playing" })),
    [0, 2],
  ],
])("a chair that was %s is mine or not", (_, answer, mine) => {
  const witness = new Witness(CODE);
  witness.asks({ type: "sit", chair: 2 });
  answer(witness);
  expect(asked.of(CODE)).toEqual(mine);
});

test("what I gave back is no longer mine", () => {
  asked.keep(CODE, [0, 1]);
  new Witness(CODE).answered({ type: "stand", chair: 1 }, done, table({}));
  expect(asked.of(CODE)).toEqual([0]);
  new Witness(CODE).answered({ type: "stand" }, done, table({}));
  expect(asked.of(CODE)).toEqual([]);
});

test("at the next table I have the chairs that I asked for here, and no others", () => {
  new Witness(CODE).heed(table({ phase: "over", mine: [0, 2], next_code: "LUNA-11" }), true);
  expect(asked.of("LUNA-11")).toEqual([0]);
});

test("no other table has chairs of mine because a server says that it comes next", () => {
  new Witness(CODE).heed(table({ phase: "playing", next_code: "LUNA-11" }), true);
  expect(asked.of("LUNA-11")).toEqual([]);
  new Witness(CODE).heed(table({ phase: "over", next_code: "LUNA-11" }), true);
  const witness = new Witness("LUNA-11");
  witness.asks({ type: "sit", chair: 3 });
  witness.answered({ type: "sit", chair: 3 }, done, table({ me: -1 }));
  expect(asked.of("LUNA-11")).toEqual([3]);
});

test("a chair that is shown as mine during the match, and I never asked for, is kept as such", () => {
  const witness = dealt();
  witness.heed(table({ phase: "playing", mine: [0, 2] }), false);
  expect(witness.receipt).toMatchObject({ chairs: [0], unasked: [2] });
  witness.asks({ type: "lead", chair: 1 });
  witness.heed(table({ phase: "playing", mine: [0, 1] }), false);
  expect(witness.receipt).toMatchObject({ chairs: [0, 1], unasked: [2] });
});

test("a receipt that a page of before began is gone on with", () => {
  const { receipt } = dealt();
  const {
    led: _,
    chairs: __,
    unasked: ___,
    shown: ____,
    lost: _____,
    program: ______,
    ...part
  } = receipt ?? ({} as never);
  storage.clear();
  const old = { ...part, format: "sobremesa-receipt-1" as const, view: null, seen: {} };
  receipts.keep({ receipt: old, shown: true });
  const witness = new Witness(CODE);
  witness.heed(table({ phase: "playing", version: 7 }), true);
  expect(witness.receipt).toMatchObject({ format: "sobremesa-receipt-2", nonce: part.nonce, chairs: [0] });
  expect(shown(witness)).toEqual(["playing 0 7 0 0"]);
  receipts.keep({ receipt: old, shown: true, over: true });
  expect(JSON.parse(new Witness(CODE).receiptFile)).toEqual(old);
});

test("who watches has no part in it", () => {
  expect(new Witness(CODE).heed(shuffling({ waiting: [-1, 0] }, { me: -1 }), true)).toBeNull();
});

test("receipts of the latest tables are kept, older ones make room", () => {
  for (let number = 10; number < 60; number++) {
    asked.keep(`BRISA-${number}`, [0]);
    sealed(new Witness(`BRISA-${number}`), {}, true);
  }
  expect(receipts.of("BRISA-10")).toBeNull();
  expect(receipts.of("BRISA-59")).not.toBeNull();
  expect(receipts.of("BRISA-36")).not.toBeNull();
  expect(receipts.of("BRISA-35")).toBeNull();
});

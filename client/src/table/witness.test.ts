import { beforeEach, expect, test, vi } from "vitest";
import { sealOf } from "../core/proof";
import { receipts } from "../core/receipts";
import type { Chair, Shuffle, Table } from "../wire";
import { Witness } from "./witness";

const C = "ab".repeat(32);
const D = "cd".repeat(32);
const BLAS = "ee".repeat(32);

const person = { who: "person", led_from: -1 } as Chair;
const bot = { who: "bot", led_from: -1 } as Chair;

function table(changes: Partial<Table>): Table {
  return {
    code: "BRISA-27",
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

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
});

test("it seals, shows the nonce when all have sealed, and keeps the receipt before it does", () => {
  const witness = new Witness();
  const seal = sealed(witness);
  expect(witness.heed(shuffling({ seals: [seal, "", ""], waiting: [1] }), false)).toBeNull();
  const due = witness.heed(allSealed(seal), false);
  const kept = receipts.of("BRISA-27");
  expect(due).toEqual({ type: "reveal", nonce: kept?.receipt.nonce });
  expect(kept?.shown).toBe(true);
  expect(kept?.receipt.seals).toEqual([seal, BLAS, ""]);
  expect(sealOf(C, 0, kept?.receipt.nonce ?? "")).toBe(seal);
});

test("it says each thing once, and again over a new line", () => {
  const witness = new Witness();
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
  const witness = new Witness();
  expect(witness.heed(shown(sealed(witness)), false)).toBeNull();
  expect(receipts.of("BRISA-27")?.shown).toBe(false);
});

test("a nonce that was shown is never sealed again, not even under the same commitment", () => {
  const witness = new Witness();
  const seal = sealed(witness);
  witness.heed(allSealed(seal), false);
  expect(sealed(witness, {}, true)).not.toBe(seal);
  expect(receipts.of("BRISA-27")?.receipt.shown_before).toBe(1);
});

test("once it was shown, the list of seals is the one that counts", () => {
  const witness = new Witness();
  const seal = sealed(witness);
  witness.heed(allSealed(seal), false);
  expect(witness.heed(allSealed(seal, "11".repeat(32)), true)).toBeNull();
  expect(receipts.of("BRISA-27")?.receipt.seals[1]).toBe(BLAS);
});

test("another tab is not shown another list", () => {
  const [one, other] = [new Witness(), new Witness()];
  const seal = sealed(one);
  expect(sealed(other)).toBe(seal);
  expect(one.heed(allSealed(seal), false)?.type).toBe("reveal");
  expect(other.heed(allSealed(seal, "11".repeat(32)), false)).toBeNull();
  expect(receipts.of("BRISA-27")?.receipt.seals[1]).toBe(BLAS);
});

test("a page that was loaded anew goes on with the same nonce", () => {
  const seal = sealed(new Witness());
  const again = new Witness();
  expect(sealed(again, {}, true)).toBe(seal);
  expect(new Witness().heed(allSealed(seal), true)?.type).toBe("reveal");
});

test("of two tabs that sealed at once, the one whose seal lies there shows its nonce", () => {
  const [one, other] = [new Witness(), new Witness()];
  const seal = sealed(one);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  expect(sealed(other)).not.toBe(seal);
  expect(one.heed(allSealed(seal), false)?.type).toBe("reveal");
  expect(other.heed(allSealed(seal), false)).toBeNull();
});

test("the deal is kept as it was first seen", () => {
  const witness = new Witness();
  witness.heed(allSealed(sealed(witness)), false);
  const view = { hand: [3, 5] };
  witness.heed(table({ phase: "playing", view }), false);
  witness.heed(table({ phase: "playing", view: { hand: [7] } }), false);
  expect(receipts.of("BRISA-27")?.receipt.view).toEqual(view);
});

test("who comes in later keeps no deal", () => {
  const witness = new Witness();
  witness.heed(table({ phase: "playing", view: { hand: [3] } }), true);
  expect(receipts.of("BRISA-27")).toBeNull();
});

test("a deal for which nobody asked this page is kept as such", () => {
  const witness = new Witness();
  witness.heed(table({}), true);
  witness.heed(table({ phase: "playing", view: { hand: [3] } }), false);
  expect(receipts.of("BRISA-27")?.receipt.nonce).toBe("");
});

const undone = (version: number) => ({ version, kind: "table-undone-agreed", own: false, args: {} });

/** A match that goes through these moments; the versions of what is kept of it at the end. */
function versionsKept(...moments: (Partial<Table> & { first?: boolean })[]): string[] {
  const witness = new Witness();
  witness.heed(allSealed(sealed(witness)), false);
  let lines = 0;
  for (const { first = false, ...moment } of moments) {
    const told_before = first ? 0 : lines;
    witness.heed(
      table({ phase: "playing", view: { at: moment.version ?? 0 }, told_before, ...moment }),
      first,
    );
    lines = told_before + (moment.happened?.length ?? 0);
  }
  return Object.keys(receipts.of("BRISA-27")?.receipt.seen ?? {});
}

test("what was seen is kept at the end", () => {
  const moments = [{ version: 0 }, { version: 1 }, { version: 4 }, { version: 5, phase: "over" }];
  expect(versionsKept(...moments)).toEqual(["0", "1", "4", "5"]);
});

test("what was taken back is not", () => {
  const back = { version: 4, happened: [undone(1)], phase: "over" };
  expect(versionsKept({ version: 0 }, { version: 1 }, { version: 2 }, { version: 3 }, back)).toEqual([
    "0",
    "4",
  ]);
});

test("nor what was taken back while the line was lost", () => {
  const before = [{ version: 0 }, { version: 3, happened: [undone(2)] }, { version: 4 }, { version: 5 }];
  const back = { version: 6, first: true, happened: [undone(2), undone(5)], phase: "over" };
  expect(versionsKept(...before, back)).toEqual(["0", "3", "4", "6"]);
});

test("what was taken back while so much happened that the log has to be asked for is forgotten then", () => {
  const witness = new Witness();
  witness.heed(allSealed(sealed(witness)), false);
  for (const version of [0, 1, 2, 3])
    witness.heed(table({ phase: "playing", version, view: { at: version } }), false);
  const back = table({ phase: "over", version: 2, view: { at: "again" }, told_before: 300 });
  witness.heed(back, true);
  expect(witness.missed).toMatchObject({ from: 0, to: 300 });
  expect(Object.keys(receipts.of("BRISA-27")?.receipt.seen ?? {})).toEqual(["0", "1", "2", "3"]);
  witness.hear([undone(1)], back);
  expect(witness.missed).toBeNull();
  expect(Object.keys(receipts.of("BRISA-27")?.receipt.seen ?? {})).toEqual(["0", "2"]);
});

test("a lost line alone, or a version that goes back untold, makes nothing forgotten", () => {
  const back = { version: 1, first: true, phase: "over" };
  expect(versionsKept({ version: 0 }, { version: 1 }, { version: 2 }, back)).toEqual(["0", "1", "2"]);
});

test("under the code of a match that is over, another one has no receipt of this page", () => {
  versionsKept({ version: 0 }, { version: 1 }, { version: 2, phase: "over" });
  const { nonce } = receipts.of("BRISA-27")?.receipt ?? {};
  expect(nonce).toBeTruthy();
  new Witness().heed(table({ phase: "playing", version: 1, view: { at: "another deal" } }), true);
  expect(receipts.of("BRISA-27")?.receipt.nonce).toBe("");
  expect(receipts.of("BRISA-27")?.receipt.shown_before).toBe(1);
});

test("nor if the page is there when the table begins again", () => {
  const witness = new Witness();
  witness.heed(allSealed(sealed(witness)), false);
  witness.heed(table({ phase: "over", version: 2, view: { at: 2 } }), false);
  witness.heed(table({ phase: "playing", version: 1, view: { at: "another deal" } }), false);
  expect(receipts.of("BRISA-27")?.receipt.nonce).toBe("");
});

test("a tab that hears of the last choices after another has seen the end spoils nothing", () => {
  const late = new Witness();
  late.heed(table({ phase: "playing", version: 0, view: { at: 0 } }), true);
  versionsKept({ version: 1 }, { version: 2, phase: "over" });
  late.heed(table({ phase: "playing", version: 0, view: { at: 0 } }), false);
  expect(receipts.of("BRISA-27")?.receipt.nonce).toBeTruthy();
});

test("a match that comes back from a backup is still the one that was dealt", () => {
  versionsKept({ version: 0 }, { version: 1 }, { version: 2, phase: "over" });
  const before = receipts.of("BRISA-27");
  const witness = new Witness();
  witness.heed(table({ phase: "playing", version: 1, view: { at: 1 } }), true);
  witness.heed(table({ phase: "playing", version: 2, view: { at: "another course" } }), false);
  expect(receipts.of("BRISA-27")?.receipt).toEqual(before?.receipt);
});

test("who leads several chairs seals by the first, keeps its view only, and the others add nothing", () => {
  const led = { chairs: [person, { ...person, led_from: 0 }, bot], mine: [0, 1] };
  const witness = new Witness();
  const seal = sealed(witness, { ...led, me: 1 });
  expect(witness.heed(allSealed(seal, BLAS, { ...led, me: 1 }), false)).toBeNull();
  expect(witness.heed(allSealed(seal, "", { ...led, me: 1 }), false)?.type).toBe("reveal");
  for (const me of [0, 1, 0])
    witness.heed(table({ ...led, me, phase: "playing", version: 0, view: { me } }), false);
  witness.heed(table({ ...led, me: 1, phase: "over", version: 1, view: { me: 1 } }), false);
  const kept = receipts.of("BRISA-27")?.receipt;
  expect(kept?.chair).toBe(0);
  expect(kept?.view).toEqual({ me: 0 });
  expect(Object.keys(kept?.seen ?? {})).toEqual([]);
  witness.heed(table({ ...led, me: 0, phase: "over", version: 1, view: { me: 0 } }), false);
  expect(Object.keys(receipts.of("BRISA-27")?.receipt.seen ?? {})).toEqual(["0", "1"]);
});

/** What is kept of a match that is shown from chair 2 to whoever sealed for chair 0. */
function shownFromElsewhere(mine: number[], before: (witness: Witness) => void = () => undefined) {
  const witness = new Witness();
  witness.heed(allSealed(sealed(witness)), false);
  before(witness);
  for (const phase of ["playing", "over"])
    witness.heed(table({ phase, me: 2, mine, view: { me: 2 } } as Partial<Table>), false);
  return receipts.of("BRISA-27")?.receipt;
}

test.each([[[2]], [[0, 2]]])(
  "what a host shows from a chair that isn't mine counts as shown to mine",
  (mine) => {
    const kept = shownFromElsewhere(mine);
    expect(kept?.chair).toBe(0);
    expect(kept?.view).toEqual({ me: 2 });
    expect(Object.keys(kept?.seen ?? {})).toEqual(["0"]);
  },
);

test("but not what is shown from one that I asked for since", () => {
  const kept = shownFromElsewhere([0, 2], (witness) => {
    witness.heed(table({ phase: "playing", view: { me: 0 } }), false);
    witness.asksToLead(2, table({ phase: "playing" }));
  });
  expect(kept?.view).toEqual({ me: 0 });
  expect(kept?.seen).toEqual({});
});

test("who watches has no part in it", () => {
  expect(new Witness().heed(shuffling({ waiting: [-1, 0] }, { me: -1 }), true)).toBeNull();
});

test("receipts of the latest tables are kept, older ones make room", () => {
  for (let number = 10; number < 60; number++) sealed(new Witness(), { code: `BRISA-${number}` }, true);
  expect(receipts.of("BRISA-10")).toBeNull();
  expect(receipts.of("BRISA-59")).not.toBeNull();
  expect(receipts.of("BRISA-36")).not.toBeNull();
  expect(receipts.of("BRISA-35")).toBeNull();
});

import { expect, test } from "vitest";
import type { Table } from "../wire";
import { type Dealt, digestOf, hasGaps, isAbout, positionOf, type Receipt, sealOf, unfit } from "./proof";

const SECRET = "00".repeat(32);
const COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const ANA = "00112233445566778899aabbccddeeff";
const BLAS = "ff".repeat(16);

/** Ana sits in chair 0, a bot in chair 1, Blas in chair 2. */
const FILE: Dealt = {
  format: "sobremesa-match-3",
  game: "cosa",
  options: { duty: true, max_turns: 60 },
  secret: SECRET,
  nonces: [ANA, "", BLAS],
  shuffle: { seals: [], called_off: 1 },
};
const RECEIPT: Receipt = {
  format: "sobremesa-receipt-2",
  table: "BRISA-27",
  game: "cosa",
  settings: { max_turns: 60, duty: true },
  chair: 0,
  commitment: COMMITMENT,
  nonce: ANA,
  seals: [sealOf(COMMITMENT, 0, ANA), "", sealOf(COMMITMENT, 2, BLAS)],
  called_off: 1,
  shown_before: 1,
  led: [],
  chairs: [0],
  unasked: [],
  shown: [],
  lost: 0,
  program: "",
};

test("seals and digests are those of the server", () => {
  expect(sealOf(COMMITMENT, 0, ANA)).toBe("c2d3012d306683bc5b82711547ae1a2335c65781ef556d1bdc4c1f6368e3c0a7");
  expect(sealOf(COMMITMENT, 11, BLAS)).toBe(
    "f878758667a4fc8e7dd3fca76d58b4a3921845e469c16bf3dc07cbf222e6727a",
  );
  const view = { b: [1, null, true, { z: 'ñ\u2028\t"', "10": 1, "9": -2 }], a: {} };
  const nothing = {
    sketch: null,
    whisper: null,
    lesson: null,
    result: null,
    free: [],
    waiting: [0, 2],
    fallen: [],
  };
  const facts = {
    game: "cosa",
    settings: { duty: true },
    practice: false,
    phase: "playing",
    version: 3,
    now: 1.5,
  };
  const decision = { id: "0.1", ask: "mark", args: {}, source: "", options: [] };
  const table = { ...facts, ...nothing, me: 0, view, decision } as unknown as Table;
  const line = { version: 0, kind: "drew", own: false, args: { who: 1 } };
  const digest = "8bf253c1069a1f2258ab419238fa099b694c792ce2d87d89468f8aa4bca7246c";
  expect(digestOf(positionOf(table), [line])).toBe(digest);
  expect(digestOf(positionOf({ ...table, decision: { ...decision, id: "0.2" }, now: 2 }), [line])).toBe(
    digest,
  );
  expect(positionOf({ ...table, me: -1, free: [{ key: "join", verb: "join", args: {} }] })).toContain(
    '"free":[]',
  );
});

test("whoever got up when the shuffle was called off had no part in what was dealt then", () => {
  const another = "ab".repeat(32);
  expect(isAbout(RECEIPT, { me: -1, commitment: another })).toBe(false);
  expect(isAbout(RECEIPT, { me: 0, commitment: another })).toBe(true);
  expect(
    isAbout(
      { ...RECEIPT, shown: [{ since: 0, entries: ["playing 0 0 0 0 aa"] }] },
      { me: -1, commitment: another },
    ),
  ).toBe(true);
  expect(isAbout(RECEIPT, { me: -1, commitment: COMMITMENT })).toBe(true);
});

test("a match as it was seen fits", () => {
  expect(unfit(RECEIPT, FILE)).toBeNull();
});

test.each([
  ["another game", { game: "arcana" }, "another-match", 0],
  ["other settings", { options: { duty: false, max_turns: 60 } }, "another-match", 0],
  ["a setting more", { options: { ...FILE.options, extra: 1 } }, "another-match", 0],
  ["another secret", { secret: "01".repeat(32) }, "kept-commitment", 0],
  ["a secret that is none", { secret: "nonsense" }, "kept-commitment", 0],
  ["another nonce of mine", { nonces: [BLAS, "", BLAS] }, "kept-nonce", 0],
  ["a nonce chosen after it was sealed", { nonces: [ANA, "", "ab".repeat(16)] }, "kept-seal", 2],
  ["a nonce for the bot", { nonces: [ANA, "ab".repeat(16), BLAS] }, "kept-seal", 1],
  ["a nonce left out", { nonces: [ANA, "", ""] }, "kept-seal", 2],
  ["a chair more", { nonces: [ANA, "", BLAS, ""] }, "kept-seal", 0],
  ["a shuffle hushed up", { shuffle: { seals: [], called_off: 0 } }, "kept-count", 0],
  ["nothing about the shuffle", { shuffle: undefined }, "kept-count", 0],
  ["a file of before", { format: "sobremesa-match-2" }, "kept-format", 0],
  ["nonces that are none", { nonces: null }, "unreadable", 0],
] as const)("%s is found", (_, changes, what, chair) => {
  expect(unfit(RECEIPT, { ...FILE, ...changes } as unknown as Dealt)).toEqual({ what, chair });
});

test("a deal this browser was asked for no nonce for doesn't fit", () => {
  const nonces = ["", "", BLAS];
  expect(unfit({ ...RECEIPT, nonce: "", seals: [] }, { ...FILE, nonces })?.what).toBe("kept-nonce");
});

test("chairs that this browser never asked for don't fit, nor a seal for one that I led", () => {
  expect(unfit({ ...RECEIPT, unasked: [1] }, FILE)).toEqual({ what: "kept-chair", chair: 1 });
  expect(unfit({ ...RECEIPT, led: [1] }, FILE)).toEqual({ what: "kept-chair", chair: 1 });
  expect(unfit({ ...RECEIPT, led: [2], chairs: [0, 2] }, FILE)?.what).toBe("kept-seal");
});

test.each([
  ["a whole match", ["playing 0 0 0 2", "playing 0 1 2 5", "over 0 2 5 6"], false],
  ["one without its deal", ["playing 0 1 0 5", "over 0 2 5 6"], true],
  ["one without its end", ["playing 0 0 0 5"], true],
  ["one with lines that came while nobody listened", ["playing 0 0 0 2", "over 0 9 5 6"], true],
  ["one whose lines were read later", ["playing 0 0 0 2", "over 0 9 5 6", "lines 0 2 5"], false],
])("%s has gaps or not", (_, entries, has) => {
  expect(hasGaps({ shown: [{ since: 0, entries }], lost: 0 })).toBe(has);
  expect(hasGaps({ shown: [{ since: 0, entries }], lost: 1 })).toBe(true);
});

test("more shuffles than the table told of don't fit", () => {
  expect(unfit({ ...RECEIPT, shown_before: 2 }, FILE)?.what).toBe("kept-count");
});

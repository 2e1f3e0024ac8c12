import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apart } from "../apart";
import { inFrame } from "../panning";
import { framed, layOut, lineOf, namesAt } from "./chart";
import { tracesOf } from "./traces";

const TEXTS = readFileSync("../src/sobremesa/games/eldritch/text.en.ftl", "utf8");

const [FROM, NEXT, PORT, FAR, WILDS] = [0, 1, 2, 3, 4];
const ROUTES = [
  { ends: [FROM, NEXT], kind: "train", around: false },
  { ends: [NEXT, PORT], kind: "train", around: false },
  { ends: [PORT, FAR], kind: "ship", around: true },
  { ends: [PORT, WILDS], kind: "uncharted", around: false },
];

test("a route round the world leaves the chart at both edges", () => {
  expect(lineOf({ x: 915, y: 165 }, { x: 40, y: 215 }, "ship", true)).toBe("M40 215L0 190M915 165L1000 190");
  expect(lineOf({ x: 0, y: 0 }, { x: 100, y: 0 }, "ship", false)).toBe("M0 0Q50 10 100 0");
});

test("the world is whole where its spaces can be touched; else it is larger than its window, below what floats there", () => {
  const whole = framed(900, 480, 0, null);
  expect(whole.isWhole).toBe(true);
  expect(inFrame(whole, { x: 500, y: 260 })).toEqual({ x: 450, y: 240 });
  const part = framed(390, 340, 46, null);
  expect([part.isWhole, part.scale]).toEqual([false, 1]);
  expect(inFrame(part, { x: 0, y: -14 }).y).toBe(46);
});

test("targets that would lie over one another are moved apart, and stay in the frame", () => {
  const frame = framed(900, 480, 0, null);
  const [one, other] = apart(
    [
      { id: "one", x: 5, y: 100 },
      { id: "other", x: 20, y: 104 },
    ],
    frame,
  );
  expect(one?.x).toBeGreaterThanOrEqual(20);
  expect(
    Math.max(Math.abs((one?.x ?? 0) - (other?.x ?? 0)), Math.abs((one?.y ?? 0) - (other?.y ?? 0))),
  ).toBeGreaterThanOrEqual(40);
});

test("pieces of one space hide neither it nor one another", () => {
  const pieces = ["gate", "monsters", "investigators", "clue"].map((kind) => ({
    space: 0,
    kind,
    width: 28,
    height: 28,
  }));
  const laid = layOut(pieces, { points: [{ x: 500, y: 260 }], bearings: [[0]], names: [] }, 1);
  for (const [at, one] of laid.entries()) {
    expect(Math.hypot(one.x - 500, one.y - 260)).toBeGreaterThan(26);
    for (const other of laid.slice(at + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(28);
  }
});

test("every space that has a name and not a number has a place for it on the chart", () => {
  const named = [...TEXTS.matchAll(/^space-(\D\S*) =/gm)].map(([, name]) => name ?? "");
  const spaces = new Map(named.map((name, space) => [name, { space, text: name }]));
  expect(named.length).toBe(15);
  for (const scale of [0.6, 1]) expect(namesAt(spaces, scale, 1)).toHaveLength(named.length);
});

test("ways are drawn leg by leg, once each, beside those of others, and as leaps where no route leads", () => {
  const points = [0, 100, 200, 300, 400].map((x) => ({ x, y: 0 }));
  const ways = [
    { who: 0, stations: [FROM, NEXT, FROM, NEXT, PORT] },
    { who: 1, stations: [NEXT, FROM, WILDS] },
    { who: 0, stations: [PORT] },
  ];
  const traces = tracesOf(ways, points, ROUTES);
  expect(traces.map(({ seat, isLeap }) => [seat, isLeap])).toEqual([
    [0, false],
    [1, false],
    [0, false],
    [1, true],
  ]);
  const [one, other, alone] = traces;
  expect(one?.line).toBe(other?.line);
  expect([one?.beside.y, other?.beside.y]).toEqual([-0.5, 0.5]);
  expect(alone?.beside.y).toBeCloseTo(0);
});

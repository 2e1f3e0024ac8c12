import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakable } from "../../core/syllables";
import type { Option } from "../../wire";
import { nearestThatWay } from "./arrows";
import { cardUsed, doorAimedAt, isAimed, seatAimedAt } from "./choice.svelte";
import { GLYPHS } from "./glyphs";
import { angleOf, beam, clearOf, headingAt, nearest, ovalFor, pointAt } from "./ring";
import { handOf, heldBy, isOffering, isSealed, spreadOf } from "./view";
import type { View } from "./wire";

const option = (verb: string, args: Option["args"] = {}): Option => ({ key: verb, verb, args });

test("an option tells its card and whom it is aimed at", () => {
  const burn = option("play-on", { card: "flamethrower", who: 3 });
  const chop = option("axe-door", { card: "axe", who: 2, who2: 3 });
  expect([burn, chop, option("aim", { who: 4 })].map(cardUsed)).toEqual(["flamethrower", "axe", ""]);
  expect([burn, chop, option("aim", { who: 0 }), option("give", { card: "axe" })].map(seatAimedAt)).toEqual([
    3,
    null,
    0,
    null,
  ]);
  expect([burn, chop].map(doorAimedAt)).toEqual([null, 2]);
  expect([burn, chop, option("accept")].map(isAimed)).toEqual([true, true, false]);
});

test("whoever looks sits at the bottom, and the next clockwise at the left", () => {
  const oval = ovalFor({ width: 400, height: 400 }, { width: 60, height: 40 }, 20);
  const [me, left, top, right] = [2, 3, 0, 1].map((place) => pointAt(oval, angleOf(place, 2, 4)));
  expect(me?.y).toBeCloseTo(oval.cy + oval.ry);
  expect(left?.x).toBeCloseTo(oval.cx - oval.rx);
  expect(top?.y).toBeCloseTo(oval.cy - oval.ry);
  expect(right?.x).toBeCloseTo(oval.cx + oval.rx);
  expect(headingAt(oval, 270)).toBeCloseTo(0);
  expect(Math.abs(headingAt(oval, 90))).toBeCloseTo(180);
});

test("nobody goes the long way round the ring", () => {
  expect(nearest(90, undefined)).toBe(90);
  expect(nearest(90, 400)).toBe(450);
  expect(nearest(400, 90)).toBe(40);
});

test("what passes between two seats bends towards the middle", () => {
  const oval = { cx: 100, cy: 100, rx: 80, ry: 80 };
  const { middle } = beam(oval, { x: 100, y: 180 }, { x: 20, y: 100 });
  expect(Math.hypot(middle.x - 100, middle.y - 100)).toBeLessThan(Math.hypot(40, 40));
});

test("what lies between seats gives way to them, towards the middle", () => {
  const oval = { cx: 100, cy: 100, rx: 80, ry: 80 };
  const thing = { width: 20, height: 20 };
  const seat = { width: 60, height: 40 };
  expect(clearOf(oval, { x: 100, y: 180 }, thing, [{ x: 20, y: 100 }], seat)).toEqual({ x: 100, y: 180 });
  const moved = clearOf(oval, { x: 100, y: 180 }, thing, [{ x: 100, y: 170 }], seat);
  expect(moved.x).toBe(100);
  expect(moved.y).toBeLessThanOrEqual(140);
  expect(moved.y).toBeGreaterThan(130);
});

test("an arrow key goes to what lies nearest that way", () => {
  const from = { x: 50, y: 90 };
  const around = [from, { x: 10, y: 80 }, { x: 50, y: 60 }, { x: 90, y: 80 }];
  const left = { x: -1, y: 0 };
  expect(nearestThatWay(from, around, left)).toBe(1);
  expect(nearestThatWay(from, around, { x: 1, y: 0 })).toBe(3);
  expect(nearestThatWay(from, around, { x: 0, y: -1 })).toBe(2);
  expect(nearestThatWay(from, around, { x: 0, y: 1 })).toBe(-1);
  expect(nearestThatWay({ x: 90, y: 80 }, around, left)).toBe(0);
});

test("what lies aside is an offer or a choice of three, by what is going on", () => {
  const aside = [[], 1, [4, 5, 6]];
  const stage = (kind: string, from: number) =>
    ({ aside, stage: { kind, who: from, whom: 0 } }) as unknown as View;
  expect(isOffering(stage("answer", 1), 1)).toBe(true);
  expect(isOffering(stage("answer", 1), 0)).toBe(false);
  expect(isOffering(stage("offer", 1), 1)).toBe(false);
  expect(spreadOf(stage("keep", 2), 2)).toEqual([4, 5, 6]);
  expect(spreadOf(stage("answer", 2), 2)).toEqual([]);
});

test("hands are one's own cards, and only a number for the others; so is what is sealed", () => {
  const view = { hands: [[2, 5], 4, 0] } as unknown as View;
  expect(handOf(view, 0)).toEqual([2, 5]);
  expect(handOf(view, 1)).toEqual([]);
  expect([0, 1, 2].map((seat) => heldBy(view, seat))).toEqual([2, 4, 0]);
  expect([0, 7, -1, true, false, undefined].map(isSealed)).toEqual([true, true, false, true, false, false]);
});

test("only long words may be broken, between syllables", () => {
  expect(breakable("Hacha")).toBe("Hacha");
  const parts = (name: string) => breakable(name).split("\u00ad");
  expect(parts("¡Infectado!")).toEqual(["¡In", "fec", "ta", "do!"]);
  expect(parts("Sospecha")).toEqual(["Sos", "pe", "cha"]);
  expect(parts("Determinación")).toEqual(["De", "ter", "mi", "na", "ción"]);
});

test("every kind of card has its drawing", () => {
  const texts = readFileSync(
    new URL("../../../../src/sobremesa/games/cosa/text.es.ftl", import.meta.url),
    "utf8",
  );
  const kinds = [...texts.matchAll(/^card-([\w-]+) =/gm)].map(([, id]) => id ?? "");
  expect(kinds.length).toBe(31);
  expect(Object.keys(GLYPHS).sort()).toEqual(kinds.sort());
});

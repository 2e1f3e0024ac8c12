import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakable } from "../../core/syllables";
import type { Option } from "../../wire";
import { nearestThatWay } from "./arrows";
import { cardUsed, doorAimedAt, isAimed, seatAimedAt } from "./choice.svelte";
import { GLYPHS } from "./glyphs";
import { angleOf, beam, nearest, pointAt, spotBetween } from "./ring";
import { handOf, heldBy, isOffering, isSealed, spreadOf } from "./view";
import type { View } from "./wire";

const option = (verb: string, args: Option["args"] = {}): Option => ({ key: verb, verb, args });

test("an option tells its card and whom it is aimed at", () => {
  const burn = option("play-on", { card: "flamethrower", who: 3 });
  const chop = option("chop-door", { card: "axe", who: 2, who2: 3 });
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
  const [me, left, top, right] = [2, 3, 0, 1].map((place) => pointAt(angleOf(place, 2, 4)));
  expect(me?.y).toBeCloseTo(1);
  expect(left?.x).toBeCloseTo(-1);
  expect(top?.y).toBeCloseTo(-1);
  expect(right?.x).toBeCloseTo(1);
});

test("nobody goes the long way round the ring", () => {
  expect(nearest(90, undefined)).toBe(90);
  expect(nearest(90, 400)).toBe(450);
  expect(nearest(400, 90)).toBe(40);
});

test("what passes between two seats bends towards the middle", () => {
  expect(beam(90, 180)).toBe("M0 1Q-0.29 0.29 -1 0");
});

test("what is offered lies in the gap beside whoever offers it, on the way to the other, where no door is", () => {
  const open = [0, 0, 0, 0, 0, 0];
  const angles = (to: number, doors: number[]) => spotBetween(1, to, 0, doors).angle;
  expect([angles(2, open), angles(0, open), angles(4, open), angles(5, open)]).toEqual([180, 120, 180, 120]);
  expect(angles(4, [0, 1, 0, 0, 0, 0])).toBe(120);
  expect(spotBetween(1, 4, 0, [1, 1, 0, 0, 0, 0])).toEqual({ angle: 150, deep: true });
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
  expect(parts("Nocturne")).toEqual(["Noc", "turne"]);
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

import { expect, test } from "vitest";
import type { Option } from "../../wire";
import { matching, playsOf } from "./choice.svelte";
import { EMBLEMS } from "./emblems";
import { LARGE, segments } from "./gauge";
import { handOf, heldBy, isFlipped, percent } from "./view";
import type { View } from "./wire";

const option = (key: string): Option => ({ key, verb: key.split(":")[0] ?? "", args: {} });

test("plays are read from the options, The Hours being place 0", () => {
  const plays = playsOf(["play:4:2", "play:4:hours", "power:beast", "pass"].map(option));
  expect(plays).toEqual([
    { key: "play:4:2", value: 4, place: 2 },
    { key: "play:4:hours", value: 4, place: 0 },
  ]);
});

test("half a choice leaves the plays that agree with it", () => {
  const plays = playsOf(["play:2:1", "play:2:3", "play:5:3"].map(option));
  expect(matching(plays, { fate: null, place: null }).length).toBe(3);
  expect(matching(plays, { fate: 2, place: null }).map(({ place }) => place)).toEqual([1, 3]);
  expect(matching(plays, { fate: null, place: 3 }).map(({ value }) => value)).toEqual([2, 5]);
  expect(matching(plays, { fate: 5, place: 1 })).toEqual([]);
});

test("an arch has a segment for each moon, and one where there is none", () => {
  expect(segments(LARGE, 4).length).toBe(4);
  expect(segments(LARGE, 0).length).toBe(1);
  const [first, second] = segments(LARGE, 2);
  expect(first?.x).toBeLessThan(90);
  expect(second?.x).toBeGreaterThan(90);
});

test("hands are one's own fates, and only a number for the others", () => {
  const view = { hands: [[2, 5], 1, 0], rows: [0, 0b1000, 0] } as unknown as View;
  expect(handOf(view, 0)).toEqual([2, 5]);
  expect(handOf(view, 1)).toEqual([]);
  expect([0, 1, 2].map((seat) => heldBy(view, seat))).toEqual([2, 1, 0]);
  expect(isFlipped(view, 1, 3)).toBe(true);
  expect(isFlipped(view, 1, 4)).toBe(false);
});

test("chances are told as people say them", () => {
  expect([0, 0.004, 0.266, 1].map(percent)).toEqual(["0", "<1", "27", "100"]);
});

test("every arcanum of the box and of the expansion has its drawing", () => {
  expect(Object.keys(EMBLEMS).length).toBe(36);
});

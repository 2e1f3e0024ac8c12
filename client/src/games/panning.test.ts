import { expect, test } from "vitest";
import { beyond, middleFor } from "./panning";

test("what can't be touched whole lies beyond the side where it is cut, and under what floats at the top", () => {
  const seen = { left: 100, top: 50, width: 300, height: 200, above: 46 };
  const found = beyond(
    [
      { x: 250, y: 180 },
      { x: 110, y: 180 },
      { x: 390, y: 180 },
      { x: 250, y: 110 },
      { x: 250, y: 240 },
    ],
    seen,
  );
  expect(Object.values(found).map((those) => those.length)).toEqual([1, 1, 1, 1]);
  expect(found.top).toEqual([{ x: 250, y: 110 }]);
});

test("one looks at the middle of what there is, and never so far that oneself is out of sight", () => {
  expect(middleFor([0, 400], null, 300, 50)).toBe(200);
  expect(middleFor([0, 200], 0, 300, 50)).toBe(100);
  expect(middleFor([0, 900], 0, 300, 50)).toBe(100);
});

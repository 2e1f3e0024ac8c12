import { expect, test } from "vitest";
import type { Analysis } from "../wire";
import { colourOf, lineOf, percent } from "./curve";

const told: Analysis = {
  game: "cosa",
  seats: 4,
  sides: [
    { name: "humans", seat: -1 },
    { name: "thing", seat: -1 },
  ],
  expected: 3,
  points: [
    { version: 0, turn: 1, chances: [0.5, 0.5], low: [0.3, 0.3], high: [0.7, 0.7], playouts: 32 },
    { version: 7, turn: 2, chances: [1, 0], low: [0.9, 0], high: [1, 0.1], playouts: 32 },
  ],
  turning_points: [],
  looked_at: 0,
  to_look_at: 0,
  is_done: false,
};

test("a line grows from the left, and leaves free what isn't known yet", () => {
  expect(lineOf(told, 0, 200, 108)).toBe("0,54 100,4");
  expect(lineOf(told, 1, 200, 108)).toBe("0,54 100,104");
});

test("seats have their own colours, and sides those of their order", () => {
  expect(colourOf({ name: "", seat: 2 }, 0)).toBe("var(--seat-3)");
  expect(colourOf({ name: "thing", seat: -1 }, 1)).toBe("var(--seat-2)");
});

test("a chance is told in a hundred", () => {
  expect([percent(0.126), percent(undefined)]).toEqual([13, 0]);
});

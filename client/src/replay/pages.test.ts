import { expect, test } from "vitest";
import type { ReplayStep } from "../wire";
import { Pages } from "./pages";

const steps = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ version: from + index }) as ReplayStep);

test("a page is there once its steps are", () => {
  const pages = new Pages(50).with(steps(50, 100));
  expect(pages.lacks(0)).toBe(true);
  expect(pages.lacks(1)).toBe(false);
  expect(pages.pageOf(99)).toBe(1);
  expect(pages.at(99)?.version).toBe(99);
  expect(pages.at(100)).toBeUndefined();
});

test("what came before is told as far back as there is no gap", () => {
  const pages = new Pages(50).with(steps(0, 50)).with(steps(100, 150));
  expect(pages.before(101).map(({ version }) => version)).toEqual([100, 101]);
  expect(pages.with(steps(50, 100)).before(101)).toHaveLength(102);
});

import { expect, test } from "vitest";
import type { Told } from "../wire";
import { newestFirst } from "./telling";

const told = (version: number, kind: string): Told => ({ version, kind, own: false, args: {} });
const kinds = (log: readonly Told[]) => newestFirst(log).map((group) => group.map(({ kind }) => kind));

test("what a choice led to is read downwards, and what came later lies above it", () => {
  const log = [told(0, "began"), told(1, "mythos"), told(1, "clue"), told(2, "moved"), told(2, "rolled")];
  expect(kinds(log)).toEqual([["moved", "rolled"], ["mythos", "clue"], ["began"]]);
});

test("a turn opens what is told of it, and the table's news are no part of a move", () => {
  const log = [told(1, "hunted"), told(1, "turn"), told(1, "drew"), told(1, "table-left"), told(2, "moved")];
  expect(kinds(log)).toEqual([["moved"], ["table-left"], ["turn", "drew"], ["hunted"]]);
});

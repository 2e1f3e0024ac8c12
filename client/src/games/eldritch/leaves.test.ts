import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { castOf, leafOf, leavesOf, votesOf } from "./leaves";

const told = (version: number, kind: string, args: Told["args"] = {}): Told => ({
  version,
  kind,
  own: false,
  args,
});
const thing = (message: string) => ({ message, args: {} });
const roll = (version: number, dice: number[]) =>
  told(version, "rolled", { who: 0, skill: "will", dice, least: 5 });

test("an encounter is read in pieces, and the next one is another leaf", () => {
  const leaves = leavesOf([
    told(3, "encounter", { who: 0, thing: thing("encounter-ow-01"), deck: "world" }),
    told(3, "scene", { scene: "ow-01" }),
    roll(3, [2, 5]),
    told(4, "tested", { who: 0, n: 1 }),
    told(4, "passed", { who: 0 }),
    told(4, "gate-closed", { who: 0, space: "rome" }),
    told(4, "encounter", { who: 1, thing: thing("encounter-gen-02"), deck: "general" }),
  ]);
  expect(leaves.map(({ who }) => who)).toEqual([0, 1]);
  expect(leaves[0]?.passages.map(({ head }) => head?.kind)).toEqual(["scene", "rolled", "passed"]);
  expect(leaves[0]?.passages.at(-1)?.lines.map(({ kind }) => kind)).toEqual(["gate-closed"]);
});

test("who is ambushed in the middle of something goes on reading it", () => {
  const fight = (who: number) => told(5, "combat", { who, thing: thing("monster-gug") });
  const begun = told(5, "encounter", { who: 0, thing: thing("encounter-gen-02"), deck: "general" });
  expect(leavesOf([begun, fight(0)]).map(({ kind }) => kind)).toEqual(["encounter"]);
  expect(leavesOf([begun, fight(1)]).map(({ kind }) => kind)).toEqual(["encounter", "combat"]);
  expect(leavesOf([begun, told(6, "round", { n: 2 }), fight(0)])).toHaveLength(2);
});

test("an action is read only where dice were rolled or something is bought", () => {
  const acts = (name: string) => told(1, "acts", { who: 0, thing: thing(name) });
  expect(leavesOf([acts("action-travel"), told(1, "moved", { who: 0 })])).toEqual([]);
  expect(leavesOf([acts("action-acquire")])).toHaveLength(1);
  expect(leavesOf([acts("spell-wither"), roll(1, [6])])).toHaveLength(1);
});

test("of what began before the log there is the scene, or the icons that were reached", () => {
  const card = { thing: 7, who: -1, deck: "", scene: "" };
  const pieces = ["omen", "gates", "text"].map((name, at) => ({
    name,
    state: ["done", "now", "next"][at] ?? "",
  }));
  const mythos = leafOf("mythos-a", { ...card, kind: "mythos", pieces });
  expect(mythos.passages.map(({ head }) => head?.args.icon)).toEqual(["omen", "gates"]);
  const met = leafOf("encounter-b", { ...card, kind: "encounter", scene: "b-1", pieces: [] });
  expect(met.passages.map(({ head }) => head?.kind)).toEqual(["scene"]);
});

test("what was taken back isn't read", () => {
  const log = [
    told(1, "mythos", { thing: thing("mythos-a") }),
    told(2, "mythos", { thing: thing("mythos-b") }),
  ];
  expect(leavesOf(log)).toHaveLength(2);
  expect(leavesOf([...log, told(1, "table-undone", { who: 0 })])).toHaveLength(1);
});

test("dice lie as they were left, each with what it showed before", () => {
  const lines = [
    told(2, "rolled-again", { dice: [5, 2], before: [2, 2] }),
    told(3, "raised-die", { n: 4, n2: 5 }),
  ];
  expect(castOf({ head: roll(1, [2, 4, 2]), lines })).toEqual([
    { face: 5, was: 2, success: true },
    { face: 5, was: 4, success: true },
    { face: 2, was: 2, success: false },
  ]);
});

test("opened votes lie by what they were for; what was done is what all wanted, or the last word", () => {
  const vote = (who: number, space: string) => told(1, "voted", { who, thing: thing(space) });
  const done = (lines: Told[]) =>
    votesOf({ head: null, lines }).map(({ voters, isDone }) => [...voters, isDone]);
  const split = [vote(0, "rome"), vote(1, "tokyo"), vote(2, "rome")];
  expect(done(split)).toEqual([
    [0, 2, false],
    [1, false],
  ]);
  expect(done([...split, told(2, "decided", { who: 1, thing: thing("tokyo") })])).toEqual([
    [0, 2, false],
    [1, true],
  ]);
  expect(done([vote(0, "rome"), vote(1, "rome")])).toEqual([[0, 1, true]]);
});

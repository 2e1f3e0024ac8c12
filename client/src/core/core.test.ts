import { expect, test } from "vitest";
import { aloud, codeOf } from "./code";
import { backoff } from "./connection";
import { mayPass } from "./problems";
import { placeOf } from "./router.svelte";
import { stretch } from "./time.svelte";

test("addresses lead to pages", () => {
  expect(placeOf("/")).toEqual({ page: "lobby" });
  expect(placeOf("/t/tilo-47")).toEqual({ page: "table", code: "TILO-47" });
  expect(placeOf("/t/Abcd_fgh-jklMNOpqr5t_v-x")).toEqual({
    page: "invitation",
    link: "Abcd_fgh-jklMNOpqr5t_v-x",
  });
  expect(placeOf("/r/TILO-47/")).toEqual({ page: "replay", code: "TILO-47" });
  expect(placeOf("/rules/cosa")).toEqual({ page: "rules", game: "cosa" });
  expect(placeOf("/shelf")).toEqual({ page: "shelf" });
  for (const path of ["/anything/else", "/t/", "/t/A/B", "/rules", "/api/tables/NO-99"])
    expect(placeOf(path)).toEqual({ page: "nowhere" });
  expect(placeOf("/t/%E0%A4%A")).toEqual({ page: "table", code: "%E0%A4%A" });
});

test("a line that stays lost is tried ever less often, but never seldom", () => {
  const waits = Array.from({ length: 60 }, (_, attempt) => backoff(attempt, 1));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBeLessThanOrEqual(300);
  expect(Math.max(...waits.slice(0, 30))).toBe(2000);
  expect(waits.at(-1)).toBe(8000);
});

test("not all who were at a table come back to it in the same instant", () => {
  for (const attempt of [0, 1, 5, 50]) {
    expect(backoff(attempt, 0)).toBeLessThan(backoff(attempt, 0.5));
    expect(backoff(attempt, 0.5)).toBeLessThan(backoff(attempt, 0.99));
  }
});

test("a stretch of time is told in its largest unit", () => {
  expect(stretch(40)).toEqual({ id: "seconds", n: 40 });
  expect(stretch(150)).toEqual({ id: "minutes", n: 2 });
  expect(stretch(7300)).toEqual({ id: "hours", n: 2 });
  expect(stretch(200_000)).toEqual({ id: "days", n: 2 });
});

test("a code is understood as people type it, and nothing else is taken for one", () => {
  expect(["tilo-47", " TILO 47 ", "Sol-3499", "sol 471 592"].map(codeOf)).toEqual([
    "TILO-47",
    "TILO-47",
    "SOL-3499",
    "SOL-471592",
  ]);
  expect(["", "47", "tilo", "tilo-4", "tilo-47-8", "ti-47", "<b>-47"].map(codeOf)).toEqual(
    Array(7).fill(null),
  );
});

test("a table that is gone is not knocked at again and again; one that is merely busy is", () => {
  expect(
    [
      "no-table",
      "removed",
      "barred",
      "closed-by-host",
      "damaged",
      "game-away",
      "older",
      "closed",
      "untold",
    ].filter(mayPass),
  ).toEqual([]);
  expect(["too-fast", "cannot-write", "fault", "busy"].every(mayPass)).toBe(true);
});

test("a code is said as a word and its digits", () => {
  expect(aloud("TILO-470", (digit) => `<${digit}>`)).toBe("tilo, <4>, <7>, <0>");
});

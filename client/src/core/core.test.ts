import { expect, test } from "vitest";
import { backoff } from "./connection";
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
  expect(placeOf("/anything/else")).toEqual({ page: "lobby" });
});

test("a line that stays lost is tried ever less often, but never seldom", () => {
  const waits = Array.from({ length: 10 }, (_, attempt) => backoff(attempt));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBeLessThan(1000);
  expect(waits.at(-1)).toBe(8000);
});

test("a stretch of time is told in its largest unit", () => {
  expect(stretch(40)).toEqual({ id: "seconds", n: 40 });
  expect(stretch(150)).toEqual({ id: "minutes", n: 2 });
  expect(stretch(7300)).toEqual({ id: "hours", n: 2 });
  expect(stretch(200_000)).toEqual({ id: "days", n: 2 });
});

import { expect, test } from "vitest";
import type { Chair, Table } from "../wire";
import { mayHaveBot } from "./chairs";

const chair = (who: string): Chair => ({
  who,
  name: "",
  level: "",
  here: false,
  away_since: 10,
  kept_for: "",
  person: "",
  keeper: "",
  led_from: -1,
});

test("a bot is offered where the server would let it sit, and when", () => {
  const chairs = [chair("person"), chair("person"), chair("empty"), chair("bot")];
  const table = { phase: "playing", chairs, bot_from: [40, null, null, null] } as Partial<Table> as Table;
  const offered = (now: number) => chairs.map((_, seat) => mayHaveBot(table, seat, now));
  expect(offered(39)).toEqual([false, false, true, false]);
  expect(offered(40)).toEqual([true, false, true, false]);
  expect(mayHaveBot({ ...table, phase: "over" }, 2, 99)).toBe(false);
});

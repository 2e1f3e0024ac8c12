import { expect, test } from "vitest";
import { addressOf, placeIn } from "./address";

test("where one is in a replay goes to the address and comes back from it", () => {
  for (const [step, seat] of [
    [0, -1],
    [12, -1],
    [0, 3],
    [431, 0],
  ] as const) {
    const address = addressOf("/r/TILO-47", step, seat);
    expect(placeIn(new URL(address, "http://x").search)).toEqual({ step, seat });
  }
  expect(addressOf("/r/TILO-47", 0, -1)).toBe("/r/TILO-47");
});

test("what an address says is taken only if it can be meant", () => {
  for (const search of ["?step=-1", "?step=x", "?step=1e9", "?seat=one", "?step=99999999999"])
    expect(placeIn(search)).toEqual({ step: 0, seat: -1 });
});

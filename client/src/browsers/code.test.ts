import { expect, test } from "vitest";
import { handoverOf, inHalves } from "./code";

test("a code is understood however it is typed", () => {
  for (const said of ["BCDFGHJK", "bcdf ghjk", " bcdf-ghjk ", "#BCDFGHJK"])
    expect(handoverOf(said)).toBe("BCDFGHJK");
  for (const said of ["", "BCDFGHJ", "BCDFGHJKL", "BCDFGH12"]) expect(handoverOf(said)).toBeNull();
  expect(handoverOf(inHalves("BCDFGHJK"))).toBe("BCDFGHJK");
});

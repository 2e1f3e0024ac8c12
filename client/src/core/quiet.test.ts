import { expect, test } from "vitest";
import { fromUtc, toUtc } from "./quiet";

test("quiet hours mean this place's clock, wherever the server is", () => {
  expect(toUtc(["22:00", "08:00"], -60)).toEqual([21 * 60, 7 * 60]);
  expect(toUtc(["00:30", "08:00"], -120)).toEqual([22 * 60 + 30, 6 * 60]);
  expect(toUtc(["22:00", "08:00"], 300)).toEqual([3 * 60, 13 * 60]);
  for (const offset of [-840, -60, 0, 210, 720])
    expect(fromUtc(toUtc(["22:15", "07:45"], offset), offset)).toEqual(["22:15", "07:45"]);
});

import { describe, expect, it } from "vitest";
import { freePlace } from "./free";

const ROOM = { left: 0, top: 50, width: 400, height: 300 };
const LINE = { width: 200, height: 40 };

describe("what is said over the board", () => {
  it("stands at the top, in the middle, where nothing lies", () => {
    expect(freePlace(ROOM, LINE, [], [])).toEqual({ left: 100, top: 58 });
  });

  it("makes way for what lies there, if there is room elsewhere", () => {
    const seat = { left: 150, top: 50, width: 100, height: 60 };
    const place = freePlace(ROOM, LINE, [], [seat]);
    expect(place?.top).toBeGreaterThanOrEqual(110);
  });

  it("rather covers what lies there than what is asked", () => {
    const all = { left: 0, top: 50, width: 400, height: 300 };
    const asked = { left: 0, top: 50, width: 400, height: 240 };
    expect(freePlace(ROOM, LINE, [asked], [all])?.top).toBeGreaterThanOrEqual(290);
  });

  it("has no place where everything is asked, or the room is too small", () => {
    expect(freePlace(ROOM, LINE, [ROOM], [])).toBeNull();
    expect(freePlace({ ...ROOM, width: 100 }, LINE, [], [])).toBeNull();
    expect(freePlace({ ...ROOM, height: 30 }, LINE, [], [])).toBeNull();
  });
});

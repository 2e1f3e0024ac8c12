import { beforeEach, expect, test } from "vitest";
import type { Play } from "../games/contract";
import type { Option, Panel, Piece } from "../wire";
import { pointing, type Thing, thingsOf } from "./pointing.svelte";

const word = { message: "x", args: {} };
const piece = (...options: string[]): Piece => ({ name: word, says: [], options, tone: "" });
const panel = (pieces: Piece[], ...options: string[]): Panel => ({
  title: word,
  lines: [],
  tone: "",
  pieces,
  options,
  places: [],
});

// Two cards in hand and two seats: a card may be kept, discarded, or given to a seat.
const SKETCH = [
  [
    panel([
      piece("keep:1", "discard:1", "give:1:0", "give:1:1"),
      piece("keep:2", "give:2:0", "give:2:1"),
      piece(),
    ]),
  ],
  [panel([], "give:1:0", "give:2:0"), panel([], "give:1:1", "give:2:1")],
];
const CARD1 = "0.0.0";
const CARD2 = "0.0.1";
const SEAT0 = "1.0";

let play: Play;

function at(...offered: string[]): Play {
  const options = offered.map((key): Option => ({ key, verb: key.split(":")[0] ?? "", args: {} }));
  const asked: Record<string, unknown> = {
    sketch: SKETCH,
    decision: { id: "1", ask: "x", args: {}, source: "x-1", options },
    staged: null,
    stage: (option: string | null) => {
      asked.staged = option;
    },
  };
  return asked as unknown as Play;
}

function point(id: string) {
  const thing = thingsOf(SKETCH).find((each) => each.id === id) as Thing;
  pointing.point(play, thing);
}

beforeEach(() => {
  pointing.clear();
  play = at("keep:1", "discard:1", "give:1:0", "give:1:1", "keep:2", "give:2:0", "give:2:1");
});

test("only what some option means can be pointed at", () => {
  expect(thingsOf(SKETCH).map(({ id }) => id)).toEqual([CARD1, CARD2, SEAT0, "1.1"]);
});

test("where one option means a thing, pointing at it chooses that", () => {
  play = at("keep:1", "keep:2");
  point(CARD2);
  expect(play.staged).toBe("keep:2");
  point(CARD1);
  expect(play.staged).toBe("keep:1");
  point(CARD1);
  expect(play.staged).toBeNull();
});

test("an option that means two things is chosen by pointing at both, in either order", () => {
  point(CARD1);
  expect(play.staged).toBeNull();
  point(SEAT0);
  expect(play.staged).toBe("give:1:0");
  pointing.clear();
  play.stage(null);
  point(SEAT0);
  point(CARD2);
  expect(play.staged).toBe("give:2:0");
});

test("what pointing can't tell apart is asked for by name, and only once there is nothing more to point at", () => {
  expect(pointing.alike(play)).toEqual([]);
  point(CARD1);
  expect(pointing.alike(play)).toEqual(["keep:1", "discard:1"]);
  point(SEAT0);
  expect(pointing.alike(play)).toEqual([]);
});

test("of two copies of a card either will do, and only the one pointed at shows", () => {
  const twins = [[panel([piece("keep:1", "discard:1"), piece("keep:1", "discard:1")])]];
  play = { ...at("keep:1", "discard:1"), sketch: twins } as unknown as Play;
  const second = thingsOf(twins)[1] as Thing;
  pointing.point(play, second);
  expect(pointing.alike(play)).toEqual(["keep:1", "discard:1"]);
  play = { ...play, staged: "keep:1" } as unknown as Play;
  expect(pointing.things(play)).toEqual([second]);
});

test("pointing at what doesn't go with it begins anew", () => {
  point(CARD1);
  point(CARD2);
  expect(pointing.left(play)).toEqual(["keep:2", "give:2:0", "give:2:1"]);
});

test("what was chosen with a key or a button shows on the board too", () => {
  play.stage("give:2:0");
  expect(pointing.things(play).map(({ id }) => id)).toEqual([CARD2, SEAT0]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Play } from "../contract";
import { drawingNamed, drawingOf } from "./drawings";
import { framed, spotIn } from "./frame";
import { GLYPHS, HEADS, SITES } from "./glyphs";
import { homeward, SPOTS, WAYS } from "./places";
import { huntOf, pileOf } from "./spread.svelte";
import { badgeOf } from "./tokens";

const TEXTS = readFileSync("../src/sobremesa/games/ansia/text.en.ftl", "utf8");
const named = (section: string) =>
  [...TEXTS.matchAll(new RegExp(`^${section}-(\\S+) =`, "gm"))].map(([, name]) => name ?? "");

test("every card in the box is drawn: as itself, as its family, or as somebody with something of their own", () => {
  const cards = named("card");
  expect(cards.length).toBeGreaterThan(100);
  expect(cards.filter((name) => !drawingNamed(name))).toEqual([]);
  expect(new Set(cards.map(drawingNamed)).size).toBeGreaterThan(85);
});

test("a card that nobody has drawn looks like what stands on it", () => {
  const card = {
    name: "newcomer",
    type: "human",
    kind: null,
    category: "none",
    speed: 0,
    points: 0,
    traits: [],
    says: [],
  };
  expect(drawingNamed(card.name)).toBe("");
  expect(drawingOf({ ...card, type: "familiar", category: "wolf" })).toBe(drawingNamed("echo"));
  expect(drawingOf({ ...card, type: "power", category: "mind" })).toBe(drawingNamed("hypnosis"));
  const kinds = ["villager", "religious", "military", "noble"];
  const people = kinds.flatMap((kind) => [
    drawingOf({ ...card, kind }),
    drawingOf({ ...card, kind, traits: ["thirsty"] }),
    drawingOf({ ...card, kind, traits: ["hunted"] }),
  ]);
  expect(new Set(people).size).toBe(people.length);
});

test("every token, vampire and site has a sign, and every space a spot that some way leads to", () => {
  for (const name of named("token")) expect(GLYPHS[badgeOf(name).sign]).toBeTruthy();
  for (const name of named("vampire")) expect(HEADS[name]).toBeTruthy();
  for (const name of named("sight")) if (!/castle|labyrinth/.test(name)) expect(SITES[name]).toBeTruthy();
  const reached = new Set(WAYS.flatMap(([from, to]) => [from, to] as const));
  expect(named("space").filter((name) => !(name in SPOTS) || !reached.has(name))).toEqual([]);
});

test("the map is whole where it fits, in the middle of its place; else it is larger than its place", () => {
  const whole = framed(640, 520);
  expect(whole.isWhole).toBe(true);
  const { x, y } = spotIn(whole, "castle");
  expect([x, y].map(Math.round)).toEqual([324, 261]);
  const near = framed(390, 300);
  expect(near.isWhole).toBe(false);
  expect(near.width).toBeGreaterThan(390);
  expect(near.height).toBeGreaterThan(300);
});

test("the way home is the shortest there is, and ends in the castle", () => {
  expect(homeward("castle")).toEqual([]);
  expect(homeward("ossuary")).toHaveLength(3);
  expect(homeward("labyrinth")).toHaveLength(30);
  const last = WAYS.find(([, , , curve]) => curve === homeward("well-island").at(-1));
  expect(last).toContain("castle");
  expect(Object.keys(SPOTS).filter((name) => name !== "castle" && !homeward(name).length)).toEqual([]);
});

test("a pile is hunted by its row and what its column costs", () => {
  const options = ["hunt:1-3", "hunt:1-1", "hunt:2-2"];
  const play = { almanac: { costs: [3, 2, 1] } } as unknown as Play;
  expect([0, 2, 4].map((pile) => huntOf(play, pile))).toEqual(options);
  expect(options.map((key) => pileOf(play, key))).toEqual([0, 2, 4]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Option, Told } from "../../wire";
import type { Play } from "../contract";
import { CARDS, SECRETS, SYMBOLS } from "./art";
import { cardUsed, isAimed, seatAimedAt } from "./choice.svelte";
import { type Duel, follow, Memory, onTable, turnsOver } from "./duel";
import { hintOf } from "./hints";
import { tagName } from "./tags";
import { isLaid, seatsRound, secretOf } from "./view";
import type { View } from "./wire";

const option = (verb: string, args: Option["args"] = {}): Option => ({ key: verb, verb, args });
const told = (kind: string, args: Told["args"] = {}): Told => ({ version: 1, kind, own: false, args });
const story = (...events: Told[]): Duel | null =>
  events.reduce<Duel | null>((duel, event) => follow(duel, event, 7), null);
const challenged = told("challenged", { who: 2, who2: 0 });

function idsIn(file: string, prefix: string): string[] {
  const texts = readFileSync(
    new URL(`../../../../src/sobremesa/games/princesa/${file}`, import.meta.url),
    "utf8",
  );
  return [...texts.matchAll(new RegExp(`^${prefix}-([\\w.-]+)`, "gm"))].map(([, id]) => id ?? "");
}

test("an option tells its card and whom it is aimed at", () => {
  const enchant = option("enchant", { card: "slow-poison", who: 3 });
  expect(cardUsed(option("place", { card: "short-sword" }))).toBe("short-sword");
  expect(cardUsed(enchant)).toBe("slow-poison");
  expect(cardUsed(option("buy", { card: "map", n: 2 }))).toBe("");
  expect(seatAimedAt(enchant)).toBe(3);
  expect(seatAimedAt(option("challenge", { who: 0 }))).toBe(0);
  expect(seatAimedAt(option("sell", { card: "lance" }))).toBeNull();
  expect(
    [option("aim", { who: 2 }), option("explore"), option("take", { card: "map" })].map(isAimed),
  ).toEqual([true, false, false]);
});

test("who is about to sell a card is told how to attack with it", () => {
  const staged = (ask: string, key: string | null) =>
    hintOf({ decision: { ask }, staged: key } as unknown as Play);
  expect(staged("act", "sell:map")).toBe("hint-sell");
  expect(staged("haunt", "revive:map")).toBe("hint-revive");
  expect(staged("trade", "sell:map")).toBe("");
  expect(staged("act", null)).toBe("");
});

test("a duel is told round by round, and who won it with what", () => {
  const why = { message: "duel-beats", args: { type: "strategy", type2: "defence" } };
  const duel = story(
    challenged,
    told("attacked", { who: 2 }),
    told("turned-over", { who: 2, who2: 0, card: "lance", card2: "longbow" }),
    told("tied"),
    told("turned-over", { who: 2, who2: 0, card: "map", card2: "riposte" }),
    told("won-duel", { who: 2, who2: 0, card: "map", why }),
    told("drew", { who: 2 }),
  );
  expect(duel).toMatchObject({ challenger: 2, opponent: 0, outcome: "won", winner: 2, card: "map", why });
  expect(duel?.rounds).toEqual([
    { attack: "lance", answer: "longbow" },
    { attack: "map", answer: "riposte" },
  ]);
});

test("an attack that lies open is turned over once, and may stay unanswered", () => {
  const openly = told("attacked-openly", { who: 2, card: "lance" });
  const both = told("turned-over", { who: 2, who2: 0, card: "lance", card2: "riposte" });
  expect(story(challenged, openly)?.rounds).toEqual([{ attack: "lance", answer: null }]);
  expect(story(challenged, openly, both)?.rounds).toEqual([{ attack: "lance", answer: "riposte" }]);
  expect(turnsOver([openly])).toBe(true);
  expect(turnsOver([told("drew")])).toBe(false);
});

test("who has no card left is finished off", () => {
  const duel = story(
    challenged,
    told("turned-over", { who: 2, who2: 0, card: "lance", card2: "longbow" }),
    told("tied"),
    told("finished-off", { who: 0, card: "map" }),
    told("won-duel", { who: 0, who2: 2, card: "map" }),
  );
  expect(duel?.rounds.at(-1)).toEqual({ attack: null, answer: "map" });
  expect(duel?.winner).toBe(0);
});

test("spells, environments and nothing at all end a duel without a winner's text", () => {
  const spell = told("enchanted", { who: 2, who2: 1, card: "evil-eye" });
  const own = told("enchanted-self", { who: 2, card: "blessing" });
  expect(story(challenged, spell)).toMatchObject({ outcome: "spell", target: 1, card: "evil-eye" });
  expect(story(challenged, own)).toMatchObject({ outcome: "spell", target: 2 });
  expect(story(challenged, told("environment", { who: 0, card: "storm" }))).toMatchObject({
    outcome: "environment",
    winner: 0,
  });
  expect(story(challenged, told("no-winner"))?.outcome).toBe("nobody");
});

test("the only hero left wins against nobody", () => {
  const alone = told("acts-alone", { who: 1 });
  const why = { message: "duel-alone", args: {} };
  const openly = told("attacked-openly", { who: 1, card: "lance" });
  expect(story(alone, openly, told("won-alone", { who: 1, card: "lance", why }))).toMatchObject({
    opponent: -1,
    outcome: "won",
    winner: 1,
    why,
  });
});

test("the story is heard once, and belongs to the turn in which it happened", () => {
  const memory = new Memory();
  const news = [challenged, told("no-winner"), told("turn", { who: 1 })];
  const duel = memory.after(news, 8);
  expect(duel).toMatchObject({ turn: 7, outcome: "nobody" });
  expect(memory.after(news, 8)).toBe(duel);
  expect(memory.after([], 9)).toBe(duel);
});

test("who comes in the middle sees the rounds that lie on the table", () => {
  const view = { turn: 3, duel: [1, 0], played: [[5], [4, 6], []] } as unknown as View;
  expect(onTable(view, String)?.rounds).toEqual([
    { attack: "4", answer: "5" },
    { attack: "6", answer: null },
  ]);
  expect(onTable({ ...view, duel: [] }, String)).toBeNull();
});

test("a card lies face down if there is one", () => {
  expect([0, -1, true, false, undefined].map(isLaid)).toEqual([true, false, true, false, false]);
});

test("whoever looks has the others before them, from the left hand on", () => {
  const view = { heroes: [4, 2, 7, 1] } as unknown as View;
  expect(seatsRound(view, 2)).toEqual([3, 0, 1, 2]);
  expect(seatsRound(view, -1)).toEqual([0, 1, 2, 3]);
});

test("a hero's tag says what holds up the table", () => {
  const view = { duel: [1, 0], active: 1, turn: 4, ending: "", laying: true } as unknown as View;
  const tag = (seat: number, me: number, duel = view.duel) => tagName({ ...view, duel }, me, [2], seat)[0];
  expect(tag(1, 0)).toBe("tag-challenges-you");
  expect(tag(1, 2)).toBe("tag-challenges");
  expect(tag(0, 2)).toBe("tag-challenged");
  expect(tag(2, 0, [])).toBe("tag-decides");
  expect(tag(1, 2, [])).toBe("tag-turn");
  expect(tag(1, -1, [1, -1])).toBe("tag-turn");
  const decided = { ...view, laying: false };
  expect(tagName(decided, 2, [], 0)).toEqual(["", false]);
  expect(tagName(decided, 2, [0], 0)).toEqual(["tag-decides", true]);
  expect(tagName({ ...view, ending: "draw" }, 0, [], 1)).toEqual(["", false]);
  expect(tagName({ ...view, duel: [], turn: 0 }, 0, [2], 1)).toEqual(["", false]);
});

test("one knows one's own secret, and of the others what the notebook holds", () => {
  const play = {
    me: 0,
    view: { secrets: [1, null], notes: [{ secret: null }, { secret: "witness" }] },
    almanac: { secrets: [{ id: "kidnapper" }, { id: "accomplice" }] },
  } as unknown as Play;
  expect(secretOf(play, 0)).toBe("accomplice");
  expect(secretOf(play, 1)).toBe("witness");
});

test("every card, symbol and secret has its drawing", () => {
  const named = (prefix: string) => idsIn("text.es.ftl", prefix).filter((id) => id !== "none");
  expect(Object.keys(CARDS).sort()).toEqual(named("card").sort());
  expect(Object.keys(SYMBOLS).sort()).toEqual(named("symbol").sort());
  expect(Object.keys(SECRETS).sort()).toEqual(named("secret").sort());
});

import { expect, test } from "vitest";
import type { GameSummary } from "../wire";
import { settingName, termsOf } from "./terms";

const game: GameSummary = {
  id: "arcana",
  rules: 1,
  titles: {},
  fewest: 2,
  most: 5,
  shortest: 20,
  longest: 40,
  bots: [],
  quiet: true,
  lesson: false,
  moments: {},
  settings: [
    { name: "difficulty", kind: "pick", default: "normal", words: ["normal", "hard"], low: 0, high: 0 },
    { name: "expansion", kind: "flag", default: false, words: [], low: 0, high: 0 },
    { name: "duty", kind: "flag", default: true, words: [], low: 0, high: 0 },
  ],
};
const plain = { settings: {}, clock: "none", joining: "consent", practice: false, quiet: true };
const say = (id: string) => id;
const sayOfGame = (id: string) => (id.startsWith("setting-") ? `${id.slice(8)}: more of it` : id);

test("of a table set as its game proposes only the clock and who may join are told", () => {
  expect(termsOf(game, plain, say, sayOfGame)).toEqual(["clock-none", "terms-joining-consent"]);
});

test("what differs is told by its name, with its value where a yes isn't enough", () => {
  const settings = { difficulty: "hard", expansion: true, duty: false };
  const changed = { settings, clock: "strict", joining: "closed", practice: true, quiet: false };
  expect(termsOf(game, changed, say, sayOfGame)).toEqual([
    "difficulty: difficulty-hard",
    "expansion",
    "duty: setting-off",
    "clock-strict",
    "terms-joining-closed",
    "practice",
    "quiet-off",
  ]);
});

test("where the game knows no silence, nothing is told of it", () => {
  const loud = { ...plain, quiet: false };
  expect(termsOf({ ...game, quiet: false }, loud, say, sayOfGame)).not.toContain("quiet-off");
});

test("a setting is called by what stands before the colon", () => {
  expect(game.settings.map((setting) => settingName(setting, sayOfGame))).toEqual([
    "difficulty",
    "expansion",
    "duty",
  ]);
});

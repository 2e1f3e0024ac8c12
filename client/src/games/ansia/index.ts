import type { Sound } from "../../core/sound";
import type { Option, Told } from "../../wire";
import { type GameModule, type Hotkey, labelOf, type Play, type Reading } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Ribbon from "./Ribbon.svelte";
import { pileOf } from "./spread.svelte";
import {
  almanacOf,
  driftedTo,
  optionsOf,
  pickedThing,
  readCard,
  readMission,
  readPile,
  readSpace,
  readToken,
  viewOf,
} from "./view";

const PLACED = new Set(["pick", "hunt", "hunt-in-tavern", "drift"]);
const DECLINING = new Set(["done", "stay", "no"]);

const SOUNDS: Readonly<Record<string, Sound>> = {
  moved: "token",
  pushed: "token",
  hunted: "card",
  "hunted-in-tavern": "card",
  drew: "card",
  "took-token": "good",
  "came-home": "good",
  "opened-crypt": "reveal",
  moon: "token",
  burnt: "bad",
  dawn: "reveal",
};
/** Told for the record only: what everybody sees happen anyway. */
const MINOR = new Set(["speed", "reshuffled", "turn-over", "discarded", "paid", "paid-for"]);

const TURNS: Readonly<Record<string, string>> = {
  activate: "turn-activate",
  move: "turn-move",
  push: "turn-push",
  act: "turn-hunt",
};

/** What is staged, to be read before it is done. */
function reading(play: Play): Reading | null {
  const key = play.staged ?? "";
  const pile = optionsOf(play, "hunt").find((option) => option.key === key);
  if (pile) return readPile(play, pileOf(play, key));
  const almanac = almanacOf(play);
  const [section, name] = pickedThing(key);
  const at = (list: readonly { name: string }[]) => list.findIndex((thing) => thing.name === name);
  switch (section) {
    case "card":
      return readCard(play, at(almanac.cards));
    case "space":
      return readSpace(play, at(almanac.spaces));
    case "token":
      return readToken(play, at(almanac.tokens));
    case "mission":
      return readMission(play, at(almanac.missions), null);
    case "vampire":
      return { name: play.words.say(`vampire-${name}`), text: "" };
    default:
      return null;
  }
}

function context(play: Play): string {
  const ask = play.decision?.ask ?? "";
  const id = `context-${ask}`;
  const { hunts, well_hunts } = viewOf(play);
  return play.words.has(id) ? play.words.say(id, { hunts, wells: well_hunts }, play.names) : "";
}

function commitWord(play: Play, option: Option): string {
  const [section] = pickedThing(option.key);
  const ids = [`commit-${play.decision?.ask}-${section || option.verb}`, `commit-${section || option.verb}`];
  const id = ids.find((each) => play.words.has(each));
  return id ? play.words.say(id, option.args, play.names) : labelOf(play, option);
}

/** Number keys for what lies before one: cards in play, then whatever else can be chosen. */
function hotkeys(play: Play): Hotkey[] {
  const options = (play.decision?.options ?? []).filter(({ verb }) => PLACED.has(verb));
  return options.slice(0, 9).map((option, at) => ({
    key: String(at + 1),
    label: labelOf(play, option),
    press: () => play.stage(option.key),
  }));
}

/** A space one can walk to is pressed for that: to drift there instead has a button. */
function isPlaced({ key, verb }: Option, play: Play): boolean {
  return PLACED.has(verb) && !(verb === "drift" && play.can(`pick:space-${driftedTo(key)}`));
}

const ansia: GameModule = {
  room: { hand: "cards", own: true, rail: "drawer" },
  Board,
  Hand,
  Answers: Ribbon,
  reading,
  isPlaced,
  isDeclining: ({ verb }) => DECLINING.has(verb),
  hotkeys,
  takeBack: () => false,
  votes: () => [],
  turnWord: (play) => play.words.say(TURNS[play.decision?.ask ?? ""] ?? "turn-other"),
  context,
  commitWord,
  shortWord: (play, option) =>
    DECLINING.has(option.verb)
      ? commitWord(play, option)
      : play.words.say("short-commit", option.args, play.names),
  seatOf: ({ args }: Told) => (typeof args.who === "number" ? args.who : null),
  soundOf: ({ kind }) => SOUNDS[kind] ?? null,
  isMinor: ({ kind }) => MINOR.has(kind),
};

export default ansia;

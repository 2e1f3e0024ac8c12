import type { Sound } from "../../core/sound";
import type { Option, Told } from "../../wire";
import { type GameModule, type Hotkey, labelOf, type Play, type Reading } from "../contract";
import Board from "./Board.svelte";
import { isOnTheChart } from "./choices";
import Hand from "./Hand.svelte";
import Plates from "./Plates.svelte";
import { plan, TRAVEL } from "./plan.svelte";
import { commitWordOf, isOnSheet } from "./sheet";
import { calledOf, readMonster, readMystery, readSpace, textOfCalled } from "./telling";
import { almanacOf, pickedThing, placeName, readCard, sheetOf, spaceNamed, textOf, viewOf } from "./view";

const DECLINING = new Set(["done", "no"]);

const SOUNDS: Readonly<Record<string, Sound>> = {
  moved: "token",
  rolled: "token",
  "gained-ticket": "card",
  acquired: "card",
};

/** What lies on the board: spaces, monsters on them, cards of the reserve, seats, mythos cards in play, the mystery. */
function isOnTheBoard(play: Play, { key }: Option): boolean {
  const [kind, name] = pickedThing(key);
  const view = viewOf(play);
  if (view.ballot) return true;
  const almanac = almanacOf(play);
  switch (kind) {
    case "seat":
      return true;
    case "space":
      return isOnTheChart(play, key);
    case "monster": {
      const token = almanac.monsters.findIndex((monster) => monster.name === name);
      return (view.monster_at[token] ?? -1) >= 0 && isOnTheChart(play, key);
    }
    case "asset":
      return view.reserve.some(
        (card) => almanac.things.filter((thing) => thing.kind === "asset")[card]?.name === name,
      );
    case "mythos":
      return view.ongoing.some((card) => almanac.mythos[card]?.name === name);
    case "mystery":
      return almanac.mysteries[view.mystery]?.name === name;
    default:
      return false;
  }
}

/** What is staged, to be read before it is done. */
function reading(play: Play): Reading | null {
  const goal = plan.of(play)?.at(-1)?.to;
  if (goal !== undefined) return readSpace(play, goal);
  const [kind, name] = pickedThing(play.staged ?? "");
  const almanac = almanacOf(play);
  if (kind === "space") return readSpace(play, spaceNamed(play, name));
  if (kind === "monster")
    return readMonster(
      play,
      almanac.monsters.findIndex((monster) => monster.name === name),
    );
  if (kind === "mystery")
    return readMystery(
      play,
      almanac.mysteries.findIndex((mystery) => mystery.name === name),
    );
  if (kind === "investigator" && name === sheetOf(play, play.me).name)
    return { name: play.words.say("own-ability"), text: textOf(play, sheetOf(play, play.me).says) };
  const thing = almanac.things.findIndex((each) => each.kind === kind && each.name === name);
  return almanac.cards[thing] ? readCard(play, thing) : null;
}

function context(play: Play): string {
  const ask = play.decision?.ask;
  const lead = viewOf(play).ballot?.voters[0];
  if (ask === "vote" && lead !== undefined)
    return play.words.say(lead === play.me ? "context-vote-lead" : "context-vote", { who: lead }, play.names);
  // Which of several it shall be, and what for, stands on whatever asks.
  const asker = play.decision?.args.card;
  if (ask === "pick" && typeof asker === "object" && "message" in asker)
    return textOfCalled(play, asker.message);
  const id = ask === "act" && !play.can(TRAVEL) ? "context-act-here" : `context-${ask}`;
  return play.words.has(id) ? play.words.say(id, play.decision?.args, play.names) : "";
}

function commitWord(play: Play, option: Option): string {
  const word = commitWordOf(play, option);
  if (word) return word;
  const goal = play.staged === option.key ? plan.of(play)?.at(-1)?.to : undefined;
  if (goal !== undefined) return play.words.say("commit-travel", { space: placeName(play, goal) });
  return play.decision?.ask === "vote"
    ? play.words.say("commit-vote", { what: labelOf(play, option) })
    : labelOf(play, option);
}

/** Number keys for what lies before one. */
function hotkeys(play: Play): Hotkey[] {
  const options = (play.decision?.options ?? []).filter((option) => !DECLINING.has(option.verb));
  return options.slice(0, 9).map((option, at) => ({
    key: String(at + 1),
    label: labelOf(play, option),
    press: () => {
      plan.forget();
      play.stage(option.key);
    },
  }));
}

const TURNS: Readonly<Record<string, string>> = {
  act: "turn-act",
  vote: "turn-vote",
  "last-word": "turn-last-word",
};

const eldritch: GameModule = {
  room: { hand: "cards", own: true, rail: "drawer" },
  Board,
  Hand,
  Answers: Plates,
  reading,
  pendingWord: (play) => (play.decision?.ask === "act" ? play.words.say("pending-act") : ""),
  isPlaced: (option, play) => isOnSheet(option, play) || isOnTheBoard(play, option),
  isDeclining: ({ verb }) => DECLINING.has(verb),
  hotkeys,
  takeBack: () => false,
  votes: (play) => {
    const { voters = [], sealed = [] } = viewOf(play).ballot ?? {};
    return voters.map((seat) => ({ seat, sealed: sealed.includes(seat) }));
  },
  votesLieOnBoard: true,
  partName: calledOf,
  turnWord: (play) => play.words.say(TURNS[play.decision?.ask ?? ""] ?? "turn-other"),
  context,
  commitWord,
  shortWord: (play, option) =>
    play.decision?.ask === "vote" ? play.words.say("commit-vote-short") : commitWord(play, option),
  seatOf: ({ args }: Told) => (typeof args.who === "number" ? args.who : null),
  soundOf: ({ kind }) => SOUNDS[kind] ?? null,
  isMinor: () => false,
};

export default eldritch;

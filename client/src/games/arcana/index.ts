import type { Args } from "../../core/lexicon";
import type { Sound } from "../../core/sound";
import type { GameWords } from "../../core/words.svelte";
import type { Option, Told } from "../../wire";
import { type GameModule, type Hotkey, labelOf, type Play, type Reading, type Vote } from "../contract";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import { choice } from "./choice.svelte";
import Hand from "./Hand.svelte";
import Picks from "./Picks.svelte";
import { cardOf, handOf, readingOf, viewOf } from "./view";
import type { View } from "./wire";

const PLACED = new Set(["play", "power", "spend", "lift", "slot", "predict", "number"]);
const DECLINING = new Set(["pass", "decline"]);

const SOUNDS: Readonly<Record<string, Sound>> = {
  played: "token",
  "played-hours": "token",
  cycled: "card",
  came: "card",
  revealed: "reveal",
  scored: "good",
  "doom-wrong": "bad",
  faded: "bad",
};

function isBallot(play: Play): boolean {
  return play.decision !== null && viewOf(play).votes.length > 0;
}

function votes(play: Play): Vote[] {
  const view = viewOf(play);
  if (!view.votes?.length) return [];
  return view.allies.map((seat) => {
    const vote = view.votes[seat];
    return { seat, sealed: typeof vote === "number" ? vote >= 0 : vote === true };
  });
}

function context(play: Play): string {
  const view = viewOf(play);
  const say = (id: string, args: Args = {}) => play.words.say(id, args, play.names);
  const ask = play.decision?.ask;
  if (ask === "play") return playContext(play);
  if (ask !== "predict" && ask !== "predict-again") return "";
  const value = view.played.at(-1) ?? 0;
  const card = cardOf(play, view.row[view.slot] ?? -1)?.id ?? "hours";
  const lines = [
    view.through_hours
      ? say("context-predict-hours", { value })
      : say("context-predict", { who: view.active, value, card }),
  ];
  if (view.guesses_left > 1) lines.push(say("context-guesses", { n: view.guesses_left }));
  const [first] = view.allies;
  if (first !== undefined && view.allies.length > 1) lines.push(say("context-tie", { who: first }));
  return lines.join(" ");
}

/** Half a choice asks for the other half. */
function playContext(play: Play): string {
  const { row } = viewOf(play);
  if (choice.place !== null && choice.fate === null) {
    const card = choice.place ? (cardOf(play, row[choice.place - 1] ?? -1)?.id ?? "") : "hours";
    return play.words.say("context-play-place", { card });
  }
  return choice.fate
    ? play.words.say("context-play-fate", { value: choice.fate })
    : play.words.say("context-play");
}

/** The power that is staged, or the arcanum one plays at or chooses. */
function reading(play: Play): Reading | null {
  const power = /^(?:power|spend):(.+)$/.exec(play.staged ?? "")?.[1];
  if (power) return readingOf(play, power);
  const slot = /^slot:(\d)$/.exec(play.staged ?? "")?.[1] ?? choice.place;
  const card = slot ? cardOf(play, viewOf(play).row[Number(slot) - 1] ?? -1) : null;
  if (!card) return null;
  const text = card.says.map(({ message, args }) => play.words.say(message, args, play.names)).join(" ");
  return { name: play.words.say(`card-${card.id}`), text };
}

function commitWord(play: Play, option: Option): string {
  const say = (id: string) => play.words.say(id, option.args, play.names);
  switch (option.verb) {
    case "power":
      return say(isBallot(play) ? "commit-power-vote" : "commit-power");
    case "slot":
      return say(isBallot(play) ? "commit-slot-vote" : "commit-slot");
    case "lift":
      return say(isBallot(play) ? "commit-lift-vote" : "commit-lift");
    case "pass":
      return say(play.decision?.ask === "exile" ? "decline-pass-exile" : "decline-pass");
    case "decline":
      return say("decline-decline");
    default:
      return play.words.has(`commit-${option.verb}`) ? say(`commit-${option.verb}`) : labelOf(play, option);
  }
}

function shortWord(play: Play, option: Option): string {
  const id = `short-${option.verb}`;
  return play.words.has(id) ? play.words.say(id, option.args, play.names) : commitWord(play, option);
}

/** Numbers are themselves where a number is asked; else what can be chosen, in reading order. */
function hotkeys(play: Play): Hotkey[] {
  const options = play.decision?.options ?? [];
  const stage = (option: Option) => () => play.stage(option.key);
  const numbers = options.filter(({ verb }) => verb === "predict" || verb === "number");
  const powers = options.filter(({ verb }) => verb === "power" || verb === "spend");
  const places = options.filter(({ verb }) => verb === "slot" || verb === "lift");
  if (numbers.length > 0) {
    return [
      ...numbers.map((option) => ({
        key: option.key.split(":")[1] ?? "",
        label: labelOf(play, option),
        press: stage(option),
      })),
      ...powers
        .slice(0, 2)
        .map((option, i) => ({ key: String(8 + i), label: labelOf(play, option), press: stage(option) })),
    ];
  }
  const steps: Omit<Hotkey, "key">[] = [];
  if (play.decision?.ask === "play") steps.push(...playSteps(play));
  steps.push(
    ...[...places, ...powers].map((option) => ({ label: labelOf(play, option), press: stage(option) })),
  );
  return steps.slice(0, 9).map((step, i) => ({ key: String(i + 1), ...step }));
}

/** First the fate, then the place. */
function playSteps(play: Play): Omit<Hotkey, "key">[] {
  const view = viewOf(play);
  if (choice.fate === null) {
    return [...new Set(handOf(view, play.me))]
      .filter((value) => choice.canFate(play, value))
      .map((value) => ({
        label: play.words.say(`fate-${value}`),
        press: () => choice.pickFate(play, value),
      }));
  }
  return [0, 1, 2, 3, 4]
    .filter((place) => choice.canPlace(play, place))
    .map((place) => ({
      label: play.words.say(place ? `card-${cardOf(play, view.row[place - 1] ?? -1)?.id}` : "card-hours"),
      press: () => choice.pickPlace(play, place),
    }));
}

function turnWord(play: Play): string {
  if (play.decision?.ask === "play") return play.words.say("turn-play");
  return play.words.say(isBallot(play) ? "turn-vote" : "turn-other");
}

function secretOf(view: Record<string, unknown>, seat: number, words: GameWords): string {
  const values = handOf(view as unknown as View, seat);
  return values.length ? words.say("secret-kept", { values }) : words.say("secret-none");
}

function seatOf(told: Told): number | null {
  return typeof told.args.who === "number" ? told.args.who : null;
}

const arcana: GameModule = {
  room: { hand: "bar", answers: true },
  Board,
  Hand,
  Answers: Picks,
  Aid,
  isPlaced: ({ verb }) => PLACED.has(verb),
  isDeclining: ({ verb }) => DECLINING.has(verb),
  hotkeys,
  takeBack: () => choice.clear(),
  votes,
  turnWord,
  reading,
  context,
  commitWord,
  shortWord,
  secretOf,
  seatOf,
  soundOf: ({ kind }) => SOUNDS[kind] ?? null,
  isMinor: ({ kind }) => kind === "flipped",
};

export default arcana;

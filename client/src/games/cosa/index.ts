import type { Sound } from "../../core/sound";
import type { GameWords } from "../../core/words.svelte";
import type { Option, Told } from "../../wire";
import { optionSteps } from "../choosing.svelte";
import { type GameModule, type Hotkey, labelOf, type Play, type Reading } from "../contract";
import Board from "./Board.svelte";
import { choice, doorAimedAt } from "./choice.svelte";
import Hand from "./Hand.svelte";
import Notebook from "./Notebook.svelte";
import { almanacOf, textOf, viewOf } from "./view";
import Ways from "./Ways.svelte";
import type { View } from "./wire";

const PLACED = new Set([
  "play",
  "play-on",
  "chop-quarantine",
  "chop-door",
  "discard",
  "keep",
  "give",
  "defend",
  "aim",
  "put",
  "declare",
]);
const ANSWERS = new Set(["answer", "stand-in", "burn", "move", "revelations"]);
const EXCHANGES = new Set(["offer", "round"]);
const CONTEXTS: Readonly<Record<string, string>> = {
  act: "context-act",
  offer: "context-offer",
  answer: "context-answer",
  "stand-in": "context-answer",
  round: "context-round",
};
const REACTIONS = ["1", "2", "3", "4", "5", "6"];

const SOUNDS: Readonly<Record<string, Sound>> = {
  drew: "card",
  played: "token",
  "played-on": "token",
  discarded: "card",
  exchanged: "card",
  panicked: "reveal",
  "showed-hand": "reveal",
  burned: "bad",
  eliminated: "bad",
  declared: "reveal",
};

function turnWord(play: Play): string {
  const ask = play.decision?.ask ?? "";
  return play.words.say(ANSWERS.has(ask) ? "turn-answer" : EXCHANGES.has(ask) ? "turn-exchange" : "turn-act");
}

function reading(play: Play): Reading | null {
  const id = choice.cardId(play);
  if (!id) return null;
  return { name: play.words.say(`card-${id}`), text: textOf(play, id) };
}

function pendingWord(play: Play): string {
  if (choice.aims(play))
    return play.words.say(
      choice.left(play).some((each) => doorAimedAt(each) !== null) ? "pending-axe" : "pending-aim",
    );
  const wantsCard = choice.place === null && choice.steps(play).length > 0;
  return play.words.say(wantsCard ? "pending-card" : "pending");
}

function context(play: Play): string {
  const ask = play.decision?.ask ?? "";
  if (reading(play)) return "";
  return CONTEXTS[ask] ? play.words.say(CONTEXTS[ask]) : "";
}

function worded(play: Play, option: Option, how: string): string {
  const id = `${how}-${option.verb}`;
  return play.words.has(id) ? play.words.say(id, option.args, play.names) : labelOf(play, option);
}

/** First the card, then whatever can be done with it, in the order of the options. */
function hotkeys(play: Play): Hotkey[] {
  const options = play.decision?.options ?? [];
  const steps =
    choice.place === null
      ? [...choice.steps(play), ...optionSteps(play, options.filter(isBare))]
      : optionSteps(play, choice.left(play));
  return steps.slice(0, 9).map((step, index) => ({ key: String(index + 1), ...step }));
}

function isBare({ verb }: Option): boolean {
  return verb === "aim" || !PLACED.has(verb);
}

function secretOf(view: Record<string, unknown>, seat: number, words: GameWords): string {
  const role = (view as unknown as View).certain[seat];
  return role ? words.say("secret", { role }) : "";
}

function seatOf(told: Told): number | null {
  return typeof told.args.who === "number" ? told.args.who : null;
}

const cosa: GameModule = {
  room: { hand: "cards" },
  Board,
  Hand,
  handTells: true,
  Answers: Ways,
  Aid: Notebook,
  aidIsLeaf: true,
  reactions: ({ words }) => REACTIONS.map((each) => words.say(`reaction-${each}`)),
  isPlaced: ({ verb }) => PLACED.has(verb),
  isDeclining: () => false,
  hotkeys,
  takeBack: () => choice.clear(),
  votes: () => [],
  turnWord,
  context,
  reading,
  pendingWord,
  commitWord: (play, option) => worded(play, option, "commit"),
  shortWord: (play, option) => worded(play, option, "short"),
  secretOf,
  betIsRight: (play, seat) => viewOf(play).certain[seat] === almanacOf(play).sought,
  seatOf,
  soundOf: ({ kind }) => SOUNDS[kind] ?? null,
  isMinor: ({ kind, own }) => kind === "drew" && !own,
};

export default cosa;

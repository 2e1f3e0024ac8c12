import "./princesa.css";
import type { GameWords } from "../../core/words.svelte";
import type { Option } from "../../wire";
import { optionSteps } from "../choosing.svelte";
import type { GameModule, Hotkey, Play } from "../contract";
import Board from "./Board.svelte";
import { choice, isAimed } from "./choice.svelte";
import Hand from "./Hand.svelte";
import { halfChosen, hintOf, worded } from "./hints";
import Notebook from "./Notebook.svelte";
import { isMinor, seatOf, soundOf } from "./telling";
import { viewOf } from "./view";
import Ways from "./Ways.svelte";
import type { View } from "./wire";

const PLACED = new Set([
  "explore",
  "sell",
  "buy",
  "challenge",
  "wander",
  "enchant",
  "revive",
  "place",
  "aim",
  "take",
  "discard",
  "show",
  "give",
  "put",
  "lift",
  "claim",
  "keep",
  "use-secret",
]);
const DECLINING = new Set(["decline", "done", "pass", "leave"]);
/** What the pill says for what is asked. */
const TURNS: Readonly<Record<string, string>> = {
  attack: "turn-attack",
  answer: "turn-answer",
  "answer-openly": "turn-answer",
  haunt: "turn-ghost",
  revive: "turn-ghost",
  act: "turn-act",
  trade: "turn-act",
};
const CONTEXTS = new Set([
  "act",
  "trade",
  "haunt",
  "revive",
  "attack",
  "answer",
  "answer-openly",
  "finish",
  "loot",
  "claim",
  "peek",
  "hero",
]);
const REACTIONS = ["1", "2", "3", "4", "5", "6"];

function turnWord(play: Play): string {
  return play.words.say(TURNS[play.decision?.ask ?? ""] ?? "turn-choose");
}

/** Where a text is read there is room for a hint only. */
function context(play: Play): string {
  const ask = play.decision?.ask ?? "";
  const general = CONTEXTS.has(ask) && !halfChosen(play);
  const message = hintOf(play) || aimingHint(play) || (general ? `context-${ask}` : "");
  return message && play.words.say(message);
}

/** A card is chosen, and it is left to say on whom. */
function aimingHint(play: Play): string {
  const left = choice.left(play);
  if (play.staged || !left.some(isAimed)) return "";
  return left.every(isAimed) ? "aim-hint" : "aim-or";
}

/** First the card, then whom; or what needs no card, in the order of the options. */
function hotkeys(play: Play): Hotkey[] {
  const options = (play.decision?.options ?? []).filter(({ verb }) => verb !== "use-secret" || !play.covered);
  const left = choice.left(play);
  const steps =
    choice.place !== null && (left.length > 1 || left.some(isAimed))
      ? optionSteps(play, left)
      : [...choice.steps(play), ...optionSteps(play, options.filter(isBare))];
  return steps.slice(0, 9).map((step, index) => ({ key: String(index + 1), ...step }));
}

/** Whether it needs no card of those that lie before one. */
function isBare({ verb }: Option): boolean {
  return !DECLINING.has(verb) && (!PLACED.has(verb) || BARE.has(verb));
}
const BARE = new Set(["explore", "buy", "challenge", "wander", "aim", "claim", "keep", "use-secret"]);

function secretOf(view: Record<string, unknown>, seat: number, words: GameWords): string {
  const { notes, shown } = view as unknown as View;
  const secret = notes[seat]?.secret;
  return secret && (shown[seat] ?? -1) >= 0 ? words.say("kept-secret", { secret }) : "";
}

const princesa: GameModule = {
  room: { hand: "cards", own: true },
  Board,
  Hand,
  Answers: Ways,
  reading: halfChosen,
  Aid: Notebook,
  reactions: ({ words }) => REACTIONS.map((each) => words.say(`reaction-${each}`)),
  isPlaced: ({ verb }) => PLACED.has(verb),
  isDeclining: ({ verb }) => DECLINING.has(verb),
  hotkeys,
  takeBack: () => choice.clear(),
  votes: (play) => heroPicks(play),
  turnWord,
  context,
  commitWord: (play, option) => worded(play, option, "commit"),
  shortWord: (play, option) => worded(play, option, "short"),
  secretOf,
  betIsRight: (_, seat, winners) => winners.includes(seat),
  seatOf,
  soundOf,
  isMinor,
};

/** Before the first turn everybody keeps one of two heroes, sealed. */
function heroPicks(play: Play) {
  return (viewOf(play).picks ?? []).map((pick, seat) => ({
    seat,
    sealed: typeof pick === "number" ? pick >= 0 : pick === true,
  }));
}

export default princesa;

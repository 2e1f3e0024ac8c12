/** The board of a game that has none of its own, made from its sketch. */

import { say } from "../core/words.svelte";
import { type GameModule, type Hotkey, labelOf, type Play } from "../games/contract";
import Board from "./Board.svelte";
import { pointing, thingsOf } from "./pointing.svelte";

const DECLINING = new Set(["no", "done", "pass", "decline"]);
const KEYS = 9;

function hotkeys(play: Play): Hotkey[] {
  const options = play.decision?.options.filter(({ verb }) => !DECLINING.has(verb)) ?? [];
  return options.slice(0, KEYS).map((option, at) => ({
    key: String(at + 1),
    label: labelOf(play, option),
    press: () => play.stage(option.key),
  }));
}

const sketched: GameModule = {
  room: { hand: "none" },
  handTells: true,
  Board,
  isPlaced: ({ key }, play) => thingsOf(play.sketch ?? []).some(({ options }) => options.includes(key)),
  isDeclining: ({ verb }) => DECLINING.has(verb),
  hotkeys,
  takeBack: () => pointing.clear(),
  votes: () => [],
  turnWord: () => say("your-turn"),
  context: () => "",
  commitWord: labelOf,
  shortWord: labelOf,
  seatOf: ({ args }) => (typeof args.who === "number" ? args.who : null),
  soundOf: () => null,
  isMinor: () => false,
};

export default sketched;

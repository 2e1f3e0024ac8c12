/** What the frame gives to a game's board, and what a game's folder gives to the frame.
 *
 * The frame (`styles/frame.css`) lays out the page; a board lays out its own region and asks nobody but that region how much
 * room there is. Regions are containers: `@container board (min-width: 620px)`, `@container hand (…)`, `@container bar (…)`,
 * with `cqw` and `cqh` for sizes. `--pad` and `--gap` are what the window's shape leaves for edges and gaps, `--own` is the
 * height of the strip over the cards, where there is one. A board neither writes `@media` nor measures by script.
 *
 * - What belongs in the middle, at the sides and round the table is the board's own grid.
 * - The hand has a region of its own under the question (`room.hand: "cards"`), or lies in the bar (`"bar"`).
 * - Why not, what a touched card does, hints: the bar's second line. `askWhyNot`, `read`, `reading` and `context` fill it; it has
 *   a fixed place and unfolds over the board where it is long, so nothing that is said moves a board.
 * - What may be longer than its place lies in `parts/Scrolled.svelte` (the whole board does): it marks the end where more
 *   lies and says by name what of it can be chosen, for whatever bears `data-thing="its name"`.
 * - Whatever is offered can be chosen: there is something to press for it, in sight or where one can scroll to, that bears
 *   `can` while it can be chosen and `aria-pressed` for as long as it may be chosen at all. Where one thing could mean two
 *   options, the second is left to the frame (`isPlaced`), which makes a button of it. What is in the middle of a place that
 *   scrolls is put there by margins, not by `justify-content`: of that one can't scroll to what lies before the beginning.
 * - What leads to something offered that is nowhere in sight (another face, a menu, a question before it), or is offered and
 *   doesn't glow, bears `data-leads`. `tests/browser/test_reach.py` presses all of it, of every game there is.
 * - What may be cut bears `data-reads`: touching it reads it whole in the bar.
 */

import type { Component } from "svelte";
import type { Sound } from "../core/sound";
import type { GameWords } from "../core/words.svelte";
import type { Chair, Decision, Option, Panel, Sign, Told } from "../wire";

/** Things on the table, named as in the arguments of an option: `{ card: "axe", who: 3 }`. */
export type Pointed = Record<string, number | string>;

/** Why something can't be chosen: the option asked about and the rule that forbids it. */
export interface Objection {
  option: string;
  rule: string;
}

/** A table seen from one chair. A live table and a replay look alike to a board. */
export interface Play {
  readonly game: string;
  readonly me: number;
  readonly view: Record<string, unknown>;
  /** Rows of panels, for games that have no board of their own. */
  readonly sketch: readonly (readonly Panel[])[] | null;
  readonly almanac: Record<string, unknown>;
  readonly decision: Decision | null;
  readonly free: readonly Option[];
  readonly waiting: readonly number[];
  readonly chairs: readonly Chair[];
  readonly names: readonly string[];
  readonly happened: readonly Told[];
  /** What was told so far, as far back as this page has it; what was taken back is still in it, before the line that says so. */
  readonly log: readonly Told[];
  readonly words: GameWords;
  readonly staged: string | null;
  /** The answer that is on its way: until it has come nothing else can be answered. */
  readonly sending: string | null;
  readonly objection: Objection | null;
  /** What was touched to be read. */
  readonly touched: Reading | null;
  /** What is seen is the end of the match. */
  readonly ended: boolean;
  /** The match goes on and what is done counts: not at its end, and not where it is only told again. */
  readonly live: boolean;
  /** What only this person may see lies under a cover (`parts/Shielded.svelte`): nothing on the page may say it. */
  readonly covered: boolean;
  uncover(): void;
  /** The last choice can be taken back, and nobody has to be asked. */
  readonly mayUndo: boolean;
  can(option: string): boolean;
  stage(option: string | null): void;
  commit(option?: string): void;
  /** By the rule behind it: of a certain option, or of what is meant by pointing at things, named as options name them. */
  askWhyNot(what: string | Pointed): void;
  /** In the bar, until something is staged or asked; touched twice, it is put away. */
  read(what: Reading | null): void;
  doFreely(option: string): void;
  undo(): void;
  openRule(rule: string): void;
  /** What the last play says by what the house's bots have agreed on, if anything; only where a match is being played. */
  readSign?(): Promise<Sign>;
}

/** What a number key does now. */
export interface Hotkey {
  key: string;
  label: string;
  press: () => void;
}

/** A member of a ballot and whether their vote is in. */
export interface Vote {
  seat: number;
  sealed: boolean;
}

/** Something by name, and what it does. */
export interface Reading {
  name: string;
  text: string;
  /** Which thing it is, for who offers more about it while it is read. */
  about?: string;
}

/** The room a game asks the frame for; how much that is, the window's shape decides, and it stays so for the whole match. */
export interface Room {
  /** A row of cards under the question, or a few things in the bar beside the buttons. */
  hand: "cards" | "bar" | "none";
  /** What one is, beside the cards, and on a phone in a strip over them. */
  own?: boolean;
  /** Log and talk are always open on a wide page, or a drawer over the board, since the board needs the width itself. */
  rail?: "open" | "drawer";
  /** The bar has a row of answers of its own, such as numbers to choose from. */
  answers?: boolean;
}

export interface BoardProps {
  play: Play;
}

export interface GameModule {
  room: Room;
  /** The board, drawn as a place. */
  Board: Component<BoardProps>;
  /** What only you hold; always in sight. */
  Hand?: Component<BoardProps>;
  /** What one holds says who one is: while that is covered, so are the cards and the answers. */
  handTells?: boolean;
  /** Answers that have no place on the board, beyond plain buttons: one row of them, 44 px high. */
  Answers?: Component<BoardProps>;
  /** What is half chosen and what it does. */
  reading?: (play: Play) => Reading | null;
  /** What the main button asks for while nothing is chosen. */
  pendingWord?: (play: Play) => string;
  /** Notes or sums, on top of the rail. */
  Aid?: Component<BoardProps>;
  /** The notes are long: in the rail they are a leaf of their own, beside log and chat. */
  aidIsLeaf?: boolean;
  /** Things often said, to be said in the chat with one click. */
  reactions?: (play: Play) => string[];
  /** Options the board, the hand or the answers show; the frame makes buttons of the rest. */
  isPlaced: (option: Option, play: Play) => boolean;
  /** Options that say no; the key 0 takes the first of them. */
  isDeclining: (option: Option) => boolean;
  hotkeys: (play: Play) => Hotkey[];
  /** Take back what is half chosen; true if there was something. */
  takeBack: (play: Play) => boolean;
  votes: (play: Play) => Vote[];
  /** The board shows who has voted, so the bar doesn't. */
  votesLieOnBoard?: boolean;
  /** What the pill and the title say while it is your turn. */
  turnWord: (play: Play) => string;
  /** The line under the question: why it is asked, what follows. */
  context: (play: Play) => string;
  /** The name of the main button once an answer is staged. */
  commitWord: (play: Play, option: Option) => string;
  /** The same where there is little room. */
  shortWord: (play: Play, option: Option) => string;
  /** What a seat held to the end, from its own last view; told once all is over. */
  secretOf?: (view: Record<string, unknown>, seat: number, words: GameWords) => string;
  /** Where those who look on bet among themselves (`bet-question` in the game's words): whether it was that seat, in the end. */
  betIsRight?: (play: Play, seat: number, winners: readonly number[]) => boolean;
  /** What whoever leads several seats calls that one: by whom it plays. */
  partName?: (play: Play, seat: number) => string;
  seatOf: (told: Told) => number | null;
  soundOf: (told: Told) => Sound | null;
  /** Told in the log only as a small mark, as it would drown the rest. */
  isMinor: (told: Told) => boolean;
}

export function labelOf(play: Play, option: Option): string {
  const { message, args } = option.label ?? { message: `option-${option.verb}`, args: option.args };
  return play.words.say(message, args, play.names);
}

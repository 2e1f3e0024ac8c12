/** The duel as a story: a whole round may pass within one choice, and then the cards are back in the hands. */

import type { Phrase, Told } from "../../wire";
import type { View } from "./wire";

export interface Round {
  attack: string | null;
  answer: string | null;
}

/** How it went: still open, won by somebody, a spell or an environment that ended it, or nothing at all. */
export type Outcome = "open" | "won" | "spell" | "environment" | "nobody";

export interface Duel {
  turn: number;
  challenger: number;
  /** Below zero: nobody. */
  opponent: number;
  rounds: Round[];
  outcome: Outcome;
  winner: number | null;
  /** What won it or ended it. */
  card: string | null;
  /** Why it was won. */
  why: Phrase | null;
  /** On whom a spell was put. */
  target: number | null;
}

const REVEALING = new Set(["turned-over", "attacked-openly", "finished-off", "environment"]);

/** Whether cards have just been turned over. */
export function turnsOver(happened: readonly Told[]): boolean {
  return happened.some(({ kind }) => REVEALING.has(kind));
}

function seat(told: Told, name: "who" | "who2"): number {
  const value = told.args[name];
  return typeof value === "number" ? value : -1;
}

function card(told: Told, name: "card" | "card2" = "card"): string | null {
  const value = told.args[name];
  return typeof value === "string" ? value : null;
}

function why({ args }: Told): Phrase | null {
  const value = args.why;
  return typeof value === "object" && !Array.isArray(value) ? value : null;
}

function began(turn: number, challenger: number, opponent: number): Duel {
  return {
    turn,
    challenger,
    opponent,
    rounds: [],
    outcome: "open",
    winner: null,
    card: null,
    why: null,
    target: null,
  };
}

/** The last round with something more in it, or a new one if that place is taken. */
function laid(rounds: readonly Round[], more: Partial<Round>): Round[] {
  const last = rounds.at(-1);
  const taken = !last || (more.attack ? last.attack : last.answer) !== null;
  return taken
    ? [...rounds, { attack: null, answer: null, ...more }]
    : [...rounds.slice(0, -1), { ...last, ...more }];
}

/** The duel after something more was told of it. */
export function follow(duel: Duel | null, told: Told, turn: number): Duel | null {
  if (told.kind === "challenged") return began(turn, seat(told, "who"), seat(told, "who2"));
  if (told.kind === "acts-alone") return began(turn, seat(told, "who"), -1);
  if (!duel || duel.turn !== turn) return duel;
  switch (told.kind) {
    case "attacked-openly":
      return { ...duel, rounds: laid(duel.rounds, { attack: card(told) }) };
    case "turned-over":
      return { ...duel, rounds: turnedOver(duel, card(told), card(told, "card2")) };
    case "finished-off":
      return { ...duel, rounds: laid(duel.rounds, { answer: card(told) }) };
    case "won-alone":
    case "won-duel":
      return { ...duel, outcome: "won", winner: seat(told, "who"), card: card(told), why: why(told) };
    case "environment":
      return { ...duel, outcome: "environment", winner: seat(told, "who"), card: card(told) };
    case "enchanted-self":
    case "enchanted":
      return duel.outcome === "won"
        ? duel
        : {
            ...duel,
            outcome: "spell",
            winner: seat(told, "who"),
            card: card(told),
            target: seat(told, told.kind === "enchanted" ? "who2" : "who"),
          };
    case "no-winner":
      return { ...duel, outcome: "nobody" };
    default:
      return duel;
  }
}

/** The attack may have been lying open already. */
function turnedOver({ rounds }: Duel, attack: string | null, answer: string | null): Round[] {
  const last = rounds.at(-1);
  return last && last.answer === null && last.attack === attack
    ? [...rounds.slice(0, -1), { attack, answer }]
    : [...rounds, { attack, answer }];
}

/** Remembers the duel that was told last. Asked twice about the same news it answers the same. */
export class Memory {
  #heard: readonly Told[] | null = null;
  #duel: Duel | null = null;

  after(happened: readonly Told[], turn: number): Duel | null {
    if (happened !== this.#heard) {
      this.#heard = happened;
      // The news of a choice may reach into the next turn; what is told of a duel belongs to the turn before.
      for (const told of happened) this.#duel = follow(this.#duel, told, turnOf(told, happened, turn));
    }
    return this.#duel;
  }
}

/** The number of the turn in which it was told, when the last of the news belong to this one. */
function turnOf(told: Told, happened: readonly Told[], turn: number): number {
  const later = happened.slice(happened.indexOf(told) + 1).filter(({ kind }) => kind === "turn").length;
  return turn - later;
}

/** The duel that is fought, as far as it lies on the table: for who comes in the middle of it. */
export function onTable(view: View, nameOf: (kind: number) => string): Duel | null {
  const [challenger, opponent] = view.duel;
  if (challenger === undefined || opponent === undefined) return null;
  const attacks = view.played[challenger] ?? [];
  const answers = view.played[opponent] ?? [];
  const count = Math.max(attacks.length, answers.length);
  const name = (kind: number | undefined) => (kind === undefined ? null : nameOf(kind));
  const rounds = Array.from({ length: count }, (_, at) => ({
    attack: name(attacks[at]),
    answer: name(answers[at]),
  }));
  return { ...began(view.turn, challenger, opponent), rounds };
}

/** What a seat sees of La Princesa, and what the numbers of its cards, heroes and secrets stand for. */

import type { Phrase } from "../../core/lexicon";
import type { Play } from "../contract";

export const NOTHING = -1;
export const CENTRE = -1;
export const CAPTIVE = -2;

/** Stages in which a card of the duel is waited for. */
export const LAYING: ReadonlySet<string> = new Set(["attack", "answer", "finish"]);

export interface Stage {
  kind: string;
  from: number | null;
  to: number | null;
  /** The card whose text is carried out, the attack that lies face up, or the spell that is cast. */
  card: number | null;
}

/** How and when one came to know something of a secret; none means: that it isn't the Kidnapper's. */
export interface Entry {
  turn: number;
  how: string;
  secret: string | null;
}

/** What one knows of a player. */
export interface Page {
  secret: string | null;
  innocent: boolean;
  /** Secrets they can't have, or they would have acted. */
  not: string[];
  entries: Entry[];
  /** Who has looked at that secret. */
  seen_by: number[];
  /** Cards that are in the hand for certain, and others of which at least so many are. */
  cards: number[];
  doubtful: number[];
  at_least: number;
}

export interface PrincesaView {
  seat: number;
  heroes: number[];
  /** The hero card that a Metamorphosis covers. */
  beneath: number[];
  /** One's own two heroes to choose from. */
  offered: (number[] | null)[];
  /** Sealed; empty but while heroes are chosen. */
  picks: (number | boolean)[];
  ghosts: boolean[];
  hearts: number[];
  most_hearts: number[];
  gold: number[];
  bank: number;
  spells: number[][];
  marks: number[][];
  deck: number;
  discard: number[];
  shop: number[];
  environment: number;
  /** One's own cards; of the others, how many. */
  hands: (number | number[])[];
  hand_sizes: number[];
  hand_limits: number[];
  overloaded: boolean[];
  /** What a shop card costs each seat. */
  prices: number[];
  /** The seat that has her, or where she is. */
  princess: number;
  /** Challenger and opponent. */
  duel: number[];
  /** One's own card, below zero if there is none; of the others, whether there is one. */
  placed: (number | boolean)[];
  played: number[][];
  secrets: (number | null)[];
  shown: number[];
  turn: number;
  active: number;
  teams: boolean;
  partner: number | null;
  second_deck: boolean;
  ending: string;
  winners: number[];
  notes: Page[];
  foreseen: (number[] | null)[];
  stage: Stage;
}

export type CardType = "attack" | "defence" | "strategy" | "magic" | "environment" | "princess";

export interface Card {
  id: string;
  type: CardType;
  /** Whose starting gear it is, below zero if nobody's. */
  hero: number;
  unstoppable: boolean;
  says: Phrase[];
}

export interface Hero {
  id: string;
  symbol: string;
  hearts: number;
  gear: number[];
}

export interface Secret {
  id: string;
  family: string;
  says: Phrase[];
}

interface Almanac {
  cards: Card[];
  heroes: Hero[];
  secrets: Secret[];
  princess: { kind: number };
}

const NO_CARD: Card = { id: "", type: "princess", hero: -1, unstoppable: false, says: [] };
const NO_HERO: Hero = { id: "", symbol: "", hearts: 0, gear: [] };
const NO_SECRET: Secret = { id: "", family: "", says: [] };

export function viewOf(play: Play): PrincesaView {
  return play.view as unknown as PrincesaView;
}

function almanacOf(play: Play): Almanac {
  return play.almanac as unknown as Almanac;
}

export function cardOf(play: Play, kind: number): Card {
  return almanacOf(play).cards[kind] ?? NO_CARD;
}

export function cardNamed(play: Play, id: string): Card {
  return almanacOf(play).cards.find((card) => card.id === id) ?? NO_CARD;
}

export function kindNamed(play: Play, id: string): number {
  return almanacOf(play).cards.findIndex((card) => card.id === id);
}

export function heroOf(play: Play, hero: number): Hero {
  return almanacOf(play).heroes[hero] ?? NO_HERO;
}

export function heroNamed(play: Play, id: string): Hero {
  return almanacOf(play).heroes.find((hero) => hero.id === id) ?? NO_HERO;
}

export function secretNamed(play: Play, id: string): Secret {
  return almanacOf(play).secrets.find((secret) => secret.id === id) ?? NO_SECRET;
}

/** All that a card or a secret says, as a person reads it. */
export function textOf(play: Play, says: readonly Phrase[]): string {
  return says.map(({ message, args }) => play.words.say(message, args, play.names)).join(" ");
}

/** The seats as they sit, clockwise from the left hand of whoever looks; one's own last. */
export function seatsRound(view: PrincesaView, me: number): number[] {
  const count = view.heroes.length;
  return Array.from({ length: count }, (_, step) => (Math.max(me, -1) + 1 + step) % count);
}

export function handOf(view: PrincesaView, seat: number): number[] {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand : [];
}

/** The secret of a seat as far as whoever looks knows it, their own included. */
export function secretOf(play: Play, seat: number): string | null {
  const view = viewOf(play);
  const own = seat === play.me ? view.secrets[seat] : null;
  return typeof own === "number" && own >= 0
    ? (almanacOf(play).secrets[own]?.id ?? null)
    : (view.notes[seat]?.secret ?? null);
}

/** Whether a card lies face down there: one's own is its kind, another's only a yes or no. */
export function isLaid(card: number | boolean | undefined): boolean {
  return typeof card === "number" ? card >= 0 : card === true;
}

/** The cards of a hand, the Princess at the end; `used` are those already turned over in this duel. */
export function cardsHeld(
  view: PrincesaView,
  seat: number,
  princess: number,
): { kind: number; used: boolean }[] {
  // What was turned over stays told until the next duel, but by then it is as good as new.
  const played = view.duel.length ? [...(view.played[seat] ?? [])] : [];
  const cards = handOf(view, seat).map((kind) => {
    const at = played.indexOf(kind);
    if (at >= 0) played.splice(at, 1);
    return { kind, used: at >= 0 };
  });
  return view.princess === seat ? [...cards, { kind: princess, used: false }] : cards;
}

export function princessOf(play: Play): number {
  return almanacOf(play).princess.kind;
}

/** The spells one puts on oneself. */
const KIND = new Set(["blessing", "protective-aura", "giant-strength"]);

export function isGoodSpell(id: string): boolean {
  return KIND.has(id);
}

const BEATS: Readonly<Record<string, string>> = {
  attack: "strategy",
  strategy: "defence",
  defence: "attack",
};

export function beats(one: CardType, other: CardType): boolean {
  return BEATS[one] === other;
}

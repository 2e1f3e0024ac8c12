/** What a seat sees of The Shipwreck Arcana, and what the numbers of its cards stand for. */

import type { Phrase } from "../../core/lexicon";
import type { Play } from "../contract";

export const VALUES = [1, 2, 3, 4, 5, 6, 7] as const;
export const SLOTS = [0, 1, 2, 3] as const;
export const GONE = 0;
export const PRESENT = 1;

export interface Chances {
  ways: number[];
  chances: number[];
}

export interface ArcanaView {
  aid: "off" | "own" | "all";
  bag: number;
  /** One's own fates; of the others, how many. */
  hands: (number | number[])[];
  fates: number[][];
  exiled: number[];
  rows: number[];
  row: number[];
  /** The top card, if there is one, and how many there are. */
  deck: number[];
  powers: number[];
  slowed: number[];
  amplified: number[];
  score: number;
  doom: number;
  chairs: number[];
  active: number;
  played: number[];
  slot: number;
  through_hours: boolean;
  plus: number;
  power_used: number;
  guesses: number[];
  guesses_left: number;
  shown: number;
  /** Of the others, whether it is in. */
  votes: (boolean | number)[];
  hours: number[];
  moons: number[];
  unseen: number[];
  deduction: { public: (Chances | null)[]; mine?: (Chances | null)[] } | null;
}

export interface Card {
  id: string;
  moons: number;
  says: Phrase[];
  power: string;
  power_says: Phrase;
  window: string;
}

interface Almanac {
  arcana: Card[];
  hours: number[];
  goal: number;
}

export function viewOf(play: Play): ArcanaView {
  return play.view as unknown as ArcanaView;
}

export function cardOf(play: Play, number: number): Card | null {
  return (play.almanac as unknown as Almanac).arcana?.[number] ?? null;
}

export function hoursOf(value: number): number {
  return Math.ceil(value / 3);
}

export function handOf(view: ArcanaView, seat: number): number[] {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand : [];
}

export function heldBy(view: ArcanaView, seat: number): number {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand.length : (hand ?? 0);
}

export function isFlipped(view: ArcanaView, seat: number, value: number): boolean {
  return (((view.rows[seat] ?? 0) >> value) & 1) === 1;
}

/** The chances of a seat's fate, as well as this seat may know them. */
export function chancesOf(view: ArcanaView, seat: number): Chances | null {
  const told = view.deduction;
  return told ? ((told.mine ?? told.public)[seat] ?? null) : null;
}

export function percent(chance: number): string {
  const hundredths = chance * 100;
  return hundredths > 0 && hundredths < 1 ? "<1" : String(Math.round(hundredths));
}

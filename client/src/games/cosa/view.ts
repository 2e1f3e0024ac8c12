/** What a seat sees of ¡La Cosa!, and what the numbers of its cards stand for. */

import type { Play } from "../contract";

export interface Note {
  turn: number;
  how: string;
  cards: number[];
}

export interface Page {
  cards: number[];
  may_have_left: number;
  entries: Note[];
}

export interface Stage {
  kind: string;
  from: number | null;
  to: number | null;
}

export interface CosaView {
  seat: number;
  /** The seat at each place, clockwise; only who is still in. */
  ring: number[];
  /** How many doors bar the way from each place to the next, clockwise. */
  doors: number[];
  quarantine: number[];
  direction: number;
  /** How many cards, and whether the top one is a panic. */
  deck: [number, number];
  discard: number;
  in_play: number[];
  /** One's own cards; of the others, how many. */
  hands: (number | number[])[];
  /** What lies apart from the hand: an offered card, or those of which one is kept. */
  aside: (number | number[])[];
  /** What of that everybody sees. */
  face_up: number[];
  /** One's own card in Vuelta y vuelta, below zero if there is none; of the others, whether there is one. */
  passes: (number | boolean)[];
  roles: (number | null)[];
  turn: number;
  active: number;
  next: number;
  out: number[];
  certain: (string | null)[];
  humans_left: number | null;
  notes: Page[];
  stage: Stage;
  /** The texts of those cards that the options of the table change. */
  says: Record<string, string>;
  winners: number[];
}

export interface Card {
  id: string;
  family: "contagion" | "action" | "defence" | "obstacle" | "panic";
  says: string;
}

interface Almanac {
  cards: Card[];
  roles: Record<string, string>;
}

export function viewOf(play: Play): CosaView {
  return play.view as unknown as CosaView;
}

export function almanacOf(play: Play): Almanac {
  return play.almanac as unknown as Almanac;
}

export function cardOf(play: Play, kind: number): Card {
  return almanacOf(play).cards[kind] ?? { id: "", family: "action", says: "" };
}

/** What a card does at this table. */
export function textOf(play: Play, id: string): string {
  return play.words.say(viewOf(play).says[id] ?? `does-${id}`);
}

export function roleOf(play: Play, seat: number): string {
  const role = viewOf(play).roles[seat];
  return typeof role === "number" ? (almanacOf(play).roles[role] ?? "") : "";
}

function kindsIn(zone: number | number[] | undefined): number[] {
  return Array.isArray(zone) ? zone : [];
}

export function handOf(view: CosaView, seat: number): number[] {
  return kindsIn(view.hands[seat]);
}

export function countIn(zone: number | number[] | undefined): number {
  return Array.isArray(zone) ? zone.length : (zone ?? 0);
}

/** The cards of which one is to be kept. */
export function spreadOf(view: CosaView, seat: number): number[] {
  return view.stage.kind === "keep" ? kindsIn(view.aside[seat]) : [];
}

export function heldBy(view: CosaView, seat: number): number {
  return countIn(view.hands[seat]);
}

/** Whether a card of theirs lies on the table, offered to somebody. */
export function isOffering(view: CosaView, seat: number): boolean {
  return view.stage.kind === "answer" && view.stage.from === seat && countIn(view.aside[seat]) > 0;
}

/** Whether a card lies sealed there: one's own is its kind, another's only a yes or no. */
export function isSealed(card: number | boolean | undefined): boolean {
  return typeof card === "number" ? card >= 0 : card === true;
}

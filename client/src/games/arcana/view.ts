/** What a seat sees of The Shipwreck Arcana, and what the numbers of its cards stand for. */

import type { Play, Reading } from "../contract";
import type { Almanac, Card, Chances, View } from "./wire";

export function viewOf(play: Play): View {
  return play.view as unknown as View;
}

export function almanacOf(play: Play): Almanac {
  return play.almanac as unknown as Almanac;
}

export function cardOf(play: Play, number: number): Card | null {
  return almanacOf(play).arcana[number] ?? null;
}

/** Every value that a fate can have. */
export function valuesOf(play: Play): number[] {
  return [...almanacOf(play).hours.keys()].slice(1);
}

export function hoursOf(play: Play, value: number): number {
  return almanacOf(play).hours[value] ?? 0;
}

export function handOf(view: View, seat: number): number[] {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand : [];
}

export function heldBy(view: View, seat: number): number {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand.length : (hand ?? 0);
}

export function isFlipped(view: View, seat: number, value: number): boolean {
  return (((view.rows[seat] ?? 0) >> value) & 1) === 1;
}

/** The chances of a seat's fate, as well as this seat may know them. */
export function chancesOf(view: View, seat: number): Chances | null {
  const told = view.deduction;
  return told ? ((told.mine ?? told.public)[seat] ?? null) : null;
}

export function percent(chance: number): string {
  const hundredths = chance * 100;
  return hundredths > 0 && hundredths < 1 ? "<1" : String(Math.round(hundredths));
}

/** What is touched to turn over the number row of a seat. */
export function rowOf(seat: number): string {
  return `row-${seat}`;
}

/** What the power of a card does, by whom and when. */
export function readingOf(play: Play, card: string): Reading | null {
  const found = almanacOf(play).arcana.find(({ id }) => id === card);
  if (!found) return null;
  const { message, args } = found.power_says;
  const when = play.words.say(`window-short-${found.window}`);
  return {
    name: play.words.say(`power-${found.power}`),
    text: `${play.words.say(message, args, play.names)} (${when})`,
  };
}

/** What a seat sees of ¡La Cosa!, and what the numbers of its cards stand for. */

import type { Play } from "../contract";
import type { Almanac, Card, View } from "./wire";

export function viewOf(play: Play): View {
  return play.view as unknown as View;
}

export function almanacOf(play: Play): Almanac {
  return play.almanac as unknown as Almanac;
}

export function cardOf(play: Play, kind: number): Card {
  return almanacOf(play).cards[kind] ?? { id: "", family: "action", says: [] };
}

/** What a card does at this table. */
export function textOf(play: Play, id: string): string {
  const usual = almanacOf(play).cards.find((card) => card.id === id)?.says ?? [];
  const says = viewOf(play).says[id] ?? usual;
  return says.map(({ message, args }) => play.words.say(message, args, play.names)).join(" ");
}

export function roleOf(play: Play, seat: number): string {
  const role = viewOf(play).roles[seat];
  return typeof role === "number" ? (almanacOf(play).roles[role] ?? "") : "";
}

function kindsIn(zone: number | number[] | undefined): number[] {
  return Array.isArray(zone) ? zone : [];
}

export function handOf(view: View, seat: number): number[] {
  return kindsIn(view.hands[seat]);
}

export function countIn(zone: number | number[] | undefined): number {
  return Array.isArray(zone) ? zone.length : (zone ?? 0);
}

/** The cards of which one is to be kept. */
export function spreadOf(view: View, seat: number): number[] {
  return view.stage.kind === "keep" ? kindsIn(view.aside[seat]) : [];
}

export function heldBy(view: View, seat: number): number {
  return countIn(view.hands[seat]);
}

/** Whether a card of theirs lies on the table, offered to somebody. */
export function isOffering(view: View, seat: number): boolean {
  return view.stage.kind === "answer" && view.stage.who === seat && countIn(view.aside[seat]) > 0;
}

/** Whether a card lies sealed there: one's own is its kind, another's only a yes or no. */
export function isSealed(card: number | boolean | undefined): boolean {
  return typeof card === "number" ? card >= 0 : card === true;
}

/** First a card of the hand, then what is done with it and to whom. */

import type { Option } from "../../wire";
import { CardChoice } from "../choosing.svelte";
import type { Play } from "../contract";
import { cardOf, handOf, spreadOf, viewOf } from "./view";

type Named = Pick<Option, "args">;

/** The card that an option uses, "" if it uses none. */
export function cardUsed({ args }: Named): string {
  return typeof args.card === "string" ? args.card : "";
}

/** The seat that an option aims at, or null. */
export function seatAimedAt({ args }: Named): number | null {
  return typeof args.who === "number" && args.who2 === undefined ? args.who : null;
}

/** What lies between two seats is a door: the seat on whose clockwise side it is, or null. */
export function doorAimedAt({ args }: Named): number | null {
  return typeof args.who === "number" && args.who2 !== undefined ? args.who : null;
}

export function isAimed(option: Option): boolean {
  return seatAimedAt(option) !== null || doorAimedAt(option) !== null;
}

interface Before {
  kind: number;
  spread: boolean;
}

/** What lies before the seat to choose from: the three cards of Determinación first, if there are. */
export function cardsBefore(play: Play): Before[] {
  const view = viewOf(play);
  return [
    ...spreadOf(view, play.me).map((kind) => ({ kind, spread: true })),
    ...handOf(view, play.me).map((kind) => ({ kind, spread: false })),
  ];
}

class Choice extends CardChoice<Before> {
  cardsBefore = cardsBefore;
  isAimed = isAimed;

  idOf(play: Play, kind: number): string {
    return cardOf(play, kind).id;
  }

  protected usesOf(play: Play, { kind, spread }: Before): Option[] {
    const { id } = cardOf(play, kind);
    return (play.decision?.options ?? []).filter(
      (option) => cardUsed(option) === id && (option.verb === "keep") === spread,
    );
  }

  /** With the chosen card, or without any where none is asked for. */
  override left(play: Play): Option[] {
    if (this.place !== null) return super.left(play);
    return (play.decision?.options ?? []).filter(({ verb }) => verb === "aim");
  }

  onSeat(play: Play, seat: number): Option | undefined {
    return this.left(play).find((option) => seatAimedAt(option) === seat);
  }

  onDoor(play: Play, seat: number): Option | undefined {
    return this.left(play).find((option) => doorAimedAt(option) === seat);
  }

  /** Whether a seat is asked for now. */
  aims(play: Play): boolean {
    return this.left(play).some(isAimed);
  }
}

export const choice = new Choice();

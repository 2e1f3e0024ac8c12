/** First a card of the hand, then what is done with it and to whom; half a choice is remembered here, told to nobody. */

import type { Option } from "../../wire";
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

/** What lies before the seat to choose from: the three cards of Determinación first, if there are. */
export function cardsBefore(play: Play): { kind: number; spread: boolean }[] {
  const view = viewOf(play);
  return [
    ...spreadOf(view, play.me).map((kind) => ({ kind, spread: true })),
    ...handOf(view, play.me).map((kind) => ({ kind, spread: false })),
  ];
}

class Choice {
  /** The place of the card in what lies before the seat. */
  place = $state<number | null>(null);

  clear(): boolean {
    const had = this.place !== null;
    this.place = null;
    return had;
  }

  cardId(play: Play): string {
    const card = this.place === null ? undefined : cardsBefore(play)[this.place];
    return card ? cardOf(play, card.kind).id : "";
  }

  /** What can be done with the card that lies in that place. */
  uses(play: Play, place: number): Option[] {
    const card = cardsBefore(play)[place];
    if (!card) return [];
    const { id } = cardOf(play, card.kind);
    return (play.decision?.options ?? []).filter(
      (option) => cardUsed(option) === id && (option.verb === "keep") === card.spread,
    );
  }

  /** What can still be done: with the chosen card, or without any where none is asked for. */
  left(play: Play): Option[] {
    if (this.place !== null) return this.uses(play, this.place);
    return (play.decision?.options ?? []).filter(({ verb }) => verb === "aim");
  }

  pick(play: Play, place: number) {
    if (this.place === place) {
      this.place = null;
      play.stage(null);
      return;
    }
    this.place = place;
    const uses = this.uses(play, place);
    const only = uses.length === 1 ? uses[0] : undefined;
    play.stage(only && !isAimed(only) ? only.key : null);
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

  /** The same thing chosen twice is taken back. */
  take(play: Play, option: Option) {
    play.stage(play.staged === option.key ? null : option.key);
  }
}

export const choice = new Choice();

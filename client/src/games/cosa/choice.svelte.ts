/** First a card of the hand, then what is done with it and to whom; half a choice is remembered here, told to nobody. */

import type { Option } from "../../wire";
import type { Play } from "../contract";
import { cardOf, handOf, spreadOf, viewOf } from "./view";

const ON_SEATS = new Set(["play-on", "axe-quarantine", "aim"]);
const OF_CARDS = new Set(["play", "play-on", "discard", "keep", "give", "defend", "put"]);

/** The card that an option uses, "" if it uses none. */
export function cardUsed({ key, verb }: Pick<Option, "key" | "verb">): string {
  if (verb.startsWith("axe-")) return "axe";
  return OF_CARDS.has(verb) ? (key.split(":")[1] ?? "") : "";
}

/** The seat that an option aims at, or null. */
export function seatAimedAt({ key, verb }: Pick<Option, "key" | "verb">): number | null {
  return ON_SEATS.has(verb) ? Number(key.split(":").at(-1)) : null;
}

/** The seat on whose clockwise side the door is that an option breaks, or null. */
export function doorAimedAt({ key, verb }: Pick<Option, "key" | "verb">): number | null {
  return verb === "axe-door" ? Number(key.split(":")[1]) : null;
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

/** The option to ask about when a card can't be used for what is asked. */
export function wished(play: Play, id: string): string {
  const ask = play.decision?.ask ?? "";
  if (ask === "act" || ask === "forget") return `discard:${id}`;
  if (ask === "blind-date") return `put:${id}`;
  if (ask === "keep") return `keep:${id}`;
  if (ask === "burn" || ask === "move") return `defend:${id}`;
  return `give:${id}`;
}

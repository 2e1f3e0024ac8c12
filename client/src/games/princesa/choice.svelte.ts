/** First a card, then what is done with it and to whom. */

import type { Option } from "../../wire";
import { CardChoice } from "../choosing.svelte";
import type { Play } from "../contract";
import { cardOf, kindNamed, viewOf } from "./view";

type Named = Pick<Option, "verb" | "args">;

/** A card to choose: of one's hand, or laid out before one. */
export interface Before {
  kind: number;
  used: boolean;
  /** What taking it up means, if it is laid out; the uses of a card of the hand are looked up. */
  spread: Option | null;
}

const OF_SPREAD = new Set(["take", "put", "lift"]);
/** What lies in the shop is bought there. */
const OF_THE_SHOP = "buy";
/** Where what is discarded is another's. */
const LOOTING = "loot";

/** The card of the hand that an option uses, "" if it uses none. */
export function cardUsed({ args, verb }: Named): string {
  return typeof args.card === "string" && verb !== OF_THE_SHOP ? args.card : "";
}

/** The seat that an option aims at, or null. */
export function seatAimedAt({ args }: Named): number | null {
  return typeof args.who === "number" ? args.who : null;
}

export function isAimed(option: Named): boolean {
  return seatAimedAt(option) !== null;
}

/** Whether an option is about a card laid out before one, not of the hand. */
function isOfSpread(play: Play, { verb }: Named): boolean {
  return OF_SPREAD.has(verb) || (verb === "discard" && play.decision?.ask === LOOTING);
}

/** What lies before the seat to choose from: first what is laid out, then the hand. */
export function cardsBefore(play: Play): Before[] {
  const laidOut = (play.decision?.options ?? []).filter((option) => isOfSpread(play, option));
  return [
    ...laidOut.map((option) => ({
      kind: kindNamed(play, String(option.args.card)),
      used: false,
      spread: option,
    })),
    ...viewOf(play).held.map(({ kind, can_be_laid }) => ({ kind, used: !can_be_laid, spread: null })),
  ];
}

class Choice extends CardChoice<Before> {
  cardsBefore = cardsBefore;
  isAimed = isAimed;

  idOf(play: Play, kind: number): string {
    return cardOf(play, kind).id;
  }

  protected usesOf(play: Play, card: Before): Option[] {
    if (card.spread) return [card.spread];
    const { id } = cardOf(play, card.kind);
    // A card that was used in the duel can't be placed again; shown, given or discarded it can be.
    return (play.decision?.options ?? []).filter(
      (option) =>
        cardUsed(option) === id && !isOfSpread(play, option) && !(card.used && option.verb === "place"),
    );
  }

  /** Those of the chosen card if it can be aimed, else those that need no card. */
  #aims(play: Play): Option[] {
    const own = this.left(play).filter(isAimed);
    return own.length
      ? own
      : (play.decision?.options ?? []).filter((each) => isAimed(each) && !cardUsed(each));
  }

  onSeat(play: Play, seat: number): Option | undefined {
    return this.#aims(play).find((option) => seatAimedAt(option) === seat);
  }

  /** Whether a hero is asked for now. */
  aims(play: Play): boolean {
    return this.#aims(play).length > 0;
  }
}

export const choice = new Choice();

/** For games where one first takes up a card, then says what is done with it: half a choice is remembered here, told to nobody. */

import type { Option } from "../wire";
import { type Hotkey, labelOf, type Play } from "./contract";

/** A card that lies before the seat to choose from. */
interface Held {
  kind: number;
}

export abstract class CardChoice<Card extends Held> {
  /** The place of the card in what lies before the seat. */
  place = $state<number | null>(null);

  abstract cardsBefore(play: Play): Card[];
  abstract idOf(play: Play, kind: number): string;
  abstract isAimed(option: Option): boolean;
  /** What can be done with a card that lies there. */
  protected abstract usesOf(play: Play, card: Card): Option[];

  clear(): boolean {
    const had = this.place !== null;
    this.place = null;
    return had;
  }

  cardId(play: Play): string {
    const card = this.place === null ? undefined : this.cardsBefore(play)[this.place];
    return card ? this.idOf(play, card.kind) : "";
  }

  /** What can be done with the card that lies in that place. */
  uses(play: Play, place: number): Option[] {
    const card = this.cardsBefore(play)[place];
    return card ? this.usesOf(play, card) : [];
  }

  /** What can be done with the chosen card; nothing if none is chosen. */
  left(play: Play): Option[] {
    return this.place === null ? [] : this.uses(play, this.place);
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
    play.stage(only && !this.isAimed(only) ? only.key : null);
  }

  /** The same thing chosen twice is taken back; what isn't done with the chosen card lets go of it. */
  take(play: Play, option: Option) {
    if (!this.left(play).includes(option)) this.place = null;
    play.stage(play.staged === option.key ? null : option.key);
  }

  /** A key for each card, where any can be used. */
  steps(play: Play): Omit<Hotkey, "key">[] {
    const cards = this.cardsBefore(play);
    if (!cards.some((_, place) => this.uses(play, place).length)) return [];
    return cards.map(({ kind }, place) => ({
      label: play.words.say(`card-${this.idOf(play, kind)}`),
      press: () => {
        if (this.uses(play, place).length) this.pick(play, place);
      },
    }));
  }
}

export function optionSteps(play: Play, options: readonly Option[]): Omit<Hotkey, "key">[] {
  return options.map((option) => ({ label: labelOf(play, option), press: () => play.stage(option.key) }));
}

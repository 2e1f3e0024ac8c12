/** A play is chosen in two steps, the fate and the place; half a choice is remembered here and told to nobody. */

import type { Option } from "../../wire";
import type { Play } from "../contract";

export interface PlayOption {
  key: string;
  value: number;
  /** 0 is The Hours, 1 to 4 the arcana from left to right. */
  place: number;
}

export function playsOf(options: readonly Option[]): PlayOption[] {
  return options
    .filter(({ verb }) => verb === "play")
    .map(({ key }) => {
      const [, value, place] = key.split(":");
      return { key, value: Number(value), place: place === "hours" ? 0 : Number(place) };
    });
}

export interface Half {
  fate: number | null;
  place: number | null;
}

/** The plays that agree with what is chosen so far. */
export function matching(plays: readonly PlayOption[], half: Half): PlayOption[] {
  return plays.filter(
    ({ value, place }) =>
      (half.fate === null || value === half.fate) && (half.place === null || place === half.place),
  );
}

class Choice implements Half {
  fate = $state<number | null>(null);
  place = $state<number | null>(null);

  clear(): boolean {
    const had = this.fate !== null || this.place !== null;
    this.fate = null;
    this.place = null;
    return had;
  }

  pickFate(play: Play, value: number) {
    this.fate = this.fate === value ? null : value;
    const plays = playsOf(play.decision?.options ?? []);
    if (matching(plays, this).length === 0) this.place = null;
    this.#settle(play);
  }

  pickPlace(play: Play, place: number) {
    this.place = this.place === place ? null : place;
    this.#settle(play);
  }

  /** Where only one play is left, that is the answer. */
  #settle(play: Play) {
    const left = matching(playsOf(play.decision?.options ?? []), this);
    const only = this.place !== null && left.length === 1 ? left[0] : undefined;
    if (only) this.fate = only.value;
    play.stage(only?.key ?? null);
  }

  canFate(play: Play, value: number): boolean {
    const place = this.fate === value ? null : this.place;
    return matching(playsOf(play.decision?.options ?? []), { fate: value, place }).length > 0;
  }

  canPlace(play: Play, place: number): boolean {
    return matching(playsOf(play.decision?.options ?? []), { fate: this.fate, place }).length > 0;
  }
}

export const choice = new Choice();

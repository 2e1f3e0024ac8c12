/** What can be chosen on the chart, space by space. */

import type { Play } from "../contract";
import { plan, type Trip } from "./plan.svelte";
import { liesAt } from "./telling";
import { almanacOf, pickedThing, placeName, spaceNamed, toggle, viewOf } from "./view";

export interface Choice {
  space: number;
  /** Every option that touching the space may mean. */
  keys: string[];
  trip: Trip | null;
}

export function choicesOf(play: Play): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const [space, trip] of plan.all(play)) found.set(space, { space, keys: [], trip });
  const note = (space: number, key: string) => {
    const before = found.get(space);
    if (before) before.keys.push(key);
    else if (space >= 0) found.set(space, { space, keys: [key], trip: null });
  };
  for (const { key } of play.decision?.options ?? []) {
    const [kind, name] = pickedThing(key);
    if (kind === "space") note(spaceNamed(play, name), key);
    else if (kind === "monster") {
      const token = almanacOf(play).monsters.findIndex((monster) => monster.name === name);
      note(viewOf(play).monster_at[token] ?? -1, key);
    }
  }
  return found;
}

export function isStaged(play: Play, { space, keys }: Choice): boolean {
  const trip = plan.of(play);
  return trip ? space === trip.at(-1)?.to : play.staged !== null && keys.includes(play.staged);
}

/** Of a trip: it costs tickets. */
export function ticketsFor({ trip }: Choice): number {
  return trip?.filter(({ paid }) => paid).length ?? 0;
}

/** The space, what it costs to go there, and what lies there. */
export function wordOf(play: Play, choice: Choice): string {
  const n = ticketsFor(choice);
  const space = placeName(play, choice.space);
  return [n ? play.words.say("space-for-tickets", { space, n }) : space, ...liesAt(play, choice.space)].join(
    ", ",
  );
}

export function press(play: Play, choice: Choice) {
  const { keys, trip } = choice;
  if (trip) plan.choose(play, isStaged(play, choice) ? null : trip);
  else if (keys.length === 1 && keys[0]) toggle(play, keys[0]);
  else if (keys.length) {
    // Several monsters in one space: touched again, the next of them.
    const next = keys[(keys.indexOf(play.staged ?? "") + 1) % (keys.length + 1)];
    play.stage(next ?? null);
  }
}

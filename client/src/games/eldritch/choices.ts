/** What can be chosen on the chart, space by space. */

import type { Play } from "../contract";
import { plan, type Trip } from "./plan.svelte";
import { liesAt } from "./telling";
import { almanacOf, pickedThing, placeName, spaceNamed, viewOf } from "./view";

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

/** Whether it is chosen on the chart: a space is touched for one thing only, and what else it may mean has a button. */
export function isOnTheChart(play: Play, key: string): boolean {
  return [...choicesOf(play).values()].every(({ keys }) => keys.length < 2 || !keys.includes(key));
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
  else if (isStaged(play, choice)) play.stage(null);
  else play.stage(keys[0] ?? null);
}

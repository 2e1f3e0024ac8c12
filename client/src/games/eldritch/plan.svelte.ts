/** A trip that is chosen as a whole, by its end, and told to the table leg by leg. */

import type { Play } from "../contract";
import { spaceOf, viewOf } from "./view";
import type { Leg } from "./wire";

export type Trip = readonly Leg[];

export const TRAVEL = "pick:action-travel";

const toSpace = (play: Play, space: number) => `pick:space-${spaceOf(play, space).name}`;

class Plan {
  #trip = $state.raw<Trip | null>(null);
  /** The question that it was made for, or that its last leg answered. */
  #asked = "";
  #isUnderWay = false;

  /** What is staged as a whole; nothing once something else is. */
  of(play: Play): Trip | null {
    const first = this.#trip?.[0];
    if (!first || this.#isUnderWay || this.#asked !== play.decision?.id) return null;
    return play.staged === TRAVEL || play.staged === toSpace(play, first.to) ? this.#trip : null;
  }

  /** All trips that can be chosen now, by their ends. */
  all(play: Play): Map<number, Trip> {
    const found = new Map<number, Trip>();
    for (const trip of viewOf(play).trips) {
      const [first, last] = [trip[0], trip.at(-1)];
      // Who is being taught is offered one space, and nothing else leads on.
      if (first && last && (play.can(TRAVEL) || play.can(toSpace(play, first.to)))) found.set(last.to, trip);
    }
    return found;
  }

  choose(play: Play, trip: Trip | null) {
    this.#trip = trip;
    this.#isUnderWay = false;
    this.#asked = play.decision?.id ?? "";
    const first = trip?.[0];
    if (!first) play.stage(null);
    else play.stage(play.decision?.ask === "act" ? TRAVEL : toSpace(play, first.to));
  }

  /** Only that one travels, not where to. */
  forget() {
    this.#trip = null;
  }

  /** Once its beginning has been answered, the rest follows by itself, unless something comes between. */
  heed(play: Play) {
    const { decision } = play;
    const trip = this.#trip;
    if (!trip || !decision || decision.id === this.#asked || play.sending !== null) return;
    const at = trip.findIndex(({ to }) => to === viewOf(play).places[play.me]);
    const next = trip[at + 1];
    const isOnItsWay = decision.ask === "travel-on" ? at >= 0 : decision.ask === "travel" && at < 0;
    this.#asked = decision.id;
    this.#isUnderWay = true;
    if (!isOnItsWay || !next) this.#trip = null;
    if (isOnItsWay) play.commit(next ? toSpace(play, next.to) : "done");
  }
}

export const plan = new Plan();

/** A journey that is chosen as a whole, by its end, and told to the table leg by leg. */

import type { Play } from "../contract";
import { type Journey, journeys } from "./journeys";
import { almanacOf, spaceOf, viewOf } from "./view";

export const TRAVEL = "pick:action-travel";

const toSpace = (play: Play, space: number) => `pick:space-${spaceOf(play, space).name}`;

class Plan {
  #journey = $state.raw<Journey | null>(null);
  /** The question that it was made for, or that its last leg answered. */
  #asked = "";
  #isUnderWay = false;

  /** What is staged as a whole; nothing once something else is. */
  of(play: Play): Journey | null {
    const first = this.#journey?.[0];
    if (!first || this.#isUnderWay || this.#asked !== play.decision?.id) return null;
    return play.staged === TRAVEL || play.staged === toSpace(play, first.to) ? this.#journey : null;
  }

  /** All journeys that can be chosen now, by their ends. */
  all(play: Play): Map<number, Journey> {
    const ask = play.decision?.ask;
    const mayTravel = ask === "travel" || ask === "travel-on" || (ask === "act" && play.can(TRAVEL));
    const { places, tickets } = viewOf(play);
    const from = places[play.me];
    if (!mayTravel || from === undefined || from < 0) return new Map();
    const all = journeys(almanacOf(play).routes, from, tickets[play.me] ?? [], ask === "travel-on");
    // Who is being taught is offered one space, and nothing else leads on.
    const begins = ([first]: Journey) =>
      ask === "act" || (first !== undefined && play.can(toSpace(play, first.to)));
    return new Map([...all].filter(([, journey]) => begins(journey)));
  }

  choose(play: Play, journey: Journey | null) {
    this.#journey = journey;
    this.#isUnderWay = false;
    this.#asked = play.decision?.id ?? "";
    const first = journey?.[0];
    if (!first) play.stage(null);
    else play.stage(play.decision?.ask === "act" ? TRAVEL : toSpace(play, first.to));
  }

  /** Only that one travels, not where to. */
  forget() {
    this.#journey = null;
  }

  /** Once its beginning has been answered, the rest follows by itself, unless something comes between. */
  heed(play: Play) {
    const { decision } = play;
    const journey = this.#journey;
    if (!journey || !decision || decision.id === this.#asked || play.sending !== null) return;
    const at = journey.findIndex(({ to }) => to === viewOf(play).places[play.me]);
    const next = journey[at + 1];
    const isOnItsWay = decision.ask === "travel-on" ? at >= 0 : decision.ask === "travel" && at < 0;
    this.#asked = decision.id;
    this.#isUnderWay = true;
    if (!isOnItsWay || !next) this.#journey = null;
    if (isOnItsWay) play.commit(next ? toSpace(play, next.to) : "done");
  }
}

export const plan = new Plan();

/** What is offered is chosen by pointing at what it means: at one thing of the board, or at several, one after the other. */

import type { Play } from "../games/contract";
import type { Panel } from "../wire";

/** A panel or a piece that some option means. */
export interface Thing {
  id: string;
  options: readonly string[];
}

export const panelId = (row: number, panel: number) => `${row}.${panel}`;
export const pieceId = (row: number, panel: number, piece: number) => `${row}.${panel}.${piece}`;

export function thingsOf(sketch: readonly (readonly Panel[])[]): Thing[] {
  return sketch
    .flatMap((panels, row) =>
      panels.flatMap(({ options, pieces }, panel) => [
        { id: panelId(row, panel), options },
        ...pieces.map((piece, place) => ({ id: pieceId(row, panel, place), options: piece.options })),
      ]),
    )
    .filter(({ options }) => options.length > 0);
}

/** The options offered that all those things mean. */
export function meant(offered: readonly string[], things: readonly Thing[]): string[] {
  return offered.filter((option) => things.every(({ options }) => options.includes(option)));
}

/** The same thing, or another just like it: a second copy of a card. */
function isLike(one: Thing, other: Thing): boolean {
  return (
    one.options.length === other.options.length && meant(one.options, [other]).length === one.options.length
  );
}

/** Those of them that mean nothing else on the board: there is nothing more to point at. */
function complete(options: readonly string[], pointedAt: readonly Thing[], all: readonly Thing[]): string[] {
  const elsewhere = all.filter((other) => pointedAt.every((thing) => !isLike(thing, other)));
  return options.filter((option) => elsewhere.every((thing) => !thing.options.includes(option)));
}

class Pointing {
  #at = $state.raw<readonly string[]>([]);

  /** What is pointed at now. Where something is staged, that counts: it may have come from a button or a key. */
  things(play: Play): Thing[] {
    const all = thingsOf(play.sketch ?? []);
    const { staged } = play;
    const pointedAt = all.filter(({ id }) => this.#at.includes(id));
    if (staged === null || (pointedAt.length > 0 && meant([staged], pointedAt).length > 0)) return pointedAt;
    return all.filter(({ options }) => options.includes(staged));
  }

  /** What could still be meant. */
  left(play: Play): string[] {
    return meant(offeredTo(play), this.things(play));
  }

  /** What is meant already and can't be told apart by pointing; only where something is pointed at. */
  alike(play: Play): string[] {
    const things = this.things(play);
    if (play.staged !== null || things.length === 0) return [];
    return complete(this.left(play), things, thingsOf(play.sketch ?? []));
  }

  /** Point at one thing more, or take the finger off it; where it doesn't go with the others, point at it alone. */
  point(play: Play, thing: Thing) {
    const before = this.things(play);
    const others = before.filter(({ id }) => id !== thing.id);
    const wasThere = others.length < before.length;
    const together = [...others, thing];
    const now = wasThere
      ? others.filter(({ id }) => this.#at.includes(id))
      : meant(offeredTo(play), together).length > 0
        ? together
        : [thing];
    this.#at = now.map(({ id }) => id);
    const left = meant(offeredTo(play), now);
    const only = left.length === 1 && now.length > 0 ? left[0] : undefined;
    play.stage(only ?? null);
  }

  clear(): boolean {
    const had = this.#at.length > 0;
    this.#at = [];
    return had;
  }
}

function offeredTo(play: Play): string[] {
  return play.decision?.options.map(({ key }) => key) ?? [];
}

export const pointing = new Pointing();

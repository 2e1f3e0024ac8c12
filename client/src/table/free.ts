/** Where on the board there is room for what is said over it, for a moment. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;
const STEP = 12;
/** Nearer to the top, and to the middle, is better, where as much is free. */
const PER_PIXEL_DOWN = 0.5;
const PER_PIXEL_ASIDE = 0.25;

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function steps(from: number, to: number): number[] {
  const all: number[] = [];
  for (let at = from; at < to; at += STEP) all.push(at);
  return to >= from ? [...all, to] : [];
}

/**
 * The place for something of that size that covers least of `things`, and nothing of what is `asked`: null where there is
 * no such place.
 */
export function freePlace(
  room: Box,
  { width, height }: Pick<Box, "width" | "height">,
  asked: readonly Box[],
  things: readonly Box[],
): Pick<Box, "left" | "top"> | null {
  const middle = room.left + (room.width - width) / 2;
  let best: Pick<Box, "left" | "top"> | null = null;
  let least = Number.POSITIVE_INFINITY;
  const across = steps(room.left + MARGIN, room.left + room.width - width - MARGIN);
  const lefts = across.length ? [middle, ...across] : [];
  for (const top of steps(room.top + MARGIN, room.top + room.height - height - MARGIN)) {
    for (const left of lefts) {
      const here = { left, top, width, height };
      const cost =
        things.reduce((sum, thing) => sum + shared(here, thing), 0) +
        (top - room.top) * PER_PIXEL_DOWN +
        Math.abs(left - middle) * PER_PIXEL_ASIDE;
      if (cost >= least || asked.some((each) => shared(here, each) > 0)) continue;
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

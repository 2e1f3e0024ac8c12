/** The curve of an analysis: where its lines run, and how they are told apart. */

import type { Analysis, Side } from "../wire";

const COLOURS = 8;
/** So that a line along the edge is seen whole. */
const MARGIN = 4;

export const percent = (chance: number | undefined): number => Math.round(100 * (chance ?? 0));

/** The line of one side, as `points` of a polyline; what isn't known yet is left free on the right. */
export function lineOf(told: Analysis, side: number, width: number, height: number): string {
  const across = width / Math.max(1, told.expected - 1);
  const up = height - 2 * MARGIN;
  return told.points
    .map(
      (point, index) => `${round(index * across)},${round(MARGIN + up * (1 - (point.chances[side] ?? 0)))}`,
    )
    .join(" ");
}

export function colourOf(side: Side, index: number): string {
  return `var(--seat-${((side.seat >= 0 ? side.seat : index) % COLOURS) + 1})`;
}

const round = (number: number) => Math.round(number * 10) / 10;

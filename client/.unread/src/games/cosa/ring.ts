/** The ring of places as an oval: whoever looks sits at the bottom, and clockwise goes by the left, as on a clock. */

export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const WIDEST = 2.15;
const BEND = 0.42;

/** The largest oval on which seats of that size fit, with room for a tag over and under them. */
export function ovalFor(place: Size, seat: Size, tag: number): Oval {
  const ry = Math.max(60, place.height / 2 - seat.height / 2 - tag);
  const rx = Math.max(60, Math.min(place.width / 2 - seat.width / 2 - 6, ry * WIDEST));
  return { cx: place.width / 2, cy: place.height / 2, rx, ry };
}

/** In degrees, growing clockwise from the right. */
export function angleOf(place: number, bottom: number, places: number): number {
  return 90 + (((place - bottom + places) % places) * 360) / places;
}

/** The same direction, as near as can be to where it was, so that nobody goes the long way round. */
export function nearest(angle: number, before: number | undefined): number {
  return before === undefined ? angle : angle + 360 * Math.round((before - angle) / 360);
}

export function pointAt(oval: Oval, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: oval.cx + oval.rx * Math.cos(turn), y: oval.cy + oval.ry * Math.sin(turn) };
}

/** Which way the oval runs at that angle, clockwise, in degrees. */
export function headingAt(oval: Oval, angle: number): number {
  const turn = (angle * Math.PI) / 180;
  return (Math.atan2(oval.ry * Math.cos(turn), -oval.rx * Math.sin(turn)) * 180) / Math.PI;
}

/** A line between two seats, bent a little towards the middle, and its middle. */
export function beam(oval: Oval, from: Point, to: Point): { path: string; middle: Point } {
  const bend = {
    x: (from.x + to.x) / 2 + (oval.cx - (from.x + to.x) / 2) * BEND,
    y: (from.y + to.y) / 2 + (oval.cy - (from.y + to.y) / 2) * BEND,
  };
  const middle = { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 };
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`,
    middle,
  };
}

const INWARDS = 0.6;
const STEP = 0.02;

/** The place nearest to a point, on its way to the middle, where a thing of that size covers none of the seats. */
export function clearOf(oval: Oval, from: Point, thing: Size, seats: readonly Point[], seat: Size): Point {
  for (let way = 0; way <= INWARDS; way += STEP) {
    const at = { x: from.x + (oval.cx - from.x) * way, y: from.y + (oval.cy - from.y) * way };
    const covers = seats.some(
      ({ x, y }) =>
        Math.abs(x - at.x) < (thing.width + seat.width) / 2 &&
        Math.abs(y - at.y) < (thing.height + seat.height) / 2,
    );
    if (!covers) return at;
  }
  return from;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

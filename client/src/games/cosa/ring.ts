/** The ring of places: whoever looks sits at the bottom, and clockwise goes by the left, as on a clock. Where an angle lies on
 *  the page is worked out by the style sheet, from the room there is; here a ring is a circle of radius one. */

export interface Point {
  x: number;
  y: number;
}

const BEND = 0.42;

/** In degrees, growing clockwise from the right. */
export function angleOf(place: number, bottom: number, places: number): number {
  return 90 + (((place - bottom + places) % places) * 360) / places;
}

/** The same direction, as near as can be to where it was, so that nobody goes the long way round. */
export function nearest(angle: number, before: number | undefined): number {
  return before === undefined ? angle : angle + 360 * Math.round((before - angle) / 360);
}

export function pointAt(angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.cos(turn), y: Math.sin(turn) };
}

/** A line between two places, bent a little towards the middle. */
export function beam(from: number, to: number): string {
  const [a, b] = [pointAt(from), pointAt(to)];
  const bend = { x: ((a.x + b.x) / 2) * (1 - BEND), y: ((a.y + b.y) / 2) * (1 - BEND) };
  return `M${round(a.x)} ${round(a.y)}Q${round(bend.x)} ${round(bend.y)} ${round(b.x)} ${round(b.y)}`;
}

/** Where what passes from one place to another lies, within the ring. */
export interface Spot {
  angle: number;
  /** Further inwards than a door would be. */
  deep: boolean;
}

/** In the gap beside whoever it comes from, on the way to the other if no door is there; else before them. */
export function spotBetween(from: number, to: number, bottom: number, doors: readonly number[]): Spot {
  const places = doors.length;
  const ahead = (to - from + places) % places;
  const onwards = ahead <= places / 2;
  const gaps = onwards ? [from, from - 1] : [from - 1, from];
  const free = gaps.find((gap) => !doors[(gap + places) % places]);
  if (free === undefined) return { angle: angleOf(from, bottom, places), deep: true };
  return { angle: angleOf((free + places) % places, bottom, places) + 180 / places, deep: false };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

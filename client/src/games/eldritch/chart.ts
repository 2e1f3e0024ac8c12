/** The chart of the world, 1000 by 520 units: how routes run, where pieces lie round a space, and how it lies in its window. */

import type { Frame, Point } from "../panning";
import type { Spot } from "./wire";

export type Anchor = "start" | "middle" | "end";

const WORLD = { left: -12, top: -14, width: 1024, height: 548 };
/** Where the spaces are nearer to one another than this the world is too small to be touched; then one sees a part of it. */
const LEAST = 0.56;
const MOST = 1.3;
export const CLOSE = 1;
export const CLOSEST = 1.7;
/** How far a line bows, by its length. */
const BOW = 0.1;
const EDGES = [0, 1000] as const;
/** Of a space, on the glass; in how many directions pieces may lie by it, and how far from its edge. */
const RADIUS = 14;
const WAYS = 24;
const REACHES = [1, 14, 30] as const;

/** Where a name is written, from its space, and which end of it stands there; where the world is small, some elsewhere. */
const NAMES: Readonly<Record<string, readonly [x: number, y: number, anchor: Anchor]>> = {
  "san-francisco": [-19, 5, "end"],
  arkham: [18, 24, "start"],
  "buenos-aires": [-20, 6, "end"],
  london: [-18, 5, "end"],
  rome: [-18, 9, "end"],
  istanbul: [16, -12, "start"],
  shanghai: [-2, 33, "middle"],
  tokyo: [8, -19, "middle"],
  sydney: [6, 40, "middle"],
  amazon: [18, 7, "start"],
  pyramids: [-2, 31, "middle"],
  "heart-of-africa": [18, 16, "start"],
  himalayas: [0, -20, "middle"],
  tunguska: [0, -20, "middle"],
  antarctica: [22, 12, "start"],
};
const NAMES_WHEN_SMALL: typeof NAMES = {
  "san-francisco": [-14, -20, "middle"],
};
const SMALL = 0.9;
/** Of a name on the glass. */
const LETTER = { width: 7.6, height: 17 };

export interface Name extends Point {
  space: number;
  text: string;
  anchor: Anchor;
}

/** The names on the chart, from the point of their space, in pixels of the glass. */
export function namesAt(
  names: ReadonlyMap<string, { space: number; text: string }>,
  scale: number,
  size: number,
): Name[] {
  const small = scale < SMALL ? NAMES_WHEN_SMALL : {};
  return Object.entries({ ...NAMES, ...small }).flatMap(([name, [x, y, anchor]]) => {
    const of = names.get(name);
    return of ? [{ ...of, anchor, x: x * size, y: y * size }] : [];
  });
}

/** What a name covers, in pixels of pieces. */
export function boxOfName(
  { text, anchor, x, y }: Omit<Name, "space">,
  at: Point,
  unit: number,
  size: number,
): Box {
  const width = (text.length * LETTER.width) / size;
  const middle = anchor === "middle" ? 0 : anchor === "start" ? width / 2 : -width / 2;
  return {
    x: at.x / unit + x / size + middle,
    y: at.y / unit + (y - 6) / size,
    width,
    height: LETTER.height / size,
  };
}

// --- routes

function bend(from: Point, to: Point): Point {
  return {
    x: (from.x + to.x) / 2 - BOW * (to.y - from.y),
    y: (from.y + to.y) / 2 + BOW * (to.x - from.x),
  };
}

/** Two lines to the edges, for a route round the back of the world. */
function outwards(from: Point, to: Point): readonly [Point, Point] {
  const [west, east] = from.x < to.x ? [from, to] : [to, from];
  const height = (west.y + east.y) / 2;
  return [
    { x: EDGES[0], y: height },
    { x: EDGES[1], y: height },
  ];
}

/** The line of a route, as a path. */
export function lineOf(from: Point, to: Point, kind: string, around: boolean): string {
  if (around) {
    const [west, east] = outwards(from, to);
    const [one, other] = from.x < to.x ? [from, to] : [to, from];
    return `M${one.x} ${one.y}L${west.x} ${west.y}M${other.x} ${other.y}L${east.x} ${east.y}`;
  }
  if (kind === "train") return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const { x, y } = bend(from, to);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** The middle of a route, where what it costs is written; of one round the world, near the edge at which one leaves. */
export function middleOf(from: Point, to: Point, kind: string, around: boolean): Point {
  if (around) {
    const edge = outwards(from, to)[from.x < to.x ? 0 : 1];
    return { x: (from.x + edge.x) / 2, y: (from.y + edge.y) / 2 };
  }
  if (kind === "train") return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const { x, y } = bend(from, to);
  return { x: (2 * x + from.x + to.x) / 4, y: (2 * y + from.y + to.y) / 4 };
}

/** In which direction a route leaves a space. */
export function bearing(from: Point, to: Point, kind: string, around: boolean): number {
  if (around) return from.x < to.x ? Math.PI : 0;
  const towards = kind === "train" ? to : bend(from, to);
  return Math.atan2((towards.y + to.y) / 2 - from.y, (towards.x + to.x) / 2 - from.x);
}

// --- pieces round a space

interface Box extends Point {
  width: number;
  height: number;
}

/** Something that lies by a space, as large as that on the glass. */
export interface Lying {
  space: number;
  kind: string;
  width: number;
  height: number;
}

export interface Laid extends Lying, Point {}

/** Of more in one space, some and their number are drawn. */
export const MOST_MONSTERS = 3;

/** What lies by the spaces, what matters most first. */
export function lyingBy(spots: readonly Spot[]): Lying[] {
  const of = (kind: string, width: number, height: number, has: (spot: Spot) => number): Lying[] =>
    spots.flatMap((spot) => {
      const n = has(spot);
      return n ? [{ space: spot.space, kind, width: width * n + 4, height }] : [];
    });
  const one = (has: boolean | string | number) => (has ? 1 : 0);
  return [
    ...of("gate", 28, 30, ({ gate }) => one(gate)),
    ...of("monsters", 26, 30, ({ monsters }) => Math.min(monsters.length, MOST_MONSTERS)),
    ...of("investigators", 20, 30, ({ seats }) => (seats.length > 4 ? seats.length * 0.7 : seats.length)),
    ...of("clue", 21, 22, ({ clues }) => one(clues)),
    ...of("rumour", 23, 22, ({ rumours }) => one(rumours.length)),
    ...of("mystery", 20, 22, ({ mystery }) => one(mystery)),
    ...of("mark", 20, 22, ({ marks }) => one(marks)),
    ...of("fallen", 22, 22, ({ fallen }) => one(fallen.length)),
  ];
}

/** What everything lies round: where the spaces are, in which directions their routes leave, and where names are written. */
export interface Ground {
  points: readonly Point[];
  bearings: readonly (readonly number[])[];
  names: readonly Box[];
}

function turn(one: number, other: number): number {
  const angle = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(angle, 2 * Math.PI - angle);
}

function overlap(one: Box, other: Box): number {
  const wide = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const high = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** By each space the places where a piece hides least: other pieces first of all, then spaces, names, its own routes. */
export function layOut(pieces: readonly Lying[], ground: Ground, unit: number): Laid[] {
  const points = ground.points.map(({ x, y }) => ({ x: x / unit, y: y / unit }));
  const spaces = points.map((point): Box => ({ ...point, width: 2 * RADIUS, height: 2 * RADIUS }));
  const placed: Box[] = [];
  return pieces.map((piece) => {
    const { width, height, space } = piece;
    const { x, y } = points[space] ?? { x: 0, y: 0 };
    let best: Box = { x, y, width, height };
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < WAYS * REACHES.length; at++) {
      const angle = ((at % WAYS) * 2 * Math.PI) / WAYS;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const edge = Math.min(
        width / 2 / Math.max(Math.abs(cos), 0.01),
        height / 2 / Math.max(Math.abs(sin), 0.01),
      );
      const reach = REACHES[Math.floor(at / WAYS)] ?? 0;
      const away = RADIUS + edge + reach;
      const box = { x: x + cos * away, y: y + sin * away, width, height };
      let hidden = reach * 6;
      for (const other of placed) hidden += 3 * overlap(box, other);
      for (const [other, shape] of spaces.entries()) {
        if (other === space) continue;
        hidden += 2 * overlap(box, shape);
        // Nobody should take it for another's.
        hidden += 12 * Math.max(0, away + 10 - Math.hypot(box.x - shape.x, box.y - shape.y));
      }
      for (const name of ground.names) hidden += 1.5 * overlap(box, name);
      for (const way of ground.bearings[space] ?? []) hidden += 90 * Math.max(0, 1 - turn(angle, way) / 0.6);
      const beyond = Math.max(
        WORLD.left / unit - box.x + width / 2,
        box.x + width / 2 - (WORLD.left + WORLD.width) / unit,
        WORLD.top / unit - box.y + height / 2,
        box.y + height / 2 - (WORLD.top + WORLD.height) / unit,
      );
      hidden += 40 * Math.max(0, beyond);
      if (hidden < least) [least, best] = [hidden, box];
    }
    placed.push(best);
    return { ...piece, x: best.x * unit, y: best.y * unit };
  });
}

// --- the window

/** Whole where that is large enough; else, or if one wants it so, at a scale of its own. What floats at the top hides nothing for good. */
export function framed(width: number, height: number, above: number, wanted: number | null): Frame {
  const room = height - above;
  const fit = Math.min(width / WORLD.width, room / WORLD.height);
  const scale = wanted ?? (fit >= LEAST ? Math.min(fit, MOST) : CLOSE);
  const isWhole = scale <= fit + 0.001;
  const wide = Math.max(width, WORLD.width * scale);
  const high = Math.max(room, WORLD.height * scale) + above;
  return {
    isWhole,
    scale,
    width: wide,
    height: high,
    x: WORLD.left + WORLD.width / 2 - wide / scale / 2,
    y: WORLD.top + WORLD.height / 2 - (high - above) / scale / 2 - above / scale,
  };
}

/** The scale at which all of it is seen. */
export function wholeScale(width: number, height: number, above: number): number {
  return Math.min(width / WORLD.width, (height - above) / WORLD.height);
}

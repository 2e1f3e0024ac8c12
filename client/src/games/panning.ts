/** A map in its window: whole where it fits, else larger than the window, to be moved about under it. */

import { TARGET } from "./apart";

export interface Point {
  x: number;
  y: number;
}

/** How the map lies: that many pixels to a unit, in a place that may be larger than the window. */
export interface Frame {
  isWhole: boolean;
  scale: number;
  width: number;
  height: number;
  /** The top left corner, in units. */
  x: number;
  y: number;
}

/** What of that place is seen, in its pixels; something may lie over its upper edge. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
  above: number;
}

export type Side = "left" | "right" | "top" | "bottom";
export const SIDES: readonly Side[] = ["left", "right", "top", "bottom"];

/** Of a side: at which end of what can be scrolled it is. */
export function endOf(side: Side): "before" | "after" {
  return side === "left" || side === "top" ? "before" : "after";
}

export function viewBoxOf({ x, y, width, height, scale }: Frame): string {
  return `${x} ${y} ${width / scale} ${height / scale}`;
}

export function inFrame(frame: Frame, { x, y }: Point): Point {
  return { x: (x - frame.x) * frame.scale, y: (y - frame.y) * frame.scale };
}

/** What lies beyond each side of what is seen, by pixels of the frame. */
export function beyond<T extends Point>(
  targets: readonly T[],
  { left, top, width, height, above }: Window,
): Record<Side, T[]> {
  const found: Record<Side, T[]> = { left: [], right: [], top: [], bottom: [] };
  const half = TARGET / 2;
  for (const target of targets) {
    const { x, y } = target;
    if (x - half < left - 1) found.left.push(target);
    else if (x + half > left + width + 1) found.right.push(target);
    else if (y - half < top + above - 1) found.top.push(target);
    else if (y + half > top + height + 1) found.bottom.push(target);
  }
  return found;
}

/** The middle of a window of that room in which as many as may be are seen, and who must be seen is not at its edge. */
export function middleFor(all: readonly number[], must: number | null, room: number, edge: number): number {
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  return must === null ? middle : Math.min(Math.max(middle, must - room / 2 + edge), must + room / 2 - edge);
}

/** Where on the whole of it a small map was touched, in pixels of the frame. */
export function touchedOn(event: MouseEvent, { width, height }: Frame): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * width,
    y: ((event.clientY - box.top) / box.height) * height,
  };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of the points that way, or `null` where none lies there. */
function ahead(
  points: readonly Point[],
  from: Point,
  [right, down]: readonly [number, number],
): number | null {
  const found = points.flatMap(({ x, y }, at) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * right + dy * down;
    return along > 4 ? [{ at, far: along + 2 * Math.abs(dx * down + dy * right) }] : [];
  });
  return found.toSorted((one, other) => one.far - other.far)[0]?.at ?? null;
}

/** Where one walks by keyboard, and what comes of it. */
interface Walk {
  points: readonly Point[];
  /** Where one has come to; before the first step nowhere. */
  cursor: number | null;
  /** Where the first step is taken from. */
  start: number;
  arrive: (at: number) => void;
  touch: (at: number) => void;
  /** Touched once already: Enter is left to the main button. */
  isChosen: (at: number) => boolean;
}

/** Arrows walk from point to point, Enter touches the one where one is. */
export function walk(event: KeyboardEvent, { points, cursor, start, arrive, touch, isChosen }: Walk) {
  if (event.target !== event.currentTarget) return;
  if (event.key === "Enter" && cursor !== null && !isChosen(cursor)) {
    event.preventDefault();
    event.stopPropagation();
    return touch(cursor);
  }
  const arrow = ARROWS[event.key];
  if (!arrow) return;
  event.preventDefault();
  const from = cursor ?? start;
  arrive(ahead(points, points[from] ?? { x: 0, y: 0 }, arrow) ?? from);
}

/** How far apart the two fingers are. */
function spread({ touches: [one, other] }: TouchEvent): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

/** Two fingers, or the wheel with a key held down, zoom: by how much, each time. */
export function watchFingers(zoom: (times: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let pinch = 0;
    const pinched = (event: TouchEvent) => {
      const now = spread(event);
      if (!now) return;
      event.preventDefault();
      if (pinch) zoom(now / pinch);
      pinch = now;
    };
    const lifted = () => {
      pinch = 0;
    };
    const wheeled = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    node.addEventListener("touchmove", pinched, { passive: false });
    node.addEventListener("touchend", lifted);
    node.addEventListener("wheel", wheeled, { passive: false });
    return () => {
      node.removeEventListener("touchmove", pinched);
      node.removeEventListener("touchend", lifted);
      node.removeEventListener("wheel", wheeled);
    };
  };
}

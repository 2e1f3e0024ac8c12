/** How the map lies in its place: whole where it fits, else as large as fingers need it, to be moved about. */

import { SPOTS } from "./places";

const LAND = { width: 980, height: 606, x: 500, y: 311 };
const WHOLE = { width: 1028, height: 640 };
/** Pixels to a unit: under this the whole map is too small to be touched; then it is shown at that other scale. */
const LEAST = 0.585;
const CLOSE = 0.76;
/** As wide and high as anything must be that is touched. */
export const TARGET = 40;

export interface Frame {
  isWhole: boolean;
  scale: number;
  width: number;
  height: number;
  /** The top left corner, in units. */
  x: number;
  y: number;
}

export interface Spot {
  name: string;
  x: number;
  y: number;
}

export function framed(width: number, height: number): Frame {
  const fit = Math.min(width / LAND.width, height / LAND.height);
  if (fit >= LEAST) {
    const scale = Math.min(fit, 1.25);
    return {
      isWhole: true,
      scale,
      width,
      height,
      x: LAND.x - width / scale / 2,
      y: LAND.y - height / scale / 2,
    };
  }
  const scale = CLOSE;
  const w = Math.max(width, WHOLE.width * scale);
  const h = Math.max(height, WHOLE.height * scale);
  return { isWhole: false, scale, width: w, height: h, x: LAND.x - w / scale / 2, y: LAND.y - h / scale / 2 };
}

/** Where a space lies, in pixels of the frame. */
export function spotIn(frame: Frame, name: string): Spot {
  const [x, y] = SPOTS[name] ?? [0, 0];
  return { name, x: (x - frame.x) * frame.scale, y: (y - frame.y) * frame.scale };
}

/** The same, moved apart as little as may be, so that no two targets lie over one another. */
export function apart(spots: readonly Spot[], frame: Frame): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  const half = TARGET / 2;
  for (let round = 0; round < 60; round++) {
    let isCalm = true;
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const wide = TARGET - Math.abs(dx);
        const high = TARGET - Math.abs(dy);
        if (wide <= 0 || high <= 0) continue;
        isCalm = false;
        if (wide < high) {
          const step = ((wide + 0.4) / 2) * (dx < 0 ? -1 : 1);
          one.x -= step;
          other.x += step;
        } else {
          const step = ((high + 0.4) / 2) * (dy < 0 ? -1 : 1);
          one.y -= step;
          other.y += step;
        }
      }
    }
    for (const spot of moved) {
      spot.x = Math.min(Math.max(spot.x, half), frame.width - half);
      spot.y = Math.min(Math.max(spot.y, half), frame.height - half);
    }
    if (isCalm) break;
  }
  return moved;
}

/** How the map lies in its place: whole where it fits, else as large as fingers need it, to be moved about. */

import { type Frame, inFrame } from "../panning";
import { SPOTS } from "./places";

const LAND = { width: 980, height: 606, x: 500, y: 311 };
const WHOLE = { width: 1028, height: 640 };
/** Pixels to a unit: under this the whole map is too small to be touched; then it is shown at that other scale. */
const LEAST = 0.585;
const CLOSE = 0.76;

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
  return { name, ...inFrame(frame, { x, y }) };
}

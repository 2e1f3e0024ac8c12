/** The arch of a card is its gauge: one segment and one moon for each hour it lasts. */

export interface Segment {
  path: string;
  x: number;
  y: number;
}

export interface Arch {
  cx: number;
  cy: number;
  radius: number;
  /** Degrees left open between two segments. */
  gap: number;
}

export const LARGE: Arch = { cx: 90, cy: 96, radius: 80, gap: 7 };
export const SMALL: Arch = { cx: 26, cy: 28, radius: 21, gap: 10 };

function pointAt({ cx, cy, radius }: Arch, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(cx - radius * Math.cos(angle)), y: round(cy - radius * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function segments(arch: Arch, count: number): Segment[] {
  const whole = Math.max(1, count);
  const width = (180 - arch.gap * (whole - 1)) / whole;
  return Array.from({ length: whole }, (_, index) => {
    const start = index * (width + arch.gap);
    const from = pointAt(arch, start);
    const to = pointAt(arch, start + width);
    const path = `M${from.x} ${from.y}A${arch.radius} ${arch.radius} 0 0 1 ${to.x} ${to.y}`;
    return { path, ...pointAt(arch, start + width / 2) };
  });
}

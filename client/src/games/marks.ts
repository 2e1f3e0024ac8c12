/** What lies over a map, where it hides least: marks at its edges for what lies beyond, and the small map. */

import { type Point, SIDES, type Side, type Window } from "./panning";

interface Mark {
  side: Side;
  n: number;
  left: number;
  top: number;
}

const MARK = { width: 52, height: 42 };
const CORNER = { width: 104, height: 57, edge: 6 };
/** In how many places at an edge a mark may be. */
const PLACES = 17;
/** A piece this near to what lies over the map is hidden by it in part; and it can't be touched in its middle if that is. */
const NEAR = 18;
const UNTOUCHABLE = 20;

/** How much of those is hidden. `shown`: in pixels of the window. */
function hiddenBy(shown: readonly Point[], left: number, top: number, wide: number, high: number): number {
  const count = (near: number) =>
    shown.filter(
      ({ x, y }) => x > left - near && x < left + wide + near && y > top - near && y < top + high + near,
    ).length;
  return count(NEAR) + UNTOUCHABLE * count(1);
}

/** At each edge a mark where it hides least, as near as may be to what it points at. */
export function marksAt(
  beyond: Readonly<Record<Side, readonly Point[]>>,
  shown: readonly Point[],
  { left: from, top, width, height, above }: Window,
): Mark[] {
  return SIDES.flatMap((side) => {
    const those = beyond[side];
    if (!those.length) return [];
    const isUpright = side === "left" || side === "right";
    const wanted = those.reduce((sum, { x, y }) => sum + (isUpright ? y - top : x - from), 0) / those.length;
    const [first, last] = isUpright ? [above + 2, height - MARK.height - 2] : [46, width - MARK.width - 46];
    const places = Array.from({ length: PLACES }, (_, at) => {
      const along = first + ((last - first) * at) / (PLACES - 1);
      const place = {
        left: side === "left" ? 0 : side === "right" ? width - MARK.width : along,
        top: side === "top" ? above + 4 : side === "bottom" ? height - MARK.height - 4 : along,
      };
      const far = Math.abs(along + (isUpright ? MARK.height : MARK.width) / 2 - wanted);
      return { ...place, cost: 1000 * hiddenBy(shown, place.left, place.top, MARK.width, MARK.height) + far };
    }).toSorted((one, other) => one.cost - other.cost);
    return [{ side, n: those.length, left: places[0]?.left ?? 0, top: places[0]?.top ?? 0 }];
  });
}

/** The corner where the small map hides nothing that can be chosen, nor oneself, nor a mark. */
export function cornerAt(
  marks: readonly Mark[],
  shown: readonly Point[],
  { width, height, above }: Window,
): Point {
  const left = width - CORNER.width - CORNER.edge;
  const top = height - CORNER.height - CORNER.edge;
  const cost = ({ x, y }: Point) =>
    hiddenBy(shown, x, y, CORNER.width, CORNER.height) +
    marks.filter(
      (mark) =>
        mark.left < x + CORNER.width &&
        mark.left + MARK.width > x &&
        mark.top < y + CORNER.height &&
        mark.top + MARK.height > y,
    ).length;
  const corners = [
    { x: left, y: top },
    { x: CORNER.edge, y: top },
    { x: left, y: above + CORNER.edge },
    { x: CORNER.edge, y: above + CORNER.edge },
  ];
  const [best = { x: left, y: top }] = corners.toSorted((one, other) => cost(one) - cost(other));
  return best;
}

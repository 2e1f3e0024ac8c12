/** What is touched on a map: large enough for a finger, and nothing over anything else. */

/** As wide and high as anything must be that is touched. */
export const TARGET = 40;
/** After so many rounds what still lies over another is left there: there is no more room. */
const ROUNDS = 80;

interface Place {
  x: number;
  y: number;
}

/** The same targets, moved apart as little as may be, so that no two lie over one another. */
export function apart<T extends Place>(targets: readonly T[], room: { width: number; height: number }): T[] {
  const moved = targets.map((target) => ({ ...target }));
  const half = TARGET / 2;
  for (let round = 0; round < ROUNDS; round++) {
    let isCalm = true;
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const wide = TARGET - Math.abs(dx);
        const high = TARGET - Math.abs(dy);
        if (wide <= 0 || high <= 0) continue;
        isCalm = false;
        const across = wide < high;
        const step = ((across ? wide : high) + 0.4) / 2;
        const way = (across ? dx : dy) < 0 ? -step : step;
        if (across) {
          one.x -= way;
          other.x += way;
        } else {
          one.y -= way;
          other.y += way;
        }
      }
    }
    for (const target of moved) {
      target.x = Math.min(Math.max(target.x, half), room.width - half);
      target.y = Math.min(Math.max(target.y, half), room.height - half);
    }
    if (isCalm) break;
  }
  return moved;
}

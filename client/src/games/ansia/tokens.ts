/** The sign of each token, and the number beside it. */

import type { Glyph } from "./glyphs";

export interface Badge {
  sign: Glyph;
  n: string;
}

const BADGES: Readonly<Record<string, Badge>> = {
  "one-villager": { sign: "villager", n: "" },
  "one-religious": { sign: "religious", n: "" },
  "one-military": { sign: "military", n: "" },
  "one-noble": { sign: "noble", n: "" },
  "one-of-any-kind": { sign: "any-kind", n: "" },
  "one-speed": { sign: "speed", n: "1" },
  "two-speed": { sign: "speed", n: "2" },
  "one-hunt": { sign: "starting", n: "+" },
  "discard-and-draw": { sign: "cycle", n: "" },
  "one-card": { sign: "draw", n: "" },
  "one-mission": { sign: "mission", n: "" },
  parasol: { sign: "parasol", n: "" },
  velvet: { sign: "cloak", n: "" },
};

export function badgeOf(token: string): Badge {
  return BADGES[token] ?? { sign: "unique", n: "" };
}

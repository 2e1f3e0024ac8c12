/** Small glyphs on a grid of 24, drawn with one stroke, and the outlines of the larger pieces. */

import type { Signs } from "../../core/marks.svelte";
import { ICONS } from "../../parts/icons";
import type { CardType } from "./view";

export const TYPES: Readonly<Record<CardType, string>> = {
  attack: "M19 4l-9 9M19 4v4M19 4h-4M6 12l6 6M9 15l-5 5",
  defence: "M12 3l7 2.500V12c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V5.500z",
  strategy: "M12 3c5 0 8 3 8 8 0 4-2 5-2 7H8v-3H6l1-4c0-5 1-8 5-8zM11 9h3M11 12h3",
  magic: "M5 20L15 10M17 3v4M15 5h4M20 9v3M18.500 10.500h3M10 4v3M8.500 5.500h3",
  environment: "M3 19l6-10 4 6 2-3 6 7zM17 4a2 2 0 1 0 0 4 2 2 0 1 0 0-4z",
  princess: "M4 18L3 7l5 4 4-7 4 7 5-4-1 11z",
};

export const HEART =
  "M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0112 7a4.500 4.500 0 019 1.500C21 11.500 19 15 12 20z";
export const COIN =
  "M3.500 12a8.500 8.500 0 1 0 17 0 8.500 8.500 0 1 0-17 0zM12 7v10M9 9.500h4.500a2 2 0 010 4H10";
export const CARDS = "M8 4h11v14H8zM5 7v14h10";
export const CROWN = TYPES.princess;
export const WEIGHT = "M9 7a3 3 0 1 1 6 0M5 20l2-12h10l2 12z";

/** Two rings, one in the other. */
export const PAIR = "M3 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM11 11a5 5 0 1 0 10 0 5 5 0 1 0-10 0z";

const BARS = "M4 6h16M4 18h16M7 4v16M12 4v16M17 4v16";

/** Whoever is cleared, and whoever may be the Kidnapper. */
export const SIGNS: Signs = { trust: ICONS.check, suspect: BARS };

export const SHIELD = "M6 8q44-10 88 0v52q0 36-44 52Q6 96 6 60z";

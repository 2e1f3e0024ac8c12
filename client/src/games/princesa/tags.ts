/** The word at a hero that says what its player is about, and a glyph for where it doesn't fit. */

import { ICONS } from "../../parts/icons";
import type { Play } from "../contract";
import { TYPES } from "./glyphs";
import { viewOf } from "./view";
import type { View } from "./wire";

export interface Tag {
  text: string;
  glyph: string;
  busy: boolean;
}

/** The message of the tag, and whether that player holds up the table. */
export function tagName(view: View, me: number, waiting: readonly number[], seat: number): [string, boolean] {
  const [challenger, opponent] = view.duel;
  if (view.ending) return ["", false];
  if (view.turn === 0) return waiting.includes(seat) ? ["tag-decides", true] : ["", false];
  const { laying } = view;
  if (laying && seat === challenger && opponent === me && me !== -1) return ["tag-challenges-you", true];
  if (laying && seat === challenger && opponent !== undefined && opponent >= 0)
    return ["tag-challenges", true];
  if (laying && seat === opponent) return ["tag-challenged", true];
  if (waiting.includes(seat)) return ["tag-decides", true];
  return seat === view.active ? ["tag-turn", true] : ["", false];
}

const GLYPHS: Readonly<Record<string, string>> = {
  "tag-challenges-you": TYPES.attack,
  "tag-challenges": TYPES.attack,
  "tag-challenged": TYPES.defence,
  "tag-decides": ICONS.clock,
  "tag-turn": ICONS.play,
};

export function tagOf(play: Play, seat: number): Tag | null {
  const [name, busy] = tagName(viewOf(play), play.me, play.waiting, seat);
  return name ? { text: play.words.say(name), glyph: GLYPHS[name] ?? "", busy } : null;
}

/** What an answer is called, and what to know about the one that is staged. */

import type { Option } from "../../wire";
import { labelOf, type Play, type Reading } from "../contract";
import { choice } from "./choice.svelte";
import { kindNamed, NOTHING, readingOf, viewOf } from "./view";

const HINTS: Readonly<Record<string, string>> = { "act sell": "hint-sell", "haunt revive": "hint-revive" };

/** The wording for what is asked, the general one, or the label itself. */
export function worded(play: Play, option: Option, how: string): string {
  const ids = [`${how}-${option.verb}-${play.decision?.ask}`, `${how}-${option.verb}`];
  const id = ids.find((each) => play.words.has(each));
  return id
    ? play.words.say(id, { ...play.decision?.args, ...option.args }, play.names)
    : labelOf(play, option);
}

/** The message of the hint, "" if there is none. */
export function hintOf({ decision, staged }: Pick<Play, "decision" | "staged">): string {
  return HINTS[`${decision?.ask} ${staged?.split(":")[0]}`] ?? "";
}

/** The card of the shop or of the hand that is half chosen, and what it says. */
export function halfChosen(play: Play): Reading | null {
  const [verb, slot] = (play.staged ?? "").split(":");
  if (verb === "buy") return readingOf(play, viewOf(play).shop[Number(slot)] ?? NOTHING);
  const id = choice.cardId(play);
  return id ? readingOf(play, kindNamed(play, id)) : null;
}

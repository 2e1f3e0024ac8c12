/** What to know about the answer that is staged, beyond its name. */

import type { Play, Reading } from "../contract";
import { choice } from "./choice.svelte";
import { type Card, cardNamed, cardOf, textOf, viewOf } from "./view";

const HINTS: Readonly<Record<string, string>> = { "act sell": "hint-sell", "haunt revive": "hint-revive" };

/** The message of the hint, "" if there is none. */
export function hintOf({ decision, staged }: Pick<Play, "decision" | "staged">): string {
  return HINTS[`${decision?.ask} ${staged?.split(":")[0]}`] ?? "";
}

/** The card of the shop or of the hand that is half chosen. */
function cardChosen(play: Play): Card | null {
  const [verb, slot] = (play.staged ?? "").split(":");
  if (verb === "buy") return cardOf(play, viewOf(play).shop[Number(slot)] ?? -1);
  const id = choice.cardId(play);
  return id ? cardNamed(play, id) : null;
}

/** What the chosen card says, for where the card itself has no room for it. */
export function readingOf(play: Play): Reading | null {
  const card = cardChosen(play);
  if (!card) return null;
  const text = card.type === "princess" ? play.words.say("says-princess") : textOf(play, card.says);
  return { name: play.words.say(`card-${card.id}`), text };
}

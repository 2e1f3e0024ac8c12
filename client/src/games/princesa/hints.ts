/** What to know about the answer that is staged, beyond its name. */

import type { Play } from "../contract";

const HINTS: Readonly<Record<string, string>> = { "act sell": "hint-sell", "haunt revive": "hint-revive" };

/** The message of the hint, "" if there is none. */
export function hintOf({ decision, staged }: Pick<Play, "decision" | "staged">): string {
  return HINTS[`${decision?.ask} ${staged?.split(":")[0]}`] ?? "";
}

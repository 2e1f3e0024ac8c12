/** What one most likely wanted with a card that can't be used now: the option to ask about. */

import type { Play } from "../contract";

const VERBS: Readonly<Record<string, string>> = {
  act: "sell",
  trade: "sell",
  haunt: "revive",
  revive: "discard",
  drop: "discard",
  "discard-own": "discard",
  "may-discard": "discard",
  show: "show",
  give: "give",
};

export function wished(play: Play, id: string): string {
  return `${VERBS[play.decision?.ask ?? ""] ?? "place"}:${id}`;
}

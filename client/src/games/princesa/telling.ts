/** What the log makes of an event: the rule it cites, its sound, whose it is. */

import type { Sound } from "../../core/sound";
import type { Told } from "../../wire";

const RULES: Readonly<Record<string, string>> = {
  "chose-hero": "14.1",
  equipped: "2.2",
  "dealt-secret": "2.5",
  began: "2.11",
  turn: "3.4",
  refilled: "3.1",
  passed: "3.5",
  "hearts-cut": "3.8",
  "discarded-top": "3.10",
  drew: "8.5",
  sold: "4.2",
  bought: "4.3",
  challenged: "5.1",
  attacked: "5.3",
  "turned-over": "5.6",
  "attacked-openly": "5.10",
  tied: "6.2",
  "cannot-finish": "6.5",
  "finished-off": "6.5",
  enchanted: "6.7",
  "enchanted-self": "6.8",
  environment: "6.12",
  "cleared-shop": "6.14",
  "won-duel": "7.1",
  "no-winner": "7.3",
  "duel-over": "7.4",
  "acts-alone": "7.6",
  hurt: "8.2",
  healed: "8.3",
  "gained-gold": "8.4",
  "took-gold": "8.4",
  stole: "8.6",
  "saw-hand": "8.7",
  discarded: "8.8",
  peeked: "8.9",
  "secret-shown": "8.10",
  paid: "8.13",
  showed: "8.13",
  "took-from-pile": "8.13",
  unhurt: "8.16",
  foresaw: "8.18",
  "took-foreseen": "8.18",
  "put-back": "8.18",
  gave: "8.20",
  "spell-acted": "9.1",
  "spell-ended": "9.1",
  shielded: "9.9",
  became: "9.12",
  eliminated: "10.1",
  looted: "10.4",
  "left-behind": "10.5",
  "discarded-hand": "10.5",
  wandered: "11.2",
  revived: "11.4",
  survived: "12.10",
  conjured: "12.13",
  "princess-freed": "13.1",
  "princess-to-centre": "13.3",
  "princess-taken": "13.5",
  over: "13.7",
  won: "1.3",
  "second-deck": "14.7",
};

const SOUNDS: Readonly<Record<string, Sound>> = {
  drew: "card",
  attacked: "card",
  "attacked-openly": "reveal",
  "turned-over": "reveal",
  bought: "token",
  sold: "token",
  enchanted: "card",
  environment: "reveal",
  hurt: "bad",
  healed: "good",
  eliminated: "bad",
  "secret-shown": "reveal",
  "princess-freed": "good",
  "princess-taken": "good",
};

export function ruleOf(kind: string): string {
  return RULES[kind] ? `princesa-${RULES[kind]}` : "";
}

export function soundOf({ kind }: Told): Sound | null {
  return SOUNDS[kind] ?? null;
}

export function seatOf(told: Told): number | null {
  return typeof told.args.who === "number" ? told.args.who : null;
}

/** What would drown the rest. */
export function isMinor({ kind, own }: Told): boolean {
  return (kind === "drew" && !own) || kind === "duel-over";
}

/** What the log makes of an event: its sound, whose it is. */

import type { Sound } from "../../core/sound";
import type { Told } from "../../wire";

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

/** What is read, rolled and held: names, signs and words for it, and which answers lie there. */

import type { Option, Told } from "../../wire";
import type { Play } from "../contract";
import type { Glyph } from "./glyphs";
import { GLYPHS } from "./glyphs";
import { type Leaf, leafOf, leavesOf, messageOf } from "./leaves";
import { almanacOf, capital, cardOf, pickedThing, placeName, thingOf, viewOf } from "./view";

export const SKILLS = ["lore", "influence", "observation", "strength", "will"] as const;
export const ACTIONS = ["travel", "prepare", "acquire", "rest", "trade"] as const;

// --- words

/** A line of the log, to whoever reads it. */
export function sentence(play: Play, told: Told): string {
  const own = told.own && !play.covered && play.words.has(`log-${told.kind}-own`);
  const id = `log-${told.kind}${own ? "-own" : ""}`;
  return play.words
    .pieces(id, told.args, play.names, play.me)
    .map(({ text }) => text)
    .join("");
}

/** What an argument says: a phrase, a name of a kind. */
export function wordOf(play: Play, told: Told, name: string): string {
  const value = told.args[name];
  if (typeof value === "object" && "message" in value)
    return play.words.say(value.message, value.args, play.names);
  return typeof value === "string" ? play.words.say(`${name}-${value}`) : "";
}

// --- signs

const SIGN_OF: Readonly<Record<string, Glyph>> = {
  gained: "cards",
  discarded: "cards",
  served: "cards",
  used: "cards",
  "used-ability": "cards",
  cast: "spell",
  turned: "condition",
  "gained-clues": "clue",
  "lost-clues": "clue",
  "spent-clues": "clue",
  "clue-spawned": "clue",
  "clue-gone": "clue",
  improved: "improved",
  "monster-hurt": "weapon",
  "monster-fell": "weapon",
  "won-combat": "weapon",
  "monster-spawned": "monster",
  "monster-moved": "monster",
  combat: "monster",
  ambush: "monster",
  "gate-spawned": "gate",
  "gate-closed": "gate",
  "gate-gone": "gate",
  "doom-advances": "doom",
  "doom-retreats": "doom",
  "omen-advances": "omen",
  "omen-set": "omen",
  awakens: "skull",
  defeated: "skull",
  devoured: "skull",
  eliminated: "skull",
  reckoning: "reckoning",
  "rolled-die": "die",
  "mystery-solved": "solved",
  "new-mystery": "solved",
  "mythos-in-play": "ongoing",
  "tokens-left": "token",
  moved: "travel",
};

export function signOf(told: Told): Glyph {
  const { loss } = told.args;
  if (loss === "health" || loss === "sanity") return loss;
  return SIGN_OF[told.kind] ?? "event";
}

/** Of a card by what it is: its kind, or the first of its traits that has a sign. */
export function signOfThing(play: Play, thing: number): Glyph {
  const { kind } = thingOf(play, thing);
  if (kind === "investigator") return "spell";
  if (kind !== "asset") return kind in GLYPHS ? (kind as Glyph) : "cards";
  const told = cardOf(play, thing).traits.findLast((trait) => trait in GLYPHS);
  return (told as Glyph | undefined) ?? "item";
}

const ICON_SIGNS: Readonly<Record<string, Glyph>> = {
  omen: "omen",
  reckoning: "reckoning",
  gates: "gate",
  surge: "monster",
  clues: "clue",
};

/** Of an icon of a mythos card. */
export function signOfIcon(icon: string): Glyph {
  return ICON_SIGNS[icon] ?? "event";
}

// --- leaves

export function leaves(play: Play): Leaf[] {
  const told = leavesOf(play.log);
  const { reading } = viewOf(play);
  if (!reading) return told;
  const { message } = thingOf(play, reading.thing).called;
  const isTold = told.slice(-2).some(({ opening }) => messageOf(opening) === message);
  return isTold ? told : [...told, leafOf(message, reading)];
}

/** Something of the last leaf is still going on. */
export function isGoingOn(play: Play): boolean {
  const { reading, test, combat, shop } = viewOf(play);
  return Boolean(reading ?? test ?? combat ?? shop);
}

export function titleOf(play: Play, leaf: Leaf): string {
  const { opening, kind, who } = leaf;
  const name = capital(wordOf(play, opening, "thing"));
  if (kind === "combat") {
    const last = leaf.passages.findLast(({ head }) => head?.kind === "combat")?.head ?? opening;
    return capital(wordOf(play, last, "thing"));
  }
  if (messageOf(opening) === "action-acquire")
    return play.words.say("sheet-market", {
      space: almanacOf(play).spaces[viewOf(play).places[who] ?? -1]?.name ?? "",
    });
  // A card that is called like its deck is told by where it happens.
  if (opening.kind === "encounter" && name === wordOf(play, opening, "deck")) return whereOf(play, leaf);
  return name;
}

/** The place that the scene is set in, or else where they are. */
function whereOf(play: Play, { passages, who }: Leaf): string {
  const scene = passages.find(({ head }) => head?.kind === "scene")?.head?.args.scene;
  const named = almanacOf(play).spaces.findIndex(
    ({ name }) => typeof scene === "string" && scene.endsWith(`-${name}`),
  );
  return placeName(play, named >= 0 ? named : (viewOf(play).places[who] ?? -1));
}

export function kickerOf(play: Play, leaf: Leaf): string {
  const { opening, kind } = leaf;
  const say = (id: string, args = {}) => play.words.say(id, args, play.names);
  if (kind === "mythos") return say("sheet-mythos", { n: viewOf(play).mythos_deck });
  if (kind === "combat") return say("sheet-combat");
  if (kind === "action")
    return messageOf(opening) === "action-acquire"
      ? say("sheet-action", { what: say("action-acquire") })
      : say("sheet-deed");
  return opening.kind === "encounter" ? wordOf(play, opening, "deck") : say("sheet-encounter");
}

// --- answers

/** Read rather than pointed at: what they would do stands in their label. */
const WORDED = new Set(["yes", "no", "branch"]);
/** With the dice. */
const DICE = new Set(["reroll", "die"]);
/** Asked about the dice that lie there. */
const ABOUT_DICE = new Set(["reroll", "which-die", "raise-die"]);

/** Answers that are sentences, if what is asked has such. */
export function worded(play: Play): Option[] {
  const options = play.decision?.options ?? [];
  return options.some(({ label }) => label) ? options.filter(({ verb }) => WORDED.has(verb)) : [];
}

export function asksAboutDice(play: Play): boolean {
  return ABOUT_DICE.has(play.decision?.ask ?? "");
}

export function asksWhatToBuy(play: Play): boolean {
  const ask = play.decision?.ask ?? "";
  return ask === "acquire" || ask === "discard-from-reserve";
}

export function asksWhoToBe(play: Play): boolean {
  const ask = play.decision?.ask ?? "";
  return ask === "investigator" || ask === "new-investigator";
}

/** In which order monsters are fought. */
export function asksWhomToFight(play: Play): boolean {
  return play.decision?.ask === "fight";
}

const CARDS = new Set(["asset", "artifact", "spell", "condition"]);

/** The thing that an option picks, by its number, or -1. */
export function thingPicked(play: Play, { key }: Option): number {
  const [kind, name] = pickedThing(key);
  return almanacOf(play).things.findIndex((each) => each.kind === kind && each.name === name);
}

const isMine = (play: Play, thing: number) => viewOf(play).held[play.me]?.includes(thing) ?? false;

/** Cards to choose from that aren't one's own: of the reserve, of others, of a pile. What can be done with some in one's
 * turn stands in the bar. */
export function offered(play: Play): Option[] {
  const { decision } = play;
  if (!decision || decision.ask === "act") return [];
  return decision.options.filter(
    (option) => CARDS.has(pickedThing(option.key)[0]) && !isMine(play, thingPicked(play, option)),
  );
}

/** Whether the option lies on the sheet: in the hand, among the dice, on a leaf, on a plate. */
export function isOnSheet(option: Option, play: Play): boolean {
  const view = viewOf(play);
  if (DICE.has(option.verb) || worded(play).includes(option)) return true;
  // The market is a part of the leaf, where the log still tells of one.
  if (option.verb === "borrow") return leaves(play).length > 0;
  if (option.verb !== "pick") return false;
  if (asksAboutDice(play) || asksWhoToBe(play) || asksWhomToFight(play)) return true;
  const [kind, name] = pickedThing(option.key);
  if (kind === "action" || kind === "skill") return true;
  if (kind === "investigator")
    return almanacOf(play).investigators[view.sheets[play.me] ?? -1]?.name === name;
  return isMine(play, thingPicked(play, option)) || offered(play).includes(option);
}

/** Whether the leaf that lies open is where the answer is given. */
export function isAskedOnLeaf(play: Play): boolean {
  return (
    asksAboutDice(play) ||
    asksWhatToBuy(play) ||
    asksWhoToBe(play) ||
    asksWhomToFight(play) ||
    worded(play).length > 0 ||
    offered(play).length > 0
  );
}

/** What the main button says, where the sheet knows better than the option itself. */
export function commitWordOf(play: Play, { verb, args }: Option): string | null {
  const { test } = viewOf(play);
  if (verb === "done" && play.decision?.ask === "reroll" && test)
    return play.words.say("accept-result", { n: test.successes });
  if (verb === "reroll") return play.words.say("commit-reroll", args);
  if (verb === "yes" || verb === "no") return play.words.say(`choice-${verb}`);
  return verb === "branch" ? play.words.say("choice-branch") : null;
}

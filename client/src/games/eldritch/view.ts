/** What a seat sees of Eldritch Horror, and what the numbers of its spaces, tokens and cards stand for. */

import type { Option, Phrase } from "../../wire";
import type { Play, Reading } from "../contract";
import type {
  Almanac,
  Card,
  Foe,
  Monster,
  Mystery,
  Mythos,
  Person,
  Sheet,
  Space,
  Spot,
  Thing,
  View,
} from "./wire";

const NONE = -1;
const NOWHERE: Space = { name: "", kind: "city", at: [0, 0], region: "" };
const NOTHING: Thing = { kind: "", name: "", called: { message: "", args: {} } };
const NO_CARD: Card = { traits: [], value: 0, says: [] };
const NO_MYTHOS: Mythos = { name: "", length: "event", space: NONE, says: [] };
const NO_MYSTERY: Mystery = { name: "", says: [] };
const NO_MONSTER: Monster = { name: "", kind: "", epic: false, on_sheet: false, says: [] };
const NO_SHEET: Sheet = { name: "", start: 0, health: 0, sanity: 0, skills: [], says: [] };
const NOBODY: Person = { health: 0, sanity: 0, skills: [], improved: [], clues: 0 };

export function viewOf(play: Play): View {
  return play.view as unknown as View;
}

export function almanacOf(play: Play): Almanac {
  return play.almanac as unknown as Almanac;
}

export function spaceOf(play: Play, space: number): Space {
  return almanacOf(play).spaces[space] ?? NOWHERE;
}

export function thingOf(play: Play, thing: number): Thing {
  return almanacOf(play).things[thing] ?? NOTHING;
}

export function cardOf(play: Play, thing: number): Card {
  return almanacOf(play).cards[thing] ?? NO_CARD;
}

export function mythosOf(play: Play, card: number): Mythos {
  return almanacOf(play).mythos[card] ?? NO_MYTHOS;
}

export function mysteryOf(play: Play, card: number): Mystery {
  return almanacOf(play).mysteries[card] ?? NO_MYSTERY;
}

export function monsterOf(play: Play, token: number): Monster {
  return almanacOf(play).monsters[token] ?? NO_MONSTER;
}

export function foeOf(play: Play, token: number): Foe | null {
  return viewOf(play).foes.find((foe) => foe.token === token) ?? null;
}

/** The investigator of a seat; none while it has none. */
export function sheetOf(play: Play, seat: number): Sheet {
  return almanacOf(play).investigators[viewOf(play).sheets[seat] ?? NONE] ?? NO_SHEET;
}

export function personOf(play: Play, seat: number): Person {
  return viewOf(play).people[seat] ?? NOBODY;
}

/** What lies on a space, if anything does. */
export function spotAt(play: Play, space: number): Spot | null {
  return viewOf(play).spots.find((spot) => spot.space === space) ?? null;
}

export function spaceNamed(play: Play, name: string): number {
  return almanacOf(play).spaces.findIndex((space) => space.name === name);
}

// --- what is chosen by touching a thing

/** The option that touching the thing means, if it can be chosen: `space-rome`, `asset-axe`, `seat-2`. */
export function pickOf(play: Play, thing: string): string | null {
  const key = `pick:${thing}`;
  return play.can(key) ? key : null;
}

/** `space`, `rome` of `pick:space-rome`. */
export function pickedThing(key: string): readonly [kind: string, name: string] {
  const [, kind = "", name = ""] = /^pick:(\w+?)-(.+)$/.exec(key) ?? [];
  return [kind, name];
}

export function optionsOf(play: Play, verb: string): Option[] {
  return (play.decision?.options ?? []).filter((option) => option.verb === verb);
}

export function toggle(play: Play, key: string) {
  play.stage(play.staged === key ? null : key);
}

// --- what is read of a thing

export function textOf(play: Play, says: readonly Phrase[]): string {
  return says.map(({ message, args }) => play.words.say(message, args, play.names)).join(" ");
}

export function nameOf(play: Play, thing: number): string {
  const { message, args } = thingOf(play, thing).called;
  return play.words.say(message, args, play.names);
}

/** All tokens of a kind are called the same. */
export function monsterName(play: Play, token: number): string {
  return play.words.say(`monster-${monsterOf(play, token).kind}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a true minus sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n).replace("-", "−");
}

export function placeName(play: Play, space: number): string {
  return capital(play.words.say(`space-${spaceOf(play, space).name}`));
}

/** A card that lies open: what it is, what it costs, what it does. */
export function readCard(play: Play, thing: number): Reading {
  const { traits, value, says } = cardOf(play, thing);
  const words = traits.map((trait) => play.words.say(`trait-${trait}`)).join(", ");
  const price = value ? play.words.say("card-value", { n: value }) : "";
  return {
    name: nameOf(play, thing),
    text: [words && `${words}.`, price, textOf(play, says)].filter(Boolean).join(" "),
    about: String(thing),
  };
}

/** The number among all things of one that is counted within its kind. */
export function thingAt(play: Play, kind: string, number: number): number {
  return almanacOf(play).things.findIndex((thing) => thing.kind === kind) + number;
}

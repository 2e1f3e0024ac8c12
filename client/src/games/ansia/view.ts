/** What a seat sees of El ansia, and what the numbers of its cards, spaces, missions and tokens stand for. */

import type { Option, Phrase } from "../../wire";
import type { Play, Reading } from "../contract";
import type { Almanac, Card, Mission, Space, Token, View } from "./wire";

const NO_CARD: Card = {
  name: "",
  type: "starting",
  kind: null,
  category: "none",
  speed: 0,
  points: 0,
  traits: [],
  says: [],
};
const NO_MISSION: Mission = { name: "", golden: false, says: [] };
const NO_TOKEN: Token = { name: "", says: [] };
const NOWHERE: Space = { name: "", region: "", site: "none", scorch: 0 };

export function viewOf(play: Play): View {
  return play.view as unknown as View;
}

export function almanacOf(play: Play): Almanac {
  return play.almanac as unknown as Almanac;
}

/** How many columns the hunt zone has. */
export function columnsOf(play: Play): number {
  return almanacOf(play).costs.length;
}

/** In which row a pile lies, and what its column says that it costs. */
export function placeOf(play: Play, pile: number): { row: number; cost: number } {
  const { costs } = almanacOf(play);
  return { row: Math.floor(pile / costs.length) + 1, cost: costs[pile % costs.length] ?? 0 };
}

export function cardOf(play: Play, card: number): Card {
  return almanacOf(play).cards[card] ?? NO_CARD;
}

export function missionOf(play: Play, mission: number): Mission {
  return almanacOf(play).missions[mission] ?? NO_MISSION;
}

export function tokenOf(play: Play, token: number): Token {
  return almanacOf(play).tokens[token] ?? NO_TOKEN;
}

export function spaceOf(play: Play, space: number): Space {
  return almanacOf(play).spaces[space] ?? NOWHERE;
}

/** The vampire of a seat by name; "" while it hasn't chosen one. */
export function vampireOf(play: Play, seat: number): string {
  return almanacOf(play).vampires[viewOf(play).vampires[seat] ?? -1] ?? "";
}

/** What people call that vampire for short. */
export function calledOf(play: Play, vampire: string): string {
  const short = `called-${vampire}`;
  return play.words.say(play.words.has(short) ? short : `vampire-${vampire}`);
}

/** Who stands where, the first of each stack on top. */
export function stacksOf(
  play: Play,
  atop: readonly number[],
): { name: string; place: number; stack: number[] }[] {
  const found = new Map<number, number[]>();
  for (const seat of atop) {
    const place = viewOf(play).places[seat] ?? 0;
    found.set(place, [...(found.get(place) ?? []), seat]);
  }
  return [...found].map(([place, stack]) => ({ name: spaceOf(play, place).name, place, stack }));
}

/** What a card is among all: its kind if it is human, else its type. */
export function kindOf(card: Card): string {
  return card.kind ?? card.type;
}

export function textOf(play: Play, says: readonly Phrase[]): string {
  return says.map(({ message, args }) => play.words.say(message, args, play.names)).join(" ");
}

/** With a true minus sign. */
export function signed(n: number): string {
  return String(n).replace("-", "−");
}

// --- what is chosen by touching a thing

/** The option that touching the thing means, if it can be chosen: `card-teresa`, `space-market`. */
export function pickOf(play: Play, thing: string): string | null {
  const key = `pick:${thing}`;
  return play.can(key) ? key : null;
}

export function toggle(play: Play, key: string) {
  play.stage(play.staged === key ? null : key);
}

export function optionsOf(play: Play, verb: string): Option[] {
  return (play.decision?.options ?? []).filter((option) => option.verb === verb);
}

/** `space`, `market` of `pick:space-market`. */
export function pickedThing(key: string): readonly [section: string, name: string] {
  const [, section = "", name = ""] = /^pick:(\w+?)-(.+)$/.exec(key) ?? [];
  return [section, name];
}

/** `cistern` of `drift:cistern`. */
export function driftedTo(key: string): string {
  return key.slice("drift:".length);
}

// --- what is read of a thing

export function readCard(play: Play, card: number): Reading {
  const { name, kind, type, speed, points, says } = cardOf(play, card);
  const say = (id: string, args = {}) => play.words.say(id, args);
  const face = say("card-face", { what: say(`kind-${kind ?? type}`), speed: signed(speed), points });
  return { name: say(`card-${name}`), text: `${face} ${textOf(play, says)}`.trim() };
}

export function readMission(play: Play, mission: number, worth: number | null): Reading {
  const { name, golden, says } = missionOf(play, mission);
  const now = golden
    ? play.words.say("mission-golden")
    : worth === null
      ? ""
      : play.words.say("mission-now", { n: worth });
  return { name: play.words.say(`mission-${name}`), text: `${textOf(play, says)} ${now}`.trim() };
}

export function readToken(play: Play, token: number): Reading {
  const { name, says } = tokenOf(play, token);
  return { name: play.words.say(`token-${name}`), text: textOf(play, says) };
}

/** The cards of a pile, what it costs and what it brings; what each says is read where it lies open. */
export function readPile(play: Play, pile: number): Reading {
  const view = viewOf(play);
  const { cost = 0, points = 0, bonus = 0 } = view.piles[pile] ?? {};
  const names = (view.quarry[pile] ?? []).map((card) => readCard(play, card).name);
  return { name: names.join(", "), text: play.words.say("pile-sum", { cost, points, bonus }) };
}

export function readSpace(play: Play, space: number): Reading {
  const { name, region, site, scorch } = spaceOf(play, space);
  const view = viewOf(play);
  const say = (id: string, args = {}) => play.words.say(id, args, play.names);
  const there = view.places.flatMap((place, seat) => (place === space ? [seat] : []));
  const parts = [say(`site-${site}`), say(`where-${region}`)];
  if (!view.venerable && scorch) parts.push(say("scorch", { n: scorch }));
  if (there.length) parts.push(say("who-is-there", { who: there }));
  return { name: capital(say(`space-${name}`)), text: parts.filter(Boolean).join(" ") };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is said of a thing on the board when it is touched. */

import { words } from "../../core/words.svelte";
import type { Phrase } from "../../wire";
import type { Play, Reading } from "../contract";
import {
  almanacOf,
  capital,
  foeOf,
  monsterName,
  monsterOf,
  mysteryOf,
  mythosOf,
  nameOf,
  personOf,
  placeName,
  sheetOf,
  signed,
  spaceOf,
  spotAt,
  textOf,
  viewOf,
} from "./view";

const sayer =
  (play: Play) =>
  (id: string, args: Parameters<Play["words"]["say"]>[1] = {}) =>
    play.words.say(id, args, play.names);

function sentences(parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
}

/** Its tests and how much it can still bear. */
function numbersOf(play: Play, token: number): string {
  const foe = foeOf(play, token);
  if (!foe) return "";
  const say = sayer(play);
  const parts = [];
  if (foe.will !== null) parts.push(say("foe-horror", { test: signed(foe.will), n: foe.horror }));
  if (foe.strength !== null) parts.push(say("foe-damage", { test: signed(foe.strength), n: foe.damage }));
  parts.push(say("foe-toughness", { n: foe.left, n2: foe.toughness }));
  return parts.join(", ");
}

/** What it does: of cultists the ancient one's sheet says it. */
export function deedsOf(play: Play, token: number): string {
  const { on_sheet, says } = monsterOf(play, token);
  const view = viewOf(play);
  const cultists = almanacOf(play).ancients[view.ancient]?.cultists[view.is_awake ? 1 : 0] ?? [];
  return textOf(play, on_sheet ? cultists : says);
}

export function readMonster(play: Play, token: number): Reading {
  return {
    name: monsterName(play, token),
    text: sentences([`${numbersOf(play, token)}.`, deedsOf(play, token)]),
  };
}

/** What lies there, in one list. */
export function liesAt(play: Play, space: number): string[] {
  const spot = spotAt(play, space);
  if (!spot) return [];
  const say = sayer(play);
  const found: string[] = [];
  if (spot.gate) found.push(say("board-gate", { colour: spot.gate }));
  if (spot.clues) found.push(say("lot-clue", { n: spot.clues }));
  for (const token of spot.monsters) found.push(`${monsterName(play, token)} (${numbersOf(play, token)})`);
  if (spot.expedition) found.push(say("board-expedition"));
  for (const card of spot.rumours)
    found.push(say("board-rumour", { thing: { message: `mythos-${mythosOf(play, card).name}`, args: {} } }));
  if (spot.mystery) found.push(say("board-mystery"));
  if (spot.marks) found.push(say("lot-token", { n: spot.marks }));
  for (const sheet of spot.fallen) {
    const name = almanacOf(play).investigators[sheet]?.name ?? "";
    const left = lootOf(play, sheet);
    const fallen = say("board-fallen", { thing: { message: `investigator-${name}`, args: {} } });
    found.push(left.length ? `${fallen} (${left.join(", ")})` : fallen);
  }
  for (const seat of spot.seats) found.push(calledOf(play, seat));
  return found;
}

/** What lies with an investigator who fell. */
function lootOf(play: Play, sheet: number): string[] {
  const view = viewOf(play);
  return [
    ...(view.loot[sheet] ?? []).map((thing) => nameOf(play, thing)),
    ...ticketsIn(play, view.loot_tickets[sheet]),
  ];
}

function ticketsIn(play: Play, tickets: readonly number[] | undefined): string[] {
  const [train = 0, ship = 0] = tickets ?? [];
  return [
    train ? play.words.say("tickets-train", { n: train }) : "",
    ship ? play.words.say("tickets-ship", { n: ship }) : "",
  ].filter(Boolean);
}

export function readSpace(play: Play, space: number): Reading {
  const { name, kind, region } = spaceOf(play, space);
  const say = sayer(play);
  const where = play.words.has(`whereabouts-${name}`) ? capital(say(`whereabouts-${name}`)) : "";
  const hint = play.words.has(`hint-${name}`) ? say("city-hint", { hint: say(`hint-${name}`) }) : "";
  const lies = liesAt(play, space);
  return {
    name: placeName(play, space),
    text: sentences([
      `${capital([where, say(`terrain-${kind}`)].filter(Boolean).join(", "))}.`,
      region ? `${say(`deck-${region}`)}.` : "",
      hint,
      lies.length ? `${capital(words.list(lies))}.` : "",
    ]),
  };
}

/** An investigator by the name people use at the table; a seat without one by its player's. */
export function calledOf(play: Play, seat: number): string {
  const { name } = sheetOf(play, seat);
  if (!name) return words.name(seat, play.names);
  const short = `called-${name}`;
  return play.words.say(play.words.has(short) ? short : `investigator-${name}`);
}

export function readMythos(play: Play, card: number): Reading {
  const { name, length, space, says } = mythosOf(play, card);
  const say = sayer(play);
  const n = viewOf(play).mythos_tokens[card] ?? 0;
  return {
    name: say(`mythos-${name}`),
    text: sentences([
      `${say(`length-${length}`)}.`,
      space >= 0 ? `${placeName(play, space)}.` : "",
      n ? `${say("lot-token", { n })}.` : "",
      textOf(play, says),
    ]),
  };
}

export function readMystery(play: Play, card = viewOf(play).mystery): Reading {
  const view = viewOf(play);
  const { name, says } = mysteryOf(play, card);
  const say = sayer(play);
  const solved = `${say("board-solved", { n: view.solved.length })}.`;
  if (!name) return { name: say("board-mysteries"), text: solved };
  return { name: say(`mystery-${name}`), text: sentences([textOf(play, says), solved]) };
}

export function readAncient(play: Play): Reading {
  const view = viewOf(play);
  const ancient = almanacOf(play).ancients[view.ancient];
  const name = ancient?.name ?? "";
  const says = (view.is_awake ? ancient?.awake : ancient?.asleep) ?? [];
  const tokens = view.sheet_tokens
    ? `${play.words.say("board-sheet-tokens", { n: view.sheet_tokens })}.`
    : "";
  return {
    name: play.words.say(view.is_awake ? `ancient-${name}-awake` : `ancient-${name}`),
    text: sentences([textOf(play, says), tokens]),
  };
}

/** Who it is, where, and all that lies before them. */
export function readPerson(play: Play, seat: number): Reading {
  const view = viewOf(play);
  const say = sayer(play);
  const { name } = sheetOf(play, seat);
  if (!name) return { name: words.name(seat, play.names), text: `${capital(say("board-gone"))}.` };
  const person = personOf(play, seat);
  const skills = person.skills.map((n, at) => `${say(`skill-${almanacOf(play).skills[at] ?? ""}`)} ${n}`);
  const held = (view.held[seat] ?? []).map((thing) => nameOf(play, thing));
  return {
    name: `${say(`investigator-${name}`)} (${words.name(seat, play.names)})`,
    text: sentences([
      `${placeName(play, view.places[seat] ?? -1)}.`,
      `${say("board-health", { n: view.health[seat] ?? 0, n2: person.health })}, ${say("board-sanity", { n: view.sanity[seat] ?? 0, n2: person.sanity })}.`,
      `${skills.join(", ")}.`,
      `${[say("lot-clue", { n: person.clues }), ...ticketsIn(play, view.tickets[seat])].join(", ")}.`,
      view.delayed[seat] ? `${say("board-delayed")}.` : "",
      seat === view.lead ? `${say("board-lead")}.` : "",
      held.length ? `${held.join(", ")}.` : "",
    ]),
  };
}

/** How much is left of what runs out, and which gates one knows to lie where in their stack. */
export function readDecks(play: Play): Reading {
  const view = viewOf(play);
  const say = sayer(play);
  const known = view.gates_known[play.me];
  const seen = (Array.isArray(known) ? known : []).flatMap((gate, at) => {
    const token = almanacOf(play).gates[gate];
    if (!token) return [];
    return [say("gate-known", { n: at + 1, space: placeName(play, token.space), omen: token.colour })];
  });
  return {
    name: say("decks"),
    text: sentences([
      say("decks-left", {
        mythos: view.mythos_deck,
        gates: view.gate_stack,
        assets: view.asset_deck,
        artifacts: view.artifact_deck,
      }),
      seen.length ? `${say("gates-known")} ${seen.join(", ")}.` : "",
    ]),
  };
}

/** The text of a thing by the message it is called by, `monster-witch` or `asset-axe`; nothing of what is read elsewhere. */
export function textOfCalled(play: Play, message: string): string {
  const [, kind = "", name = ""] = /^(\w+?)-(.+)$/.exec(message) ?? [];
  const almanac = almanacOf(play);
  if (kind === "monster")
    return deedsOf(
      play,
      almanac.monsters.findIndex((monster) => monster.kind === name),
    );
  const printed: Readonly<Record<string, readonly { name: string; says: Phrase[] }[]>> = {
    investigator: almanac.investigators,
    mystery: almanac.mysteries,
    mythos: almanac.mythos,
  };
  const thing = almanac.things.findIndex(({ called }) => called.message === message);
  const card = printed[kind]?.find((each) => each.name === name) ?? almanac.cards[thing];
  return textOf(play, card?.says ?? []);
}

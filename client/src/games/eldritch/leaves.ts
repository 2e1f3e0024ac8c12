/** What is read at the table, leaf by leaf and piece by piece: made of the lines of the log, so that all read the same. */

import type { Phrase, Told } from "../../wire";
import type { Reading } from "./wire";

/** A piece: the line it begins with, if it has one of its own, and what came of it. */
export interface Passage {
  head: Told | null;
  lines: Told[];
}

/** From the line that opened it to whatever opens another. */
export interface Leaf {
  /** Tells it from the others. */
  id: string;
  kind: "encounter" | "combat" | "mythos" | "action";
  opening: Told;
  who: number;
  passages: Passage[];
}

const ENCOUNTERS = new Set(["encounter", "encounter-with", "met-fallen"]);
/** Lines that begin a piece of their own. */
const HEADS = new Set(["scene", "icon", "rolled", "combat", "passed", "failed"]);
/** Lines that end whatever was being read. */
const ENDS = new Set(["round", "stands-up"]);

/** Of an argument that names something: `monster-vampire`. */
export function messageOf(told: Told, name = "thing"): string {
  const value = told.args[name];
  return typeof value === "object" && "message" in value ? (value as Phrase).message : "";
}

function seatOf({ args }: Told): number {
  return typeof args.who === "number" ? args.who : -1;
}

/** The log as it stands: what was taken back is left out. */
function standing(log: readonly Told[]): Told[] {
  const lines: Told[] = [];
  for (const told of log) {
    if (told.kind.startsWith("table-undone"))
      while (lines.length && (lines.at(-1)?.version ?? 0) > told.version) lines.pop();
    else if (!told.kind.startsWith("table-")) lines.push(told);
  }
  return lines;
}

function kindOf(told: Told, leaf: Leaf | null): Leaf["kind"] | null {
  if (ENCOUNTERS.has(told.kind)) return "encounter";
  if (told.kind === "mythos") return "mythos";
  if (told.kind === "acts") return "action";
  // Whoever fights in the middle of something goes on with it.
  const goesOn = leaf !== null && (leaf.kind === "mythos" || leaf.who === seatOf(told));
  return told.kind === "combat" && !goesOn ? "combat" : null;
}

/** What was done is a leaf only if there was something to read: dice were rolled, or it is a purchase. */
const isRead = ({ kind, opening, passages }: Leaf) =>
  kind !== "action" ||
  messageOf(opening) === "action-acquire" ||
  passages.some(({ head }) => head?.kind === "rolled" || head?.kind === "combat");

export function leavesOf(log: readonly Told[]): Leaf[] {
  const leaves: Leaf[] = [];
  let leaf: Leaf | null = null;
  let number = 0;
  for (const told of standing(log)) {
    const kind = kindOf(told, leaf);
    if (kind) {
      number += told.version === leaf?.opening.version ? 1 : -number;
      leaf = { id: `${told.version}.${number}`, kind, opening: told, who: seatOf(told), passages: [] };
      leaves.push(leaf);
      if (told.kind !== "combat") continue;
    } else if (ENDS.has(told.kind)) leaf = null;
    if (!leaf) continue;
    const last = leaf.passages.at(-1);
    if (HEADS.has(told.kind)) leaf.passages.push({ head: told, lines: [] });
    else if (last) last.lines.push(told);
    else leaf.passages.push({ head: null, lines: [told] });
  }
  return leaves.filter(isRead);
}

/** What is going on where the log doesn't reach back to how it began: the scene it opened with, or the icons of a card that
 * have been reached. */
export function leafOf(thing: string, { kind, who, deck, scene, pieces }: Reading): Leaf {
  const told = (what: string, args: Told["args"]): Told => ({ version: 0, kind: what, own: false, args });
  const reached = pieces
    .filter(({ state }) => state !== "next")
    .map(({ name }) => told("icon", { icon: name }));
  const heads = scene ? [told("scene", { scene }), ...reached] : reached;
  return {
    id: `${kind} ${thing}`,
    kind: kind === "mythos" ? "mythos" : "encounter",
    opening: told(kind, { who, deck, thing: { message: thing, args: {} } }),
    who,
    passages: heads.map((head) => ({ head, lines: [] })),
  };
}

/** A die of a test that is over. */
export interface Cast {
  face: number;
  was: number;
  success: boolean;
}

/** What somebody voted for, once the votes were opened. */
export interface Wanted {
  /** The first line that tells of it. */
  told: Told;
  voters: number[];
  /** It was done in the end. */
  isDone: boolean;
}

export function votesOf({ lines }: Passage): Wanted[] {
  const all = new Map<string, Wanted>();
  for (const told of lines.filter(({ kind }) => kind === "voted")) {
    const wanted = all.get(messageOf(told)) ?? { told, voters: [], isDone: false };
    wanted.voters.push(seatOf(told));
    all.set(messageOf(told), wanted);
  }
  const decided = lines.find(({ kind }) => kind === "decided");
  const done = decided ? messageOf(decided) : all.size === 1 ? [...all.keys()][0] : undefined;
  return [...all].map(([message, wanted]) => ({ ...wanted, isDone: message === done }));
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];

/** The dice of a test as they lay at its end, by what is told of it. */
export function castOf({ head, lines }: Passage): Cast[] {
  const least = Number(head?.args.least ?? 5);
  const dice = numbers(head?.args.dice).map((face) => ({ face, was: 0 }));
  const change = (before: readonly number[], after: readonly number[]) => {
    const changed = new Set<number>();
    before.forEach((face, at) => {
      const place = dice.findIndex((die, index) => die.face === face && !changed.has(index));
      changed.add(place);
      if (dice[place]) dice[place] = { face: after[at] ?? face, was: face };
    });
  };
  for (const { kind, args } of lines) {
    if (kind === "raised-die") change([Number(args.n)], [Number(args.n2)]);
    if (kind === "rolled-again") change(numbers(args.before), numbers(args.dice));
  }
  return dice.map(({ face, was }) => ({ face, was, success: face >= least }));
}

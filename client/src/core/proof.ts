/** What this browser can check by itself about the deal, without trusting whoever runs the server. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { OF_THE_GAME, type Table, type Told } from "../wire";
import type { Shown } from "./chronicle";

/** What the browser has written down of how the cards were dealt before it showed its nonce. */
export interface Part {
  /** "sobremesa-receipt-1" is of a page of before, which kept the last board of each moment besides. */
  format: "sobremesa-receipt-1" | "sobremesa-receipt-2";
  table: string;
  game: string;
  settings: Record<string, unknown>;
  chair: number;
  /** The hash of the server's secret, as it was shown before the nonce was drawn. */
  commitment: string;
  /** "" if the cards were dealt without asking this browser for one. */
  nonce: string;
  /** By chair, as they lay on the table before the nonce was shown; "" for a bot. */
  seals: string[];
  /** How many shuffles the table told of that came to nothing. */
  called_off: number;
  /** How many of those this browser has shown a nonce in. */
  shown_before: number;
}

/** All that this browser keeps of one match; `sobremesa verify` takes it too. */
export interface Receipt extends Part {
  /** The chairs that were mine besides when I sealed. */
  led: number[];
  /** Those that I have asked for at any time, and those that the server has shown as mine besides. */
  chairs: number[];
  unasked: number[];
  /** What my pages have shown. */
  shown: Shown[];
  /** Of how much there was no room to keep anything. */
  lost: number;
  /** The version of this page. */
  program: string;
}

/** The part of a match file that the receipt speaks of. */
export interface Dealt {
  format: string;
  game: string;
  options: Record<string, unknown>;
  secret: string;
  nonces: string[];
  shuffle?: { seals: string[]; called_off: number };
}

export interface Unfit {
  what:
    | "unreadable"
    | "another-match"
    | "kept-format"
    | "kept-chair"
    | "kept-commitment"
    | "kept-nonce"
    | "kept-seal"
    | "kept-count";
  chair: number;
}

/**
 * Whether the match is one that this browser had a part in. Who sealed a nonce, got up, and looked on when the cards were
 * shuffled once more has a receipt of a deal that never was.
 */
export function isAbout(receipt: Receipt, table: { me: number; commitment: string }): boolean {
  const sawTheDeal = receipt.shown.some(({ entries }) => entries.some((entry) => /^playing \d/.test(entry)));
  return table.me >= 0 || sawTheDeal || table.commitment === receipt.commitment;
}

export function sealOf(commitment: string, chair: number, nonce: string): string {
  return bytesToHex(sha256(utf8ToBytes(`sobremesa-seal-1 ${commitment} ${chair} ${nonce}`)));
}

/** All of a table that is about the game, as text. The id of a question stands for nothing. */
export function positionOf(table: Table): string {
  const position: Record<string, unknown> = Object.fromEntries(
    OF_THE_GAME.map((name) => [name, table[name]]),
  );
  if (table.decision) {
    const { id: _, ...decision } = table.decision;
    position.decision = decision;
  }
  // What who looks on may do is the table's to say.
  if (table.me < 0) position.free = [];
  return inOrder(position);
}

/** Of a position and of the lines of the log that came with it: the same here and in `sobremesa verify`. */
export function digestOf(position: string | null, lines: readonly Told[]): string {
  return digestOfText(`sobremesa-shown-1 [${position ?? "null"},${inOrder(lines)}]`);
}

export function digestOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Who came and went when the match was over is nothing of it. */
const COMING_AND_GOING = new Set([
  "table-sat",
  "table-left",
  "table-bot",
  "table-removed",
  "table-voted-out",
  "table-onlooker-removed",
]);

/** The lines of the log that came with a table, as far as they belong to the match. */
export function linesOf({ phase, happened }: Pick<Table, "phase" | "happened">): Told[] {
  let { length } = happened;
  if (phase === "over") while (length && COMING_AND_GOING.has(happened[length - 1]?.kind ?? "")) length -= 1;
  return happened.slice(0, length);
}

/** Whether the match was not seen from its deal to its end, line by line: the receipt says no more than was seen. */
export function hasGaps({ shown, lost }: Pick<Receipt, "shown" | "lost">): boolean {
  const entries = shown.flatMap((page) => page.entries.map((entry) => entry.split(" ")));
  const tables = entries.filter(([phase]) => phase === "playing" || phase === "over");
  const lines = entries.filter(([phase]) => phase === "lines");
  const ranges = [
    ...tables.map(([, , , since, to]) => [Number(since), Number(to)] as const),
    ...lines.map(([, , since, to]) => [Number(since), Number(to)] as const),
  ].sort(([one], [other]) => one - other);
  let read = 0;
  for (const [since, to] of ranges) {
    if (since > read) return true;
    read = Math.max(read, to);
  }
  const sawTheDeal = tables.some(([phase, , version]) => phase === "playing" && version === "0");
  return lost > 0 || !sawTheDeal || !tables.some(([phase]) => phase === "over");
}

function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${inOrder(part)}`);
  return `{${parts.join(",")}}`;
}

/** The first thing in the file that isn't as this browser saw it, or null if all of it is. */
export function unfit(receipt: Receipt, file: Dealt): Unfit | null {
  try {
    return firstUnfit(receipt, file);
  } catch {
    return { what: "unreadable", chair: receipt.chair }; // not what a match file is like
  }
}

function firstUnfit(receipt: Receipt, file: Dealt): Unfit | null {
  const { chair } = receipt;
  if (receipt.format === "sobremesa-receipt-2" && file.format !== "sobremesa-match-3")
    return { what: "kept-format", chair };
  const strange = [...receipt.unasked, ...receipt.led].find((one) => !receipt.chairs.includes(one));
  if (strange !== undefined) return { what: "kept-chair", chair: strange };
  if (file.game !== receipt.game || !sameValues(file.options, receipt.settings))
    return { what: "another-match", chair };
  if (commitmentTo(file.secret) !== receipt.commitment) return { what: "kept-commitment", chair };
  if (receipt.led.some((one) => file.nonces[one] !== "")) return { what: "kept-seal", chair };
  if (!receipt.nonce || file.nonces[chair] !== receipt.nonce) return { what: "kept-nonce", chair };
  if (file.nonces.length !== receipt.seals.length) return { what: "kept-seal", chair };
  const wrong = receipt.seals.findIndex((seal, other) => seal !== sealOrNone(receipt, file, other));
  if (wrong >= 0) return { what: "kept-seal", chair: wrong };
  if (file.shuffle?.called_off !== receipt.called_off || receipt.called_off < receipt.shown_before)
    return { what: "kept-count", chair };
  return null;
}

function commitmentTo(secret: string): string {
  return /^([0-9a-f]{2})+$/.test(secret) ? bytesToHex(sha256(hexToBytes(secret))) : "";
}

/** A bot adds nothing: where no seal was, there may be no nonce. */
function sealOrNone({ commitment }: Receipt, { nonces }: Dealt, chair: number): string {
  const nonce = nonces[chair] ?? "";
  return nonce === "" ? "" : sealOf(commitment, chair, nonce);
}

function sameValues(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

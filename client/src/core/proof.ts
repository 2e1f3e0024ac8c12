/** What this browser can check by itself about the deal, without trusting whoever runs the server. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What the browser keeps of one match, written down before it shows its nonce; `sobremesa verify` takes it too. */
export interface Receipt {
  format: "sobremesa-receipt-1";
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
  /** What was dealt: the first view of the match; null if the page wasn't open at that moment. */
  view: Record<string, unknown> | null;
  /** By version: the digest of what was shown last, as far as the page saw it without a gap. */
  seen: Record<number, string>;
}

/** The part of a match file that the receipt speaks of. */
export interface Dealt {
  game: string;
  options: Record<string, unknown>;
  secret: string;
  nonces: string[];
  shuffle?: { seals: string[]; called_off: number };
}

export interface Unfit {
  what: "unreadable" | "another-match" | "kept-commitment" | "kept-nonce" | "kept-seal" | "kept-count";
  chair: number;
}

/**
 * Whether the match is one that this browser had a part in. Who sealed a nonce, got up, and looked on when the cards were
 * shuffled once more has a receipt of a deal that never was.
 */
export function isAbout({ commitment, view }: Receipt, table: { me: number; commitment: string }): boolean {
  return table.me >= 0 || view !== null || table.commitment === commitment;
}

export function sealOf(commitment: string, chair: number, nonce: string): string {
  return bytesToHex(sha256(utf8ToBytes(`sobremesa-seal-1 ${commitment} ${chair} ${nonce}`)));
}

/** Of a view as JSON without spaces, the names in order: the same here and in `sobremesa verify`. */
export function digestOf(view: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(inOrder(view))));
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
  if (file.game !== receipt.game || !sameValues(file.options, receipt.settings))
    return { what: "another-match", chair };
  if (commitmentTo(file.secret) !== receipt.commitment) return { what: "kept-commitment", chair };
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

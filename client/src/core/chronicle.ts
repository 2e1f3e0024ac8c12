/** All that the pages of this browser have shown of a table, entry by entry, written down as it comes. */

import { freshHex } from "./browser";
import { storage } from "./storage";

const PLACE = "sobremesa-shown";
/** Entries that are written anew with each that comes. */
const IN_A_LEAF = 64;
/** Of a page: more than the longest match has, and little enough for what a browser keeps. */
const MOST = 20_000;

/** What one page has shown. */
export interface Shown {
  /** How much of the log had been shown by then on other pages. */
  since: number;
  entries: string[];
}

let opened = 0;

/** Sorted by the moment they were opened; those of one millisecond, which are of one page, by their number. */
function freshPage(): string {
  opened += 1;
  return Date.now().toString(36).padStart(9, "0") + opened.toString(36).padStart(4, "0") + freshHex(4);
}

function pagesOf(table: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of storage.names(`${PLACE} ${table} `)) {
    const page = name.split(" ")[2] ?? "";
    found.set(page, [...(found.get(page) ?? []), ...(storage.read(name) ?? "").split("\n")]);
  }
  return found;
}

/** How much of the log an entry has come to. */
function readTo(entry: string): number {
  const [phase, , , , to] = entry.split(" ");
  return phase === "playing" || phase === "over" ? Number(to) : 0;
}

export class Chronicle {
  readonly #page = freshPage();
  readonly #since: number;
  #leaf: string[] = [];
  #leaves = 0;
  #written = 0;
  #lost = 0;

  constructor(readonly table: string) {
    this.#since = Math.max(0, ...[...pagesOf(table).values()].flat().map(readTo));
  }

  add(entry: string) {
    if (this.#written >= MOST) {
      this.#lost += 1;
      storage.write(`${PLACE} ${this.table} ${this.#page} lost`, `lost ${this.#lost}`);
      return;
    }
    if (this.#leaf.length >= IN_A_LEAF) {
      this.#leaf = [];
      this.#leaves += 1;
    }
    if (this.#written === 0) this.#leaf.push(`since ${this.#since}`);
    this.#leaf.push(entry);
    this.#written += 1;
    const name = `${PLACE} ${this.table} ${this.#page} ${String(this.#leaves).padStart(4, "0")}`;
    const text = this.#leaf.join("\n");
    while (!storage.write(name, text) && forgetOldest(this.table));
  }

  get isEmpty(): boolean {
    return this.#written === 0 && !pagesOf(this.table).size;
  }

  /** By page, in the order in which they were opened; and of how much there was no room to keep anything. */
  get all(): { shown: Shown[]; lost: number } {
    const shown: Shown[] = [];
    let lost = 0;
    for (const lines of pagesOf(this.table).values()) {
      const number = (word: string) =>
        Number(lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? 0);
      lost += number("lost");
      shown.push({ since: number("since"), entries: lines.filter((line) => !/^(since|lost) \d/.test(line)) });
    }
    return { shown, lost };
  }
}

/** Whether there was something of another table that made room. */
function forgetOldest(table: string): boolean {
  const others = storage.names(`${PLACE} `).filter((name) => !name.startsWith(`${PLACE} ${table} `));
  const oldest = others.sort((one, other) =>
    (one.split(" ")[2] ?? "") < (other.split(" ")[2] ?? "") ? -1 : 1,
  )[0];
  if (!oldest) return false;
  forget(oldest.split(" ")[1] ?? "");
  return true;
}

function forget(table: string) {
  for (const name of storage.names(`${PLACE} ${table} `)) storage.forget(name);
}

/** Those of other tables than these are no longer needed. */
export function keepOnly(tables: readonly string[]) {
  for (const name of storage.names(`${PLACE} `))
    if (!tables.includes(name.split(" ")[1] ?? "")) storage.forget(name);
}

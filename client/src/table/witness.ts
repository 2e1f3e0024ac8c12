/** This browser's part in the shuffle, done by itself when it is due: a seal first, the nonce once all have sealed. */

import { freshHex } from "../core/browser";
import type { Message } from "../core/connection";
import { digestOf, type Receipt, sealOf } from "../core/proof";
import { type Kept, receipts } from "../core/receipts";
import type { Table, Told } from "../wire";

const NONCE_BYTES = 16;

/** Lines of the log, and the versions that were shown before them and not since. */
interface Missed {
  from: number;
  to: number;
  shown: Set<number>;
}

export class Witness {
  /** Of this page, should another tab of the same browser write over what is kept. */
  #kept: Kept | null = null;
  #sat = false;
  #sawTheEnd = false;
  /** What was shown last at each version, but for what was taken back. */
  #seen = new Map<number, string>();
  /** How many lines of the log it has read. */
  #read = 0;
  /** Lines that were told while nobody listened: what of them was taken back must still be forgotten. */
  missed: Missed | null = null;
  #sent = "";

  /** What must be sent now, if anything. The server is believed in nothing that can be looked at here. */
  heed(table: Table, first: boolean): Message | null {
    if (first) this.#sent = "";
    // Another tab may have seen the end already while this one still hears of the last choices.
    if (first || this.#sawTheEnd) this.#noteAnotherMatch(table);
    this.#sawTheEnd = table.phase === "over";
    this.#readTheLog(table);
    const isAtOwn = table.me >= 0 && !this.#leads(table.me, table);
    if (isAtOwn && table.phase === "playing") this.#noteTheDeal(table);
    if (isAtOwn && table.phase !== "gathering") this.#noteTheView(table);
    this.#sat = table.me >= 0 && table.phase === "gathering";
    if (table.me < 0 || !table.shuffle?.waiting.includes(ownChair(table))) return null;
    const due = table.shuffle.sealed ? this.#reveal(table, table.shuffle.seals) : this.#seal(table);
    if (!due || this.#sent === due.type + table.commitment) return null;
    this.#sent = due.type + table.commitment;
    return due;
  }

  #seal(table: Table): Message {
    const { commitment } = table;
    const own = ownChair(table);
    const before = this.#latest(table);
    const isOfNow = before?.receipt.commitment === commitment && before.receipt.chair === own;
    // A nonce that was shown once is known: it is never sealed again, whatever the server asks for.
    const kept =
      before && isOfNow && !before.shown
        ? before
        : { receipt: blank(table, freshHex(NONCE_BYTES), before), shown: false };
    this.#keep({ ...kept, led: table.mine.slice(1) });
    return { type: "seal", commitment, seal: sealOf(commitment, own, kept.receipt.nonce) };
  }

  #reveal(table: Table, seals: string[]): Message | null {
    const kept = this.#latest(table);
    if (!kept || !liesIn(seals, table, kept.receipt)) return null;
    const { receipt, shown } = kept;
    const isSealed = (chair: number) =>
      table.chairs[chair]?.who === "person" && table.chairs[chair].led_from < 0;
    if (table.chairs.some((_, chair) => isSealed(chair) !== (seals[chair] !== ""))) return null;
    if (shown && String(seals) !== String(receipt.seals)) return null;
    if (!shown) {
      this.#keep({ ...kept, receipt: { ...receipt, seals, called_off: table.called_off }, shown: true });
    }
    return { type: "reveal", nonce: receipt.nonce };
  }

  /**
   * A host could deal as he likes under the code of a match that is over, and hand out the file of that one. If what is
   * shown was seen before, that match goes on: its table came back from a backup, say.
   */
  #noteAnotherMatch(table: Table) {
    const kept = this.#latest(table);
    if (!kept?.over || table.phase === "over") return;
    const isTheSame = kept.receipt.seen[table.version] === digestOf(table.view);
    this.#keep(isTheSame ? { ...kept, over: false } : { receipt: blank(table, "", kept), shown: true });
  }

  /**
   * Whoever leads several chairs witnesses from the first: its view is the one that the receipt speaks of. But the others
   * are those they had when they sealed, and those they have asked for since. Whatever is shown from elsewhere counts as
   * shown to the one that was sealed for: a host who knows the deal could have somebody play what another was dealt.
   */
  #leads(chair: number, table: Table): boolean {
    const kept = this.#latest(table);
    return kept ? (kept.led ?? []).includes(chair) : chair !== ownChair(table);
  }

  /** This page asks for a further chair. */
  asksToLead(chair: number, table: Table) {
    const kept = this.#latest(table);
    if (kept && kept.receipt.chair !== chair) this.#keep({ ...kept, led: [...(kept.led ?? []), chair] });
  }

  /** The first look at what was dealt, to be compared with what the file of the match will say. */
  #noteTheDeal(table: Table) {
    if (!this.#sat) return;
    const kept = this.#latest(table);
    const view = table.version === 0 ? table.view : null;
    if (!kept?.shown) {
      // Dealt while this page sat there, and it was asked for no nonce: the check at the end must say so.
      this.#keep({ receipt: { ...blank(table, "", kept), view }, shown: true });
    } else if (kept.receipt.view === null) {
      this.#keep({ ...kept, receipt: { ...kept.receipt, view } });
    }
  }

  /** Only what the log tells to have been taken back is forgotten: a lost line is no excuse for another course. */
  #forgetWhatWasUndone(news: readonly Told[], shown: Iterable<number> = this.#seen.keys()) {
    const undone = news.filter(({ kind }) => kind.startsWith("table-undone"));
    const earliest = Math.min(...undone.map(({ version }) => version));
    for (const version of shown) if (version >= earliest) this.#seen.delete(version);
  }

  #readTheLog({ happened, told_before }: Table) {
    if (told_before > this.#read && this.#seen.size) {
      const from = this.missed?.from ?? this.#read;
      this.missed = { from, to: told_before, shown: new Set(this.#seen.keys()) };
    }
    this.#forgetWhatWasUndone(happened.slice(Math.max(0, this.#read - told_before)));
    this.#read = told_before + happened.length;
  }

  /** The lines it had missed; the table is one that came after them. */
  hear(lines: readonly Told[], table: Table) {
    this.#forgetWhatWasUndone(lines, this.missed?.shown);
    this.missed = null;
    const kept = this.#latest(table);
    if (kept?.over && kept.receipt.chair === ownChair(table))
      this.#keep({ ...kept, receipt: { ...kept.receipt, seen: Object.fromEntries(this.#seen) } });
  }

  #noteTheView(table: Table) {
    this.#seen.set(table.version, digestOf(table.view));
    this.missed?.shown.delete(table.version);
    const kept = table.phase === "over" ? this.#latest(table) : null;
    if (!kept) return;
    const sawMore = Object.keys(kept.receipt.seen).length < this.#seen.size;
    if (!sawMore && kept.over) return;
    const seen = sawMore ? Object.fromEntries(this.#seen) : kept.receipt.seen;
    this.#keep({ ...kept, over: true, receipt: { ...kept.receipt, seen } });
  }

  /** What is kept of this table: if two tabs of this browser have sealed at once, that of the seal which lies there. */
  #latest(table: Table): Kept | null {
    const stored = receipts.of(table.code);
    const seals = table.shuffle?.seals ?? [];
    const known = [stored, this.#kept].filter((kept) => kept !== null);
    return known.find(({ receipt }) => liesIn(seals, table, receipt)) ?? known[0] ?? null;
  }

  #keep(kept: Kept) {
    this.#kept = kept;
    receipts.keep(kept);
  }
}

function ownChair({ mine }: Table): number {
  return mine[0] ?? -1;
}

function liesIn(seals: string[], table: Table, receipt: Receipt): boolean {
  const { commitment } = table;
  const own = ownChair(table);
  return (
    receipt.commitment === commitment &&
    receipt.chair === own &&
    seals[own] === sealOf(commitment, own, receipt.nonce)
  );
}

function blank(table: Table, nonce: string, before: Kept | null): Receipt {
  return {
    format: "sobremesa-receipt-1",
    table: table.code,
    game: table.game,
    settings: table.settings,
    chair: ownChair(table),
    commitment: table.commitment,
    nonce,
    seals: [],
    called_off: table.called_off,
    shown_before: (before?.receipt.shown_before ?? 0) + Number(before?.shown ?? false),
    view: null,
    seen: {},
  };
}

/**
 * This browser's part in the shuffle, done by itself when it is due: a seal first, the nonce once all have sealed. And
 * whatever the server shows of the game is written down as it comes, so that nothing of it can be told otherwise later.
 */

import { asked } from "../core/asked";
import { freshHex } from "../core/browser";
import { Chronicle } from "../core/chronicle";
import type { Message, Reply } from "../core/connection";
import { digestOf, linesOf, type Part, positionOf, type Receipt, sealOf } from "../core/proof";
import { type Kept, receipts } from "../core/receipts";
import type { Lines, Table } from "../wire";

const NONCE_BYTES = 16;
/** What is shown before I ask for a chair is kept in memory only: most who look in don't stay. */
const MOST_BEFORE = 50;

export class Witness {
  /** Of this page, should another tab of the same browser write over what is kept. */
  #kept: Kept | null = null;
  readonly #chronicle: Chronicle;
  #before: string[] = [];
  /** By chair: what was shown last. */
  #latest = new Map<number, string>();
  #written = new Set<string>();
  #sent = "";
  /** The chairs that the server says are mine, and this browser never asked for: it seals nothing for them. */
  strange: number[] = [];

  /** `words`: by name the digests of the texts and tables that the game is shown with. */
  constructor(
    readonly code: string,
    readonly words: () => Record<string, string> = () => ({}),
  ) {
    this.#chronicle = new Chronicle(code);
    this.#takeOver();
  }

  /** A page of before has sealed here, and a match that began with it goes on. */
  #takeOver() {
    const kept = receipts.of(this.code);
    if (kept?.receipt.format !== "sobremesa-receipt-1" || kept.over) return;
    const { receipt, led = [] } = kept;
    const { view: _, seen: __, ...part } = receipt as Part & { view?: unknown; seen?: unknown };
    const chairs = [receipt.chair, ...led];
    this.#keep({ receipt: { ...part, format: "sobremesa-receipt-2" }, shown: kept.shown, led, chairs });
    if (!asked.knows(this.code)) asked.keep(this.code, chairs);
  }

  /** What must be sent now, if anything. The server is believed in nothing that can be looked at here. */
  heed(table: Table, first: boolean): Message | null {
    if (first) this.#sent = "";
    const mayBeMine = asked.of(this.code);
    if (table.phase === "over" && table.next_code && mayBeMine.length && !asked.knows(table.next_code))
      asked.keep(table.next_code, mayBeMine);
    this.#note(table, mayBeMine);
    const isDue = table.me >= 0 && (table.shuffle?.waiting.includes(ownChair(table)) ?? false);
    this.strange = isDue ? table.mine.filter((chair) => !mayBeMine.includes(chair)) : [];
    if (!table.shuffle || !isDue || this.strange.length) return null;
    const due = table.shuffle.sealed ? this.#reveal(table, table.shuffle.seals) : this.#seal(table);
    if (!due || this.#sent === due.type + table.commitment) return null;
    this.#sent = due.type + table.commitment;
    return due;
  }

  // --- the chairs I ask for

  /** This page is about to ask for something. */
  asks(message: Message) {
    if (message.type === "sit" || message.type === "lead") this.#asksFor([message.chair]);
  }

  /** What came of it, at the table as it was then. */
  answered(message: Message, reply: Reply, table: Table) {
    const mine = asked.of(this.code);
    const isDone = reply.type === "done";
    if (message.type === "sit" || message.type === "lead") {
      if (!isDone) asked.keep(this.code, without(mine, [message.chair]));
      else if (message.type === "sit" && table.phase === "gathering" && table.me !== message.chair)
        asked.keep(this.code, table.me < 0 ? [message.chair] : without(mine, [table.me]));
    } else if (message.type === "stand" && isDone) {
      asked.keep(this.code, without(mine, message.chair == null ? mine : [message.chair]));
    }
  }

  /** Whoever sits here says that the chairs are theirs, though this browser doesn't know of it. */
  claim() {
    this.#asksFor(this.strange);
  }

  #asksFor(chairs: readonly number[]) {
    asked.keep(this.code, [...asked.of(this.code), ...chairs]);
    const kept = receipts.of(this.code) ?? this.#kept;
    if (kept) this.#keep({ ...kept, chairs: [...new Set([...(kept.chairs ?? []), ...chairs])] });
  }

  // --- the shuffle

  #seal(table: Table): Message {
    const { commitment } = table;
    const own = ownChair(table);
    const before = this.#current(table);
    const isOfNow = before?.receipt.commitment === commitment && before.receipt.chair === own;
    // A nonce that was shown once is known: it is never sealed again, whatever the server asks for.
    const kept =
      before && isOfNow && !before.shown
        ? before
        : { receipt: this.#blank(table, freshHex(NONCE_BYTES), before), shown: false };
    this.#keep({ ...kept, led: table.mine.slice(1), chairs: asked.of(this.code) });
    return { type: "seal", commitment, seal: sealOf(commitment, own, kept.receipt.nonce) };
  }

  #reveal(table: Table, seals: string[]): Message | null {
    const kept = this.#current(table);
    if (!kept || !liesIn(seals, table, kept.receipt)) return null;
    const { receipt, shown } = kept;
    const led = table.mine.slice(1);
    const isSealed = (chair: number) =>
      table.chairs[chair]?.who === "person" && table.chairs[chair].led_from < 0 && !led.includes(chair);
    if (table.chairs.some((_, chair) => isSealed(chair) !== (seals[chair] !== ""))) return null;
    if (String(led) !== String(kept.led ?? [])) return null;
    if (shown && String(seals) !== String(receipt.seals)) return null;
    if (!shown) {
      this.#keep({ ...kept, receipt: { ...receipt, seals, called_off: table.called_off }, shown: true });
    }
    return { type: "reveal", nonce: receipt.nonce };
  }

  // --- what is shown

  #note(table: Table, mayBeMine: readonly number[]) {
    const isGathering = table.phase === "gathering";
    let kept = this.#current(table);
    if (!kept && !isGathering && table.me >= 0 && !this.#chronicle.isEmpty) {
      // Dealt while I sat there, and this browser was asked for no nonce: the check at the end must say so.
      kept = { receipt: this.#blank(table, "", null), shown: true, chairs: [...mayBeMine] };
      this.#keep(kept);
    }
    const isMine = mayBeMine.length > 0 || kept !== null;
    if (!isMine && !isGathering) return;
    if (!kept && !isGathering) return;
    if (kept && !isGathering) this.#noteUnasked(kept, table.mine, mayBeMine);
    const entry = this.#entryOf(table);
    if (!isMine) {
      if (entry && this.#before.length < MOST_BEFORE) this.#before.push(entry);
      return;
    }
    for (const earlier of this.#before.splice(0)) this.#chronicle.add(earlier);
    this.#noteWords();
    if (entry) this.#chronicle.add(entry);
  }

  /** Null where nothing of the game is new. */
  #entryOf(table: Table): string | null {
    const { phase, me, version, told_before } = table;
    const position = positionOf(table);
    const lines = linesOf(table);
    if (!lines.length && this.#latest.get(me) === position) return null;
    this.#latest.set(me, position);
    // How much of the log was the match's, who comes when all is over can't know.
    const since = phase === "over" && !lines.length ? 0 : told_before;
    return `${phase} ${me} ${version} ${since} ${since + lines.length} ${digestOf(position, lines)}`;
  }

  #noteUnasked(kept: Kept, mine: readonly number[], mayBeMine: readonly number[]) {
    const unasked = kept.unasked ?? [];
    const more = without(mine, [...mayBeMine, ...unasked]);
    if (more.length) this.#keep({ ...kept, unasked: [...unasked, ...more] });
  }

  #noteWords() {
    for (const [name, digest] of Object.entries(this.words())) {
      const entry = `words ${name} ${digest}`;
      if (!this.#written.has(entry)) this.#chronicle.add(entry);
      this.#written.add(entry);
    }
  }

  /** Earlier lines of the log, which this page has asked for. */
  hear({ first, happened }: Lines, me: number, { phase }: Table) {
    const lines = linesOf({ phase, happened });
    if (!receipts.of(this.code) || !lines.length) return;
    this.#chronicle.add(`lines ${me} ${first} ${first + lines.length} ${digestOf(null, lines)}`);
  }

  /** All that this browser keeps of the match. */
  get receipt(): Receipt | null {
    const kept = receipts.of(this.code) ?? this.#kept;
    if (!kept) return null;
    if (kept.receipt.format === "sobremesa-receipt-2") this.#noteWords();
    const { receipt, led = [], chairs = [], unasked = [] } = kept;
    return { ...receipt, led, chairs, unasked, ...this.#chronicle.all, program: __VERSION__ };
  }

  /** As a file; that of a page of before is as it was. */
  get receiptFile(): string {
    const { receipt } = this;
    const isOld = receipt?.format === "sobremesa-receipt-1";
    return JSON.stringify(isOld ? receipts.of(this.code)?.receipt : receipt, null, 1);
  }

  // --- what is kept

  /** What is kept of this table: if two tabs of this browser have sealed at once, that of the seal which lies there. */
  #current(table: Table): Kept | null {
    const stored = receipts.of(this.code);
    const seals = table.shuffle?.seals ?? [];
    const known = [stored, this.#kept].filter((kept) => kept !== null);
    return known.find(({ receipt }) => liesIn(seals, table, receipt)) ?? known[0] ?? null;
  }

  #keep(kept: Kept) {
    this.#kept = kept;
    receipts.keep(kept);
  }

  #blank(table: Table, nonce: string, before: Kept | null): Part {
    return {
      format: "sobremesa-receipt-2",
      table: this.code,
      game: table.game,
      settings: table.settings,
      chair: ownChair(table),
      commitment: table.commitment,
      nonce,
      seals: [],
      called_off: table.called_off,
      shown_before: (before?.receipt.shown_before ?? 0) + Number(before?.shown ?? false),
    };
  }
}

function without(chairs: readonly number[], gone: readonly number[]): number[] {
  return chairs.filter((chair) => !gone.includes(chair));
}

function ownChair({ mine }: Table): number {
  return mine[0] ?? -1;
}

function liesIn(seals: string[], table: Table, receipt: Part): boolean {
  const { commitment } = table;
  const own = ownChair(table);
  return (
    receipt.commitment === commitment &&
    receipt.chair === own &&
    seals[own] === sealOf(commitment, own, receipt.nonce)
  );
}

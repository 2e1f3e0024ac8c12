/** The receipts of the latest matches, kept in this browser alone. */

import type { Receipt } from "./proof";

const PLACE = "sobremesa-receipts";
const TABLES = 24;

/**
 * `shown`: the nonce has left this browser, so nothing of the receipt may change any more.
 * `over`: the match was seen to its end, so that whatever is played under its code later is another one.
 * `led`: the chairs that I lead besides the one of the receipt, as of when I sealed, and those I have asked for since.
 */
export interface Kept {
  receipt: Receipt;
  shown: boolean;
  over?: boolean;
  led?: number[];
}

type ByTable = Record<string, Kept>;

/** Where the storage is closed, receipts last as long as the page. */
let unwritten: ByTable = {};

function recall(): ByTable {
  try {
    return { ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as ByTable), ...unwritten };
  } catch {
    return unwritten;
  }
}

export const receipts = {
  of: (table: string): Kept | null => recall()[table] ?? null,

  keep(kept: Kept) {
    const { table } = kept.receipt;
    // Read again each time: another tab of this browser may have written meanwhile.
    const { [table]: _, ...others } = recall();
    const latest = { ...Object.fromEntries(Object.entries(others).slice(1 - TABLES)), [table]: kept };
    try {
      localStorage.setItem(PLACE, JSON.stringify(latest));
      unwritten = {};
    } catch {
      unwritten = latest;
    }
  },
};

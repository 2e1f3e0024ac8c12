/** The receipts of the latest matches, kept in this browser alone. */

import { asked } from "./asked";
import { keepOnly } from "./chronicle";
import type { Part } from "./proof";

const PLACE = "sobremesa-receipts";
const TABLES = 24;

/**
 * `shown`: the nonce has left this browser, so nothing of the receipt may change any more.
 * `led`: the chairs that were mine besides when I sealed. `chairs`: those I had asked for by then or have since; `unasked`:
 * those that were shown as mine besides.
 * `over`: of a page of before, which saw the match to its end.
 */
export interface Kept {
  receipt: Part;
  shown: boolean;
  led?: number[];
  chairs?: number[];
  unasked?: number[];
  over?: boolean;
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
    const latest: ByTable = {
      ...Object.fromEntries(Object.entries(others).slice(1 - TABLES)),
      [table]: kept,
    };
    keepOnly([...Object.keys(latest), ...asked.tables()]);
    try {
      localStorage.setItem(PLACE, JSON.stringify(latest));
      unwritten = {};
    } catch {
      unwritten = latest;
    }
  },
};

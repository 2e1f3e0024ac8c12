/** The chairs that whoever sits before this browser has asked for, by table: a server that names others is not believed. */

import { storage } from "./storage";

const PLACE = "sobremesa-asked";
const TABLES = 48;

type ByTable = Record<string, number[]>;

function recall(): ByTable {
  try {
    return JSON.parse(storage.read(PLACE) ?? "{}") as ByTable;
  } catch {
    return {};
  }
}

export const asked = {
  of: (table: string): number[] => recall()[table] ?? [],

  knows: (table: string): boolean => table in recall(),

  tables: (): string[] => Object.keys(recall()),

  keep(table: string, chairs: readonly number[]) {
    // Read again each time: another tab of this browser may have written meanwhile.
    const { [table]: _, ...others } = recall();
    const latest = Object.entries(others).slice(1 - TABLES);
    storage.write(PLACE, JSON.stringify({ ...Object.fromEntries(latest), [table]: [...new Set(chairs)] }));
  },
};

import { api } from "../core/api";
import { asked } from "../core/asked";
import type { NewTable } from "../wire";

/** Who sets a table sits there. */
const OWN_CHAIR = 0;

/** Sets a table, sits down at it and gives its code. */
export async function setAndSit(table: NewTable): Promise<string> {
  const { code } = await api.setTable({ ...table, sit: true });
  asked.keep(code, [OWN_CHAIR]);
  return code;
}

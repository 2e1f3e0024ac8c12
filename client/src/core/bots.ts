/** What bots are called: people's names, in the reader's language, and none that somebody at the table has. */

/** So many chairs have a name of their own; the rest of the list is for those whose name a person has. */
const CHAIRS = 12;

/** «Ána G.» and «ana» are alike to who hears them. */
function heard(name: string): string {
  const [first = ""] = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return first;
}

/** The name of the bot in that chair, "" of nobody's; `names` are those of the people, "" where none sits. */
export function botName(seat: number, names: readonly string[], list: readonly string[]): string {
  const people = new Set(names.filter(Boolean).map(heard));
  const isFree = (name: string) => !people.has(heard(name));
  const spare = list.slice(CHAIRS).filter(isFree);
  for (let chair = 0; chair <= seat; chair++) {
    const round = Math.floor(chair / CHAIRS);
    const own = `${list[chair % CHAIRS]}${round ? ` ${round + 1}` : ""}`;
    const name = names[chair] || isFree(own) ? own : (spare.shift() ?? `${own} 2`);
    if (chair === seat) return name;
  }
  return "";
}

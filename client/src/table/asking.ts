/** The words of a request, the same in the bar and in the talk. */

import { say, words } from "../core/words.svelte";
import type { Table } from "../wire";
import { missing, NEW_CHAIR, type Request } from "./requests";

const nameOf = (seat: number, table: Table) =>
  words.name(
    seat,
    table.chairs.map(({ name }) => name),
  );
const namesOf = (seats: readonly number[], table: Table) =>
  words.list(seats.map((seat) => nameOf(seat, table)));

export function question(request: Request, table: Table): string {
  const { chair } = request.asked;
  if (request.kind === "chair" && chair === NEW_CHAIR)
    return request.asked.mine
      ? say("new-chair-you-asked")
      : say("new-chair-asks", { who: words.person(request.asked.name) });
  if (request.kind === "chair") {
    const chairName = nameOf(chair, table);
    return request.asked.mine
      ? say("chair-you-asked", { chair: chairName })
      : say("chair-asks", { who: words.person(request.asked.name), chair: chairName });
  }
  const who =
    words.person(table.chairs[chair]?.name || table.chairs[chair]?.kept_for || "") || nameOf(chair, table);
  return table.mine.includes(chair) ? say("removal-of-you") : say("removal-asks", { who });
}

export function standing(request: Request, table: Table): string {
  if (request.kind === "removal") {
    const { agreed, needed } = request.asked;
    return say("removal-stands", { who: namesOf(agreed, table), n: agreed.length, needed });
  }
  const others = missing(request.asked).filter((seat) => !table.mine.includes(seat));
  const left = others.length
    ? say("chair-missing", { who: namesOf(others, table) })
    : say("chair-missing-you");
  if (request.asked.mine || request.asked.chair === NEW_CHAIR) return left;
  const whose = table.chairs[request.asked.chair]?.who === "bot" ? [say("chair-of-a-bot")] : [];
  return [...whose, say("chair-shows", { who: words.person(request.asked.name) }), left].join(" ");
}

/** Where one is in a replay, as its address says it: `?step=12&seat=2`. */

export interface Place {
  step: number;
  /** Through whose eyes; -1 for who watched. */
  seat: number;
}

function numberIn(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}

export function placeIn(search: string): Place {
  const given = new URLSearchParams(search);
  return { step: numberIn(given.get("step"), 0), seat: numberIn(given.get("seat"), -1) };
}

export function addressOf(path: string, step: number, seat: number): string {
  const given = new URLSearchParams();
  if (step) given.set("step", String(step));
  if (seat >= 0) given.set("seat", String(seat));
  return given.size ? `${path}?${given}` : path;
}

/** Hours in which nothing is to be heard: chosen on this place's clock, kept on the world's. */

/** «22:00» and «08:00». */
export type Quiet = readonly [string, string];

const A_DAY = 1440;

export function toUtc(quiet: Quiet, offset = new Date().getTimezoneOffset()): [number, number] {
  const [begin, end] = quiet.map((time) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return (hours * 60 + minutes + offset + A_DAY) % A_DAY;
  });
  return [begin ?? 0, end ?? 0];
}

export function fromUtc(quiet: readonly number[], offset = new Date().getTimezoneOffset()): Quiet {
  const [begin = "", end = ""] = quiet.map((minute) => {
    const here = (minute - offset + A_DAY) % A_DAY;
    return `${String(Math.floor(here / 60)).padStart(2, "0")}:${String(here % 60).padStart(2, "0")}`;
  });
  return [begin, end];
}

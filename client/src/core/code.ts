/** The code of a table, as people say it and type it: «tilo 47» is TILO-47, «sol 471 592» is SOL-471592. */

const CODE = /^[A-Z]{3,8}-\d{2,9}$/;

/** The code somebody meant; null where it can't be one. */
export function codeOf(said: string): string | null {
  const code = said
    .trim()
    .toUpperCase()
    .replace(/\s+/, "-")
    .replace(/(?<=\d)\s+(?=\d)/g, "");
  return CODE.test(code) ? code : null;
}

/** As one says it over a telephone: the word, and its digits one by one. */
export function aloud(code: string, digit: (value: number) => string): string {
  const [word = "", digits = ""] = code.toLowerCase().split("-");
  return [word, ...[...digits].map((value) => digit(Number(value)))].join(", ");
}

/** The code of a table, as people say it and type it: «tilo 47» is TILO-47. */

const CODE = /^[A-Z]{3,8}-\d{2,4}$/;

/** The code somebody meant; null where it can't be one. */
export function codeOf(said: string): string | null {
  const code = said.trim().toUpperCase().replace(/\s+/, "-");
  return CODE.test(code) ? code : null;
}

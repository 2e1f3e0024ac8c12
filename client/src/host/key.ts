/** The host's key, for as long as this tab is open. */

const NAME = "sobremesa.host-key";
let unkept = "";

export const hostKey = {
  get value(): string {
    try {
      return sessionStorage.getItem(NAME) ?? unkept;
    } catch {
      return unkept;
    }
  },
  set value(key: string) {
    unkept = key;
    try {
      if (key) sessionStorage.setItem(NAME, key);
      else sessionStorage.removeItem(NAME);
    } catch {
      // Where nothing may be kept, it lasts as long as the page.
    }
  },
};

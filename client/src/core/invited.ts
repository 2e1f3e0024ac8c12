/** Where somebody was invited to who goes and looks at something else first; and whether they mean to sit there. */

const KEPT_AS = "sobremesa-invited";

export const invited = {
  /** The address to go back to, "" if there is none. This tab alone knows it: it may be a private table's link. */
  get back(): string {
    return sessionStorage.getItem(KEPT_AS) ?? "";
  },
  leave(path: string) {
    sessionStorage.setItem(KEPT_AS, path);
  },
  arrive() {
    sessionStorage.removeItem(KEPT_AS);
  },
};

/** What was meant by coming, until the table is open: to sit, or to play at once with bots of a level. */
export const meaning = { toSit: false, toPlayWith: "" };

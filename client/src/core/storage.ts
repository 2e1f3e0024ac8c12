/** What this browser keeps, by name. Where the storage is closed or full, it lasts as long as the page. */

const unwritten = new Map<string, string>();

function recalled<T>(ask: (storage: Storage) => T, otherwise: T): T {
  try {
    return ask(localStorage);
  } catch {
    return otherwise;
  }
}

export const storage = {
  read: (name: string): string | null => unwritten.get(name) ?? recalled((kept) => kept.getItem(name), null),

  /** Whether it will outlast the page. */
  write(name: string, value: string): boolean {
    const isKept = recalled((kept) => {
      kept.setItem(name, value);
      return true;
    }, false);
    if (isKept) unwritten.delete(name);
    else unwritten.set(name, value);
    return isKept;
  },

  forget(name: string) {
    unwritten.delete(name);
    recalled((kept) => kept.removeItem(name), undefined);
  },

  /** In order. */
  names(beginning: string): string[] {
    const kept = recalled(
      (all) => Array.from({ length: all.length }, (_, at) => all.key(at) ?? ""),
      [] as string[],
    );
    const found = new Set([...kept, ...unwritten.keys()]);
    return [...found].filter((name) => name.startsWith(beginning)).sort();
  },
};

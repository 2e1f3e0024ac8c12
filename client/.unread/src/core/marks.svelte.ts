/** One's own suspicions: kept in this browser alone, for the latest tables, and told to nobody. */

export const MARKS = ["trust", "doubt", "suspect"] as const;
export type Mark = (typeof MARKS)[number];

/** What a game draws for a mark, on a grid of 24; doubt is a question mark everywhere. */
export type Signs = Readonly<Record<Exclude<Mark, "doubt">, string>>;

type Pages = Record<string, Record<string, Mark>>;

const PLACE = "sobremesa-marks";
const TABLES = 12;

function recall(): Pages {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Pages;
  } catch {
    return {};
  }
}

class Marks {
  #pages = $state.raw<Pages>(recall());

  of(table: string, seat: number): Mark | null {
    return this.#pages[table]?.[seat] ?? null;
  }

  /** The same mark twice is wiped out. */
  set(table: string, seat: number, mark: Mark) {
    const { [table]: page = {}, ...others } = this.#pages;
    const { [seat]: before, ...rest } = page;
    const kept = Object.entries(others).slice(1 - TABLES);
    this.#pages = {
      ...Object.fromEntries(kept),
      [table]: before === mark ? rest : { ...rest, [seat]: mark },
    };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#pages));
    } catch {
      // A closed storage only means that the marks last as long as the page.
    }
  }
}

export const marks = new Marks();

/** What a person chose about how things look, move, sound and speak; kept in this browser alone. */

export type Language = "es" | "en";
export type Mode = "system" | "light" | "dark";
export type Motion = "system" | "less";

interface Kept {
  language: Language;
  mode: Mode;
  motion: Motion;
  volume: number;
  safeColours: boolean;
  /** Whether what only this person may see lies under a cover until it is touched. */
  covers: boolean;
  welcomed: boolean;
  /** Whether a name was given here before, so that the server need not be asked in vain. */
  named: boolean;
  /** Whether the browser is to tell when it is one's turn; null: never asked. */
  notices: boolean | null;
}

const PLACE = "sobremesa";

function ownLanguage(): Language {
  const tongues = typeof navigator === "undefined" ? [] : navigator.languages;
  const first = tongues.find((tongue) => /^(es|en)\b/.test(tongue));
  return first?.startsWith("en") ? "en" : "es";
}

function recall(): Kept {
  const fresh: Kept = {
    language: ownLanguage(),
    mode: "system",
    motion: "system",
    volume: 0.6,
    safeColours: false,
    covers: true,
    welcomed: false,
    named: false,
    notices: null,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Preferences {
  #kept = $state<Kept>(recall());

  get language() {
    return this.#kept.language;
  }
  get mode() {
    return this.#kept.mode;
  }
  get motion() {
    return this.#kept.motion;
  }
  get volume() {
    return this.#kept.volume;
  }
  get safeColours() {
    return this.#kept.safeColours;
  }
  get covers() {
    return this.#kept.covers;
  }
  get welcomed() {
    return this.#kept.welcomed;
  }

  get notices() {
    return this.#kept.notices;
  }

  get named() {
    return this.#kept.named;
  }

  change(part: Partial<Kept>) {
    Object.assign(this.#kept, part);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A closed storage only means that it is asked again next time.
    }
    this.show();
  }

  /** Puts the choices on the page, where the style sheets read them. */
  show() {
    const page = document.documentElement;
    page.lang = this.language;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `/${this.language}.webmanifest`);
    if (this.mode === "system") delete page.dataset.mode;
    else page.dataset.mode = this.mode;
    page.dataset.motion = this.lessMotion() ? "less" : "full";
    if (this.safeColours) page.dataset.colours = "safe";
    else delete page.dataset.colours;
  }

  lessMotion(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  isDark(): boolean {
    return (
      this.mode === "dark" || (this.mode === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
    );
  }
}

export const preferences = new Preferences();

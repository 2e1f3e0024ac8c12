/** The rules page of a game: what it comes to in short, then sections of short numbered rules, `- **arcana-4.4** text`. */

export interface Rule {
  id: string;
  text: string;
}

export interface Section {
  title: string;
  rules: Rule[];
}

export interface Rulebook {
  title: string;
  intro: string;
  /** In short: a few points, with `**words**` that matter most. */
  gist: string[];
  sections: Section[];
}

export function readRules(page: string): Rulebook {
  const book: Rulebook = { title: "", intro: "", gist: [], sections: [] };
  for (const line of page.split("\n")) {
    const rule = line.match(/^- \*\*([a-z]+-[0-9.]+)\*\* (.+)$/);
    const section = book.sections.at(-1);
    const point = section ? undefined : line.match(/^\d+\. (.+)$/)?.[1];
    if (line.startsWith("## ")) book.sections.push({ title: line.slice(3), rules: [] });
    else if (line.startsWith("# ")) book.title = line.slice(2);
    else if (rule?.[1] && rule[2] && section) section.rules.push({ id: rule[1], text: rule[2] });
    else if (point) book.gist.push(point);
    else if (line.trim() && !section) book.intro += `${book.intro ? " " : ""}${line.trim()}`;
  }
  return book;
}

export function findRule(book: Rulebook | null, id: string): Rule | null {
  for (const section of book?.sections ?? []) {
    const rule = section.rules.find((each) => each.id === id);
    if (rule) return rule;
  }
  return null;
}

/** A stretch of a text; `hit`: it is what was looked for, or what matters. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** The letters as one types them in a hurry: one for each letter of the text. */
function plain(text: string): string {
  return [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase().charAt(0)).join("");
}

/** The text cut where the words looked for stand in it, accents and capitals apart. */
export function searched(text: string, sought: string): Stretch[] {
  const letters = [...text];
  const wanted = plain(sought.trim());
  if (wanted.length < 2) return [{ text, hit: false }];
  const found: Stretch[] = [];
  const read = plain(text);
  let from = 0;
  for (let at = read.indexOf(wanted); at >= 0; at = read.indexOf(wanted, from)) {
    if (at > from) found.push({ text: letters.slice(from, at).join(""), hit: false });
    from = at + wanted.length;
    found.push({ text: letters.slice(at, from).join(""), hit: true });
  }
  if (from < letters.length) found.push({ text: letters.slice(from).join(""), hit: false });
  return found;
}

/** How often it stands there. */
export function hits(text: string, sought: string): number {
  return searched(text, sought).filter(({ hit }) => hit).length;
}

/** `a **b** c` cut where the stars are. */
export function stressed(text: string): Stretch[] {
  return text
    .split("**")
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((part) => part.text);
}

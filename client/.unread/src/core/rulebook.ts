/** The rules page of a game: sections of short numbered rules, `- **arcana-4.4** text`. */

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
  sections: Section[];
}

export function readRules(page: string): Rulebook {
  const book: Rulebook = { title: "", intro: "", sections: [] };
  for (const line of page.split("\n")) {
    const rule = line.match(/^- \*\*([a-z]+-[0-9.]+)\*\* (.+)$/);
    const section = book.sections.at(-1);
    if (line.startsWith("## ")) book.sections.push({ title: line.slice(3), rules: [] });
    else if (line.startsWith("# ")) book.title = line.slice(2);
    else if (rule?.[1] && rule[2] && section) section.rules.push({ id: rule[1], text: rule[2] });
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

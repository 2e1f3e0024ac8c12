import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Lexicon } from "../core/lexicon";
import { CLOCKS, JOINING, LATE } from "../core/terms";

const here = new URL("..", import.meta.url).pathname;

function ids(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts"),
    )
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"));
}

const games = readdirSync(`${here}games`, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test("the interface says the same things in both languages, each once", () => {
  const spanish = ids(`${here}words/es.ftl`);
  expect(ids(`${here}words/en.ftl`)).toEqual(spanish);
  expect(new Set(spanish).size).toBe(spanish.length);
});

test.each(games.map(({ name }) => name))("so does the board of %s", (game) => {
  const spanish = ids(`${here}games/${game}/words.es.ftl`);
  expect(ids(`${here}games/${game}/words.en.ftl`)).toEqual(spanish);
  expect(new Set(spanish).size).toBe(spanish.length);
});

test("whatever the interface says by name is in its words", () => {
  const known = new Set(ids(`${here}words/es.ftl`));
  const spoken = sources(here)
    .filter((source) =>
      /import \{[^}]*\bsay\b[^}]*\} from "\.\.?\/(core|\.\.\/core)?\/?.*words\.svelte"/.test(source),
    )
    .flatMap((source) => [...source.matchAll(/(?<![.\w])say\("([a-z][\w-]*)"/g)].map(([, id]) => id ?? ""));
  expect(spoken.length).toBeGreaterThan(100);
  expect(spoken.filter((id) => !known.has(id))).toEqual([]);
});

/** Families of words whose last part the server or a choice gives. */
const reasons = readFileSync(`${here}wire.ts`, "utf8").match(/export type Reason = (.*);/)?.[1] ?? "";
const families: [string, string[]][] = [
  ["refused-", [...reasons.matchAll(/"([a-z-]+)"/g)].map(([, reason]) => reason ?? "")],
  ["joining-", [...JOINING]],
  ["joining-hint-", [...JOINING]],
  ["terms-joining-", [...JOINING]],
  ["stand-text-", [...JOINING]],
  ["clock-", [...CLOCKS]],
  ["clock-hint-", [...CLOCKS]],
  ["late-", [...LATE]],
  ["late-hint-", [...LATE]],
  ["room-", ["table", "watchers", "fallen"]],
  ["room-hint-", ["table", "watchers", "fallen"]],
  ["say-placeholder-", ["watchers", "fallen"]],
  ...[
    "no-table",
    "no-link",
    "removed",
    "barred",
    "closed-by-host",
    "damaged",
    "game-away",
    "older",
    "closed",
    "untold",
    "too-fast",
    "cannot-write",
    "other",
  ].map((problem): [string, string[]] => [`shut-${problem}-`, ["title", "text"]]),
];

test.each(families)("there is a word for each %s…", (family, endings) => {
  const known = new Set(ids(`${here}words/es.ftl`));
  expect(endings.length).toBeGreaterThan(1);
  expect(endings.filter((ending) => !known.has(family + ending))).toEqual([]);
});

test.each([
  ["es", "Gana Ana", "Ganan Ana y Berta"],
  ["en", "Ana wins", "Ana and Berta win"],
] as const)("one wins and several win, in %s", (language, one, several) => {
  const lexicon = new Lexicon(language, [readFileSync(`${here}words/${language}.ftl`, "utf8")]);
  expect(lexicon.say("won-by", { n: 1, who: "Ana" })).toBe(one);
  expect(lexicon.say("won-by", { n: 2, who: `Ana ${lexicon.say("and")} Berta` })).toBe(several);
});

/** The arguments each message names, by its id. */
function named(file: string): Map<string, string[]> {
  const messages = readFileSync(file, "utf8").split(/^(?=[a-z][\w-]* =)/m);
  return new Map(
    messages.map((message) => [
      message.split(" =")[0] ?? "",
      [...message.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ""),
    ]),
  );
}

test.each(["es", "en"])(
  "what is said in brief is told no more than what is said whole, in %s",
  (language) => {
    const inBrief = [...named(`${here}games/arcana/words.${language}.ftl`)].filter(([id]) =>
      id.startsWith("brief-"),
    );
    const whole = named(`${here}../../src/sobremesa/games/arcana/text.${language}.ftl`);
    expect(inBrief.length).toBeGreaterThan(20);
    for (const [id, args] of inBrief)
      expect(whole.get(id.slice("brief-".length)), id).toEqual(expect.arrayContaining(args));
  },
);

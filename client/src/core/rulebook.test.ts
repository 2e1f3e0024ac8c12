import { expect, test } from "vitest";
import { findRule, hits, readRules, searched, stressed } from "./rulebook";

const PAGE = `# The Game

In our own
words.

1. Do **one** thing.
2. Then another.

## 1. First

- **game-1.1** One thing.
- **game-1.2** Another.

## 2. Second

- **game-2.1** A third.
`;

test("a page of rules is read by sections", () => {
  const book = readRules(PAGE);
  expect(book.title).toBe("The Game");
  expect(book.intro).toBe("In our own words.");
  expect(book.gist).toEqual(["Do **one** thing.", "Then another."]);
  expect(book.sections.map(({ title, rules }) => [title, rules.length])).toEqual([
    ["1. First", 2],
    ["2. Second", 1],
  ]);
});

test("a cited rule is found", () => {
  const book = readRules(PAGE);
  expect(findRule(book, "game-2.1")?.text).toBe("A third.");
  expect(findRule(book, "game-9.9")).toBeNull();
  expect(findRule(null, "game-1.1")).toBeNull();
});

test("what is looked for is found whatever its accents and capitals, and marked where it stands", () => {
  expect(searched("La predicción, ¿PREDICCION?", "Prediccion")).toEqual([
    { text: "La ", hit: false },
    { text: "predicción", hit: true },
    { text: ", ¿", hit: false },
    { text: "PREDICCION", hit: true },
    { text: "?", hit: false },
  ]);
  expect(hits("nada de nada", "nada ")).toBe(2);
  expect(hits("a b a", "a")).toBe(0);
  expect(searched("👻 año", "ano").at(-1)).toEqual({ text: "año", hit: true });
});

test("what is stressed is told from the rest", () => {
  expect(stressed("Do **one** thing")).toEqual([
    { text: "Do ", hit: false },
    { text: "one", hit: true },
    { text: " thing", hit: false },
  ]);
});

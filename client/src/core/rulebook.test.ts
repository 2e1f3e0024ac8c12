import { expect, test } from "vitest";
import { findRule, readRules } from "./rulebook";

const PAGE = `# The Game

In our own
words.

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

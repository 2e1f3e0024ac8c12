import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { botName } from "./bots";

const lists = ["es", "en"].map((language) => {
  const words = readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), "utf8");
  return words.match(/^bot-names = (.*)$/m)?.[1]?.split(", ") ?? [];
});

function all(names: readonly string[], list: readonly string[]): string[] {
  return names.map((name, seat) => name || botName(seat, names, list));
}

test.each(lists)("no two bots of a full table are called alike, nor like anybody there", (...list) => {
  expect(list.length).toBeGreaterThan(12);
  expect(new Set(list).size).toBe(list.length);
  expect(new Set(all(Array(14).fill(""), list)).size).toBe(14);
  // People who are called just as the bots would be, differently written.
  for (let people = 1; people < 12; people++) {
    const names = list.slice(-people).map((name) => `${name.toUpperCase()} M.`);
    const crowd = [...names, ...Array(12 - people).fill("")];
    const firsts = all(crowd, list).map((name) => name.toLowerCase().replace(" m.", ""));
    expect(new Set(firsts).size).toBe(12);
    const others = [...Array(12 - people).fill(""), ...list.slice(0, people)];
    expect(new Set(all(others, list)).size).toBe(12);
  }
});

test("a bot keeps its name when somebody comes who is called otherwise", () => {
  const [list = []] = lists;
  expect(botName(3, ["Ana", "", "", ""], list)).toBe(botName(3, ["Ana", "Blas", "", ""], list));
  expect(botName(1, [list[1]?.toLowerCase() ?? "", "", ""], list)).not.toBe(list[1]);
});

test("where nobody's turn it is, nobody is called anything", () => {
  expect(botName(-1, ["Ana", ""], lists[0] ?? [])).toBe("");
});

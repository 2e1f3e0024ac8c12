import { expect, test } from "vitest";
import { cut, Lexicon } from "./lexicon";

const OPEN = "\u2068";
const CLOSE = "\u2069";

test("what was put into a sentence is told apart from the sentence", () => {
  expect(cut(`${OPEN}Berta${CLOSE} juega ${OPEN}2${CLOSE}.`)).toEqual([
    { text: "Berta", given: true },
    { text: " juega ", given: false },
    { text: "2", given: true },
    { text: ".", given: false },
  ]);
});

test("what is put into something put in belongs to the outer one", () => {
  expect(cut(`${OPEN}La ${OPEN}Bestia${CLOSE}${CLOSE}`)).toEqual([{ text: "La Bestia", given: true }]);
});

test("a message is said with its plural", () => {
  const lexicon = new Lexicon("es", ["chairs = { $n ->\n    [one] una silla\n   *[other] { $n } sillas\n}"]);
  expect(lexicon.say("chairs", { n: 1 })).toBe("una silla");
  expect(lexicon.say("chairs", { n: 3 })).toBe("3 sillas");
});

test("a message that isn't there is called by its id", () => {
  expect(new Lexicon("es", []).say("nowhere")).toBe("nowhere");
});

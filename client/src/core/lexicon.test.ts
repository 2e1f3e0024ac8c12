import { expect, test } from "vitest";
import { andBefore, cut, Lexicon, orBefore, partsOfVoice } from "./lexicon";

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

test("a clause that begins a sentence gets its capital", () => {
  const lexicon = new Lexicon("es", ["says = { SENTENCE($do) }."]);
  expect(lexicon.say("says", { do: "échate a un lado" })).toBe("Échate a un lado.");
});

test("after a name that calls out there is no full stop", () => {
  const lexicon = new Lexicon("es", ["drew = Robas { $card }."]);
  expect(lexicon.say("drew", { card: "¡Pánico!" })).toBe("Robas ¡Pánico!");
  expect(lexicon.say("drew", { card: "«¡Pánico!»" })).toBe("Robas «¡Pánico!».");
});

test("the Spanish and gives way to an i", () => {
  expect(["Inés", "Hilario", "Hierro", "Yara"].map(andBefore)).toEqual(["and-i", "and-i", "and", "and"]);
});

test("a message that isn't there is called by its id", () => {
  expect(new Lexicon("es", []).say("nowhere")).toBe("nowhere");
});

test("the Spanish or gives way to another", () => {
  expect(["ocho", "hola", "uno", "Óscar"].map(orBefore)).toEqual(["or-o", "or-o", "or", "or-o"]);
});

test("a later source says a message otherwise", () => {
  expect(new Lexicon("es", ["do = haz", "do = lanza"]).say("do")).toBe("lanza");
});

test("an English noun has its article as it sounds", () => {
  const lexicon = new Lexicon("en", ["det-a = { AN($np) }"]);
  expect(lexicon.say("det-a", { np: "investigator" })).toBe("an investigator");
  expect(lexicon.say("det-a", { np: "non-epic monster" })).toBe("a non-epic monster");
});

test("a voice says of whom, and as what", () => {
  const lexicon = new Lexicon("en", [
    "your = { $form-person ->\n    [they] their\n   *[you] your\n}\nhere = on { your } space, { $form-role }",
  ]);
  const said = (form: string) => lexicon.say("here", Object.fromEntries(partsOfVoice(form)));
  expect(said("you-do")).toBe("on your space, do");
  expect(said("they-and-then")).toBe("on their space, and-then");
});

test("a noun says what it is besides, and a clause its form", () => {
  const lexicon = new Lexicon("es", [
    "card-axe = hacha\n    .gender = f\nv-lose = { $form ->\n    [to] perder\n   *[other] pierde\n}\ndo = { v-lose } el { $card }",
  ]);
  expect(lexicon.attributes("card-axe")).toEqual([["gender", "f"]]);
  expect(lexicon.attributes("nowhere")).toEqual([]);
  expect(lexicon.say("do", { form: "to", card: "hacha" })).toBe("perder el hacha");
});

test("a message has words for whom it is about", () => {
  const lexicon = new Lexicon("es", [
    "log-gave = { $who } da algo a { $who2 }.\n    .who = Das algo a { $who2 }.",
  ]);
  expect(lexicon.say("log-gave", { who: "Ana", who2: "Blas" })).toBe("Ana da algo a Blas.");
  expect(lexicon.say("log-gave", { who: "Ana", who2: "Blas" }, ["who"])).toBe("Das algo a Blas.");
  expect(lexicon.say("log-gave", { who: "Ana", who2: "Blas" }, ["who2"])).toBe("Ana da algo a Blas.");
});

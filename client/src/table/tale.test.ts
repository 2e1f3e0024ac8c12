import { expect, test, vi } from "vitest";
import type { GameWords } from "../core/words.svelte";
import type { Told } from "../wire";

vi.mock("../core/words.svelte", () => ({
  words: {
    list: (items: string[]) => items.join(" & "),
    name: (seat: number, names: string[]) => names[seat],
  },
}));

const { hasTale, tale } = await import("./tale");

const SAID: Record<string, string> = {
  "chapter-round": "Round",
  "deed-moved": "travels",
  "deed-moved-again": "on",
  "deed-lost": "loses",
  "tale-gate": "A gate opens.",
  "close-doom": "Doom.",
};
const spoken = { has: (id: string) => id in SAID, say: (id: string) => SAID[id] } as unknown as GameWords;
const told = (kind: string, who?: number) => ({ kind, args: who === undefined ? {} : { who } }) as Told;

test("what one person does in a row is one sentence, and a chapter is closed by its last word", () => {
  const log = [
    told("round"),
    told("moved", 0),
    told("moved", 0),
    told("lost", 0),
    told("dice", 0),
    told("doom"),
    told("moved", 1),
    told("gate"),
    told("round"),
  ];
  expect(tale(log, spoken, ["Ana", "Blas"])).toEqual([
    { title: "Round", paragraphs: ["Ana travels & on & loses.", "Blas travels.", "A gate opens. Doom."] },
  ]);
});

test("what is done again to the same is summed", () => {
  const speaks = {
    has: (id: string) => ["chapter-round", "deed-lost", "deed-lost-again"].includes(id),
    say: (id: string, { n, loss }: Record<string, unknown>) => `${id} ${String(n)} ${String(loss)}`,
  } as unknown as GameWords;
  const lost = (n: number, loss: string) => ({ kind: "lost", args: { who: 0, n, loss } }) as unknown as Told;
  expect(
    tale([lost(1, "health"), lost(2, "sanity"), lost(3, "health")], speaks, ["Ana"])[0]?.paragraphs,
  ).toEqual(["Ana deed-lost 4 health & deed-lost-again 2 sanity."]);
});

test("a game whose texts name no chapter has no story", () => {
  expect(hasTale([told("moved", 0)], spoken)).toBe(false);
  expect(hasTale([told("round")], spoken)).toBe(true);
});

import { expect, test } from "vitest";
import { split } from "./naming";

const shown = (name: string, ...others: string[]) => Object.values(split(name, [name, ...others]));

test("a number or an initial at the end of a name is never cut", () => {
  expect(shown("Corazón 2", "Corazón")).toEqual(["Corazón", "\u00a02"]);
  expect(shown("Corazón", "Corazón 2")).toEqual(["Corazón", ""]);
  expect(shown("María José")).toEqual(["María", "\u00a0José"]);
  expect(shown("Juana de Arco García")).toEqual(["Juana de Arco García", ""]);
});

test("of two names that begin alike each keeps its last letters", () => {
  expect(shown("Alejandra", "Alejandro")).toEqual(["Alejand", "ra"]);
  expect(shown("Alejandro", "Alejandra")).toEqual(["Alejand", "ro"]);
  expect(shown("Maximiliano", "Alejandra")).toEqual(["Maximiliano", ""]);
  expect(shown("Ana", "Anabel")).toEqual(["Ana", ""]);
});

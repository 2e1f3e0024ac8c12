/** Every text role is readable on every ground, in every theme, by day and by night. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TEXT = 4.5;
const EDGE = 3;
const GROUNDS = ["bg", "surface", "surface-2", "card"];
const TEXTS = ["ink", "ink-2", "accent", "good", "bad", "warn", "info"];
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => `seat-${seat}`);
const EDGES = ["glow", "line-strong"];

type Theme = Map<string, { light: string; dark: string }>;

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

function rolesIn(block: string): Theme {
  const found = block.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g);
  return new Map(
    [...found].map(([, role, light, dark]) => [role ?? "", { light: light ?? "", dark: dark ?? "" }]),
  );
}

function block(css: string, selector: RegExp): string {
  return css.match(new RegExp(`${selector.source}\\s*\\{([^}]*)\\}`, "m"))?.[1] ?? "";
}

const tokens = read("./tokens.css");
const lobby = rolesIn(block(tokens, /^:root/m));
const names = [...tokens.matchAll(/^\[data-game=(\w+)\]/gm)].map(([, name]) => name ?? "");
const themes: [string, Theme][] = [
  ["lobby", lobby],
  ...names.map((name): [string, Theme] => [
    name,
    new Map([...lobby, ...rolesIn(block(tokens, new RegExp(`\\[data-game=${name}\\]`)))]),
  ]),
];
const safe = rolesIn(block(read("./base.css"), /\[data-colours="safe"\] \[data-game\]/));

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function tooFaint(theme: Theme, roles: readonly string[], floor: number): string[] {
  return (["light", "dark"] as const).flatMap((mode) =>
    roles.flatMap((role) =>
      GROUNDS.filter((ground) => {
        const [front, back] = [theme.get(role)?.[mode], theme.get(ground)?.[mode]];
        return !front || !back || contrast(front, back) < floor;
      }).map((ground) => `${role} on ${ground}, ${mode}`),
    ),
  );
}

test("there is a theme for the lobby and for each game", () => {
  expect(themes.length).toBe(6);
  expect(safe.size).toBeGreaterThan(2);
});

test.each(themes)("%s: text, seats and edges stand out", (_, theme) => {
  expect(tooFaint(theme, [...TEXTS, ...SEATS], TEXT)).toEqual([]);
  expect(tooFaint(theme, EDGES, EDGE)).toEqual([]);
  for (const mode of ["light", "dark"] as const) {
    expect(contrast(theme.get("fill")?.[mode] ?? "", theme.get("on-fill")?.[mode] ?? "")).toBeGreaterThan(
      TEXT,
    );
    expect(contrast(theme.get("back")?.[mode] ?? "", theme.get("on-back")?.[mode] ?? "")).toBeGreaterThan(
      TEXT,
    );
  }
});

test.each(themes)("%s: so do the colours for colour blindness", (_, theme) => {
  expect(tooFaint(new Map([...theme, ...safe]), [...safe.keys()], TEXT)).toEqual([]);
});

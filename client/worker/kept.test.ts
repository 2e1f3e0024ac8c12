import { expect, test } from "vitest";
import { isPage, isText, mayBeKept, textsOf } from "./kept";

test("rules, cards and words of games are texts, and nothing that depends on who asks is", () => {
  for (const path of ["/api/games", ...textsOf("cosa"), "/api/games/cosa/text.en.ftl"])
    expect(isText(path)).toBe(true);
  for (const path of [
    "/api/me",
    "/api/me/kept",
    "/api/tables",
    "/api/tables/BRISA-27",
    "/api/tables/BRISA-27/match.json",
    "/api/shelf",
    "/api/doorsteps/BRISA-27",
    "/api/games/cosa/almanac", // a table under way needs the server's own
    "/api/games/cosa/rules.es.md/more",
  ])
    expect(isText(path)).toBe(false);
});

test("our pages are known by their addresses, and what is fetched is none", () => {
  for (const path of ["/", "/t/BRISA-27", "/r/BRISA-27", "/rules/cosa", "/learn/cosa/", "/shelf", "/privacy"])
    expect(isPage(path)).toBe(true);
  for (const path of [
    "/api/tables/BRISA-27/match.json",
    "/sw.js",
    "/healthz",
    "/t/",
    "/t/a/b",
    "/og/cosa.es.png",
  ])
    expect(isPage(path)).toBe(false);
});

test("what the server calls private, or not to be stored, is not kept, whatever the address", () => {
  const said = (control: string, status = 200) =>
    mayBeKept(new Response("", { status, headers: { "cache-control": control } }));
  expect(said("no-cache")).toBe(true);
  expect(said("private, no-cache")).toBe(false);
  expect(said("no-store")).toBe(false);
  expect(said("no-cache", 404)).toBe(false);
});

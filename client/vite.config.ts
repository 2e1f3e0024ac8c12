import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { firstAnswer } from "./tools/first-answer.ts";
import { gameIcons } from "./tools/game-icons.ts";

const version = /__version__ = "(.*)"/.exec(readFileSync("../src/sobremesa/__init__.py", "utf8"))?.[1] ?? "";
const server = process.env.SOBREMESA_SERVER ?? "http://127.0.0.1:8765";

const OF_EVERY_PAGE = new RegExp(
  [
    "/src/(?:main|App|core/|parts/|lobby/|styles/)",
    "/src/(?:games/w+|sketch)/Scene",
    "/src/rules/(?:RuleList|Gist|Found)",
    "/node_modules/(?:svelte|@fluent)/",
  ].join("|"),
);
/** A table, and what boards share. */
const OF_TABLES = /\/src\/(?:table\/|rules\/|games\/[^/]+$)/;

/** The game to whose board a module belongs: all of it comes with its table, but for its words, which come by language. */
function boardIn(module: string): string | null {
  const [, game, file] = /\/src\/games\/(\w+)\/(.+)$/.exec(module) ?? [];
  return game && !file?.endsWith(".ftl?raw") ? game : null;
}

export default defineConfig({
  plugins: [svelte(), gameIcons(), firstAnswer()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: "../src/sobremesa/web/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, for over a slow line each takes its time, however small it is: what every page needs, a table, each game.
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "frame", test: OF_EVERY_PAGE, priority: 3 },
            { name: "table", test: OF_TABLES, priority: 2 },
            { name: boardIn, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["{src,worker}/**/*.test.ts"], environment: "node" },
});

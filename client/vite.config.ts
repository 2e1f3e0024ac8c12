import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./tools/game-icons.ts";

const server = process.env.SOBREMESA_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  build: {
    outDir: "../src/sobremesa/web/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows neither inline code nor data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});

// Builds the service worker, /sw.js, from worker/, and writes into it what it keeps: every file of the build that pages are made of.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const built = fileURLToPath(new URL("../../src/sobremesa/web/static/", import.meta.url));
const ALONE = new Set(["index.html", "icon.svg"]);

const paths = readdirSync(built, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(built, join(entry.parentPath, entry.name)).split(sep).join("/"))
  .filter((path) => ALONE.has(path) || path.startsWith("assets/"))
  .sort();
const digest = createHash("sha256");
for (const path of paths) digest.update(`${path}\n`).update(readFileSync(join(built, path)));
const shell = {
  version: digest.digest("hex").slice(0, 16),
  files: paths.map((path) => `/${path}`),
};

await build({
  configFile: false,
  logLevel: "warn",
  define: { __SHELL__: JSON.stringify(shell) },
  build: {
    outDir: built,
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    rollupOptions: {
      input: fileURLToPath(new URL("../worker/index.ts", import.meta.url)),
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});

// Writes a brotli and a gzip twin beside every text file of the build, so that the server need not squeeze anything.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const built = fileURLToPath(new URL("../../src/sobremesa/web/static/", import.meta.url));
const texts = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest"]);

for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !texts.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const whole = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(whole));
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
}

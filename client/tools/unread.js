// Finds what a game's board is sent and never reads: `node tools/unread.js`.
//
// In a copy of the source every field of the generated types is made private. The compiler then complains wherever one is
// read, whichever way it is written (but for `{ ...spread }`, which leaves them out: name what is taken); a field that it
// doesn't complain about is read by nobody.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const COPY = ".unread";
const GAMES = join("src", "games");
const FIELD = /^ {2}(\w+)(\??): /gm;
const READ = /games\/(\w+)\/.*Property '(\w+)' is private and only accessible within class '(\w+)'/;

/** `game View.field` of every field there is; the types are made private on the way. */
function locked(game, types) {
  const fields = new Set();
  const text = types.replace(/^export interface (\w+) \{\n(.*?)^\}/gms, (_, name, body) => {
    for (const [, field] of body.matchAll(FIELD)) fields.add(`${game} ${name}.${field}`);
    return `export class ${name} {\n${body.replace(FIELD, "  private $1$2: ")}}`;
  });
  return { fields, text };
}

function declared() {
  const all = new Set();
  for (const game of readdirSync(join(COPY, GAMES), { withFileTypes: true })) {
    if (!game.isDirectory()) continue;
    const file = join(COPY, GAMES, game.name, "wire.ts");
    const { fields, text } = locked(game.name, readFileSync(file, "utf8"));
    writeFileSync(file, text);
    for (const field of fields) all.add(field);
  }
  return all;
}

function read() {
  const check = ["svelte-check", "--workspace", COPY, "--tsconfig", "./tsconfig.json", "--output", "machine"];
  const { stdout } = spawnSync("npx", check, { encoding: "utf8", maxBuffer: 1 << 26 });
  const found = stdout.split("\n").map((line) => READ.exec(line));
  return new Set(found.filter(Boolean).map(([, game, field, type]) => `${game} ${type}.${field}`));
}

rmSync(COPY, { recursive: true, force: true });
mkdirSync(COPY);
cpSync("src", join(COPY, "src"), { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
cpSync("svelte.config.js", join(COPY, "svelte.config.js"));
writeFileSync(join(COPY, "tsconfig.json"), JSON.stringify({ extends: "../tsconfig.json", include: ["src"] }));
const fields = declared();
const used = read();
const unread = [...fields].filter((field) => !used.has(field));
rmSync(COPY, { recursive: true });

if (used.size === 0)
  throw new Error("the compiler found nothing that is read: is there anything wrong with the check?");
for (const field of unread) console.error(`nobody reads ${field}: don't send it (seen_by(..., shown=False))`);
process.exitCode = unread.length ? 1 : 0;

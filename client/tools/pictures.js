// Draws the pictures of the build as PNG, for who takes no SVG: the icons of the home screen, and what a chat shows of an
// address (1200×630), for each game and for the house, in both languages. They are the lobby's own drawings, in its colours at
// night and in its typefaces, so a game gets its picture by having a Scene.svelte.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const LANGUAGES = ["es", "en"];
const [WIDE, HIGH] = [1200, 630];
/** What stands beside the drawing: from which edge, and how wide it may be. */
const [EDGE, COLUMN] = [64, 500];
const BELOW_THE_HOUSE = 150;
const HIGHEST_NAME = 260;
const LEADING = 1.16;
const GAP = 20;
/** Of a game's drawing, what lies in the middle, with sky above it. */
const MIDDLE = "45 -38 160 168";
const MOST_BYTES = 300_000; // beyond that some chat programs show no picture

const place = (path) => new URL(path, import.meta.url);
const read = (path) => readFileSync(place(path), "utf8");

/** The words of a file of texts that are one line each. */
function wordsIn(path) {
  return Object.fromEntries(
    [...read(path).matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, said]) => [id, said]),
  );
}

/** The roles of colours and typefaces of a game, or of the house: { "--bg": "…" }. */
function rolesOf(game) {
  const tokens = read("../src/styles/tokens.css");
  const blocks = [":root", ...(game ? [`[data-game=${game}]`] : [])].map(
    (whose) => tokens.split(`\n${whose}{`)[1]?.split("\n}")[0] ?? "",
  );
  return Object.fromEntries(
    [...blocks.join(";").matchAll(/(--[\w-]+):((?:[^;(]|\([^)]*\))+)/g)].map(([, role, is]) => [role, is]),
  );
}

/** In plain CSS, as it is at night. */
function resolved(css, roles) {
  return css
    .replace(/:where\([^)]*\)/g, "")
    .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, "")
    .replace(/var\((--[\w-]+)\)/g, (_, role) => roles[role] ?? "")
    .replace(/light-dark\([^,()]+, ?([^()]+)\)/g, "$1");
}

const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const faces = Object.fromEntries(
  readdirSync(place("../faces/"))
    .filter((name) => name.endsWith(".ttf"))
    .map((name) => [name.slice(0, -".ttf".length), new Uint8Array(readFileSync(place(`../faces/${name}`)))]),
);

function drawn(svg, width, face = []) {
  const font = { fontBuffers: face.map((name) => faces[name]), defaultFontFamily: "none" };
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font });
}

/** A typeface by its own name, for that is how an SVG asks for it. */
function familyOf(face) {
  const table = Buffer.from(faces[face]);
  for (let at = 12; at < 12 + table.readUInt16BE(4) * 16; at += 16) {
    if (table.toString("latin1", at, at + 4) !== "name") continue;
    const start = table.readUInt32BE(at + 8);
    const texts = start + table.readUInt16BE(start + 4);
    for (let row = start + 6; row < texts; row += 12) {
      if (table.readUInt16BE(row) !== 3 || table.readUInt16BE(row + 6) !== 1) continue;
      const from = texts + table.readUInt16BE(row + 10);
      return Buffer.from(table.subarray(from, from + table.readUInt16BE(row + 8)))
        .swap16()
        .toString("utf16le");
    }
  }
  throw new Error(`${face} has no name`);
}

function written(text, face, size, colour, x, y) {
  return `<text x="${x}" y="${y}" font-family="${familyOf(face)}" font-size="${size}" fill="${colour}">${escaped(text)}</text>`;
}

function widthOf(text, face, size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 200">${written(text, face, size, "#000", 0, 100)}</svg>`;
  return drawn(svg, 4000, [face]).getBBox()?.width ?? 0;
}

function broken(text, face, size) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) && widthOf(longer, face, size) > COLUMN) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The largest size in which it fits into the column, and isn't higher than that. */
function fitted(text, face, sizes, highest) {
  for (const size of sizes) {
    const lines = broken(text, face, size);
    if (
      lines.length * size * LEADING <= highest &&
      lines.every((line) => widthOf(line, face, size) <= COLUMN)
    )
      return { size, lines };
  }
  throw new Error(`there is no room for: ${text}`);
}

const cup = read("../public/icon.svg").replace(/<\/?svg[^>]*>/g, "");

function card(scene, roles, face, title, says) {
  const from = EDGE + COLUMN + 36;
  const night = (role) => resolved(roles[role], roles);
  const name = fitted(title, face, [104, 92, 80, 70, 62, 54], HIGHEST_NAME);
  const line = fitted(says, "text", [36, 32, 28], 4 * 36 * LEADING);
  const [head, body] = [name, line].map(({ lines, size }) => lines.length * size * LEADING);
  const top = BELOW_THE_HOUSE + (HIGH - EDGE - BELOW_THE_HOUSE - head - GAP - body) / 2;
  const lines = ({ lines, size }, face, colour, top) =>
    lines
      .map((one, row) => written(one, face, size, colour, EDGE, top + size * (0.9 + row * LEADING)))
      .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}">
    <rect width="${WIDE}" height="${HIGH}" fill="${night("--surface-2")}"/>
    ${scene.replace("<svg ", `<svg x="${from}" y="0" width="${WIDE - from}" height="${HIGH}" preserveAspectRatio="xMidYMid slice" `)}
    <rect width="${from}" height="${HIGH}" fill="${night("--bg")}"/>
    <g transform="translate(${EDGE} 52) scale(1.125)">${cup}</g>
    ${written("Sobremesa", "display", 38, night("--ink-2"), EDGE + 92, 101)}
    ${lines(name, face, night("--ink"), top)}
    ${lines(line, "text", night("--ink-2"), top + head + GAP)}
  </svg>`;
}

function keep(path, picture) {
  const png = picture.render().asPng();
  if (png.length > MOST_BYTES) throw new Error(`${path} is too heavy: ${png.length} bytes`);
  writeFileSync(place(`../../src/sobremesa/web/static/${path}`), png);
}

/** The drawing as the lobby has it, with the styles that belong to it in plain CSS. */
async function sceneOf(server, file, roles) {
  const { render } = await server.ssrLoadModule("svelte/server");
  const { default: Scene } = await server.ssrLoadModule(file);
  const { body, head } = await render(Scene);
  const svg = body
    .replace(/<!--.*?-->/g, "")
    .replace(/ preserveAspectRatio="[^"]*"/, "")
    .trim();
  const css = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => rules).join("");
  return svg.replace(/(<svg[^>]*>)/, `$1<style>${resolved(css, roles)}</style>`);
}

await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
for (const folder of ["icons", "og"])
  mkdirSync(place(`../../src/sobremesa/web/static/${folder}`), { recursive: true });

const icon = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>`;
// What a launcher cuts into its own shape keeps the cup in the middle four fifths.
const maskable = icon(
  `<rect width="64" height="64" fill="#963619"/><g transform="translate(6.4 6.4) scale(.8)">${cup}</g>`,
);
for (const size of [192, 512]) {
  keep(`icons/${size}.png`, drawn(icon(cup), size));
  keep(`icons/maskable-${size}.png`, drawn(maskable, size));
}

const server = await createServer({
  configFile: false,
  root: fileURLToPath(place("..")),
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ compilerOptions: { css: "injected" } })],
});
const games = readdirSync(place("../src/games/")).filter((name) =>
  existsSync(place(`../src/games/${name}/Scene.svelte`)),
);
const house = rolesOf("");
const cloth = await sceneOf(server, "/src/lobby/Cloth.svelte", house);
for (const language of LANGUAGES) {
  const words = wordsIn(`../src/words/${language}.ftl`);
  const { description } = JSON.parse(read(`../public/${language}.webmanifest`));
  const whole = card(cloth, house, "display", words["lobby-title"], description);
  keep(`og/sobremesa.${language}.png`, drawn(whole, WIDE, ["display", "text"]));
  for (const game of games) {
    const roles = rolesOf(game);
    const { game: name, blurb } = wordsIn(`../../src/sobremesa/games/${game}/text.${language}.ftl`);
    const scene = await sceneOf(server, `/src/games/${game}/Scene.svelte`, roles);
    const middle = scene.replace(/viewBox="[^"]*"/, `viewBox="${MIDDLE}"`);
    keep(
      `og/${game}.${language}.png`,
      drawn(card(middle, roles, game, name, blurb), WIDE, [game, "display", "text"]),
    );
  }
}
await server.close();

// Draws the typefaces that travel into faces/: of each only what is shown, since they are most of the first load. Those that
// the build's pictures are written in (tools/pictures.js) lie beside them and don't travel.
//
// A game's own face comes with its table. Where a game is only named, the letters of its name are enough: they are a face of
// their own, GAME-title.woff2.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const LANGUAGES = ["es", "en"];
const VARIABLE = "@fontsource-variable";
const FIXED = "@fontsource";

/** Which file, and which of its weights: a span where several are shown. */
const SHARED = {
  text: [
    `${VARIABLE}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
    { wght: { min: 400, max: 800 } },
  ],
  display: [`${VARIABLE}/fraunces/files/fraunces-latin-wght-normal.woff2`, { wght: 650 }],
};
const OF_A_GAME = {
  ansia: [`${VARIABLE}/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2`, { wght: 600 }],
  arcana: [`${FIXED}/marcellus/files/marcellus-latin-400-normal.woff2`],
  cosa: [
    `${VARIABLE}/big-shoulders-stencil/files/big-shoulders-stencil-latin-wght-normal.woff2`,
    { wght: 700 },
  ],
  eldritch: [`${FIXED}/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-normal.woff2`],
  princesa: [`${FIXED}/almendra/files/almendra-latin-700-normal.woff2`],
};

const packages = createRequire(import.meta.url);
const faces = new URL("../faces/", import.meta.url);

async function draw(name, [file, variationAxes], letters, kind = "woff2") {
  const which = letters === undefined ? { keepAllGlyphs: true } : {};
  const options = { targetFormat: kind === "woff2" ? kind : "truetype", variationAxes, ...which };
  const drawn = await subsetFont(readFileSync(packages.resolve(file)), letters, options);
  writeFileSync(new URL(`${name}.${kind}`, faces), drawn);
}

/** What the game is called, in every language. */
function namesOf(game) {
  const names = LANGUAGES.map((language) => {
    const texts = new URL(`../../src/sobremesa/games/${game}/text.${language}.ftl`, import.meta.url);
    const name = /^game = (.+)$/m.exec(readFileSync(texts, "utf8"))?.[1];
    if (!name) throw new Error(`${game} has no name in ${language}`);
    return name;
  });
  return names.join("");
}

rmSync(faces, { recursive: true, force: true });
mkdirSync(faces);
for (const [name, face] of Object.entries(SHARED)) await draw(name, face);
await draw("text", [SHARED.text[0], { wght: 500 }], undefined, "ttf");
await draw("display", SHARED.display, undefined, "ttf");
for (const [game, face] of Object.entries(OF_A_GAME)) {
  await draw(game, face);
  await draw(`${game}-title`, face, namesOf(game));
  await draw(game, face, namesOf(game), "ttf");
}

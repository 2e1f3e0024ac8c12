import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const SCHEME = "game-icon:";

type Icons = Readonly<Record<string, { body: string }>>;

/** Brings single outlines of game-icons.net, so that only those that are used travel: `import lion from "game-icon:lion"`. */
export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf-8")) as { icons: Icons };
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return null;
      const name = id.slice(SCHEME.length + 1);
      const outlines = [...(icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
      if (!outlines.length) this.error(`there is no icon ${name}`);
      return `export default ${JSON.stringify(outlines.join(""))};`;
    },
  };
}

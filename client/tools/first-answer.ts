import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

/** By what an address or a preference asks for: the module that it leads to. */
const WANTED: readonly [name: string, module: RegExp][] = [
  ["t", /\/src\/table\/TablePage\.svelte$/],
  ["r", /\/src\/replay\/ReplayPage\.svelte$/],
  ["rules", /\/src\/rules\/RulesPage\.svelte$/],
  ["learn", /\/src\/learn\/LearnPage\.svelte$/],
  ["words $1", /\/src\/words\/(\w+)\.ftl(?:\?raw)?$/],
  ["board $1", /\/src\/games\/(\w+)\/index\.ts$/],
  ["board $1 $2", /\/src\/games\/(\w+)\/words\.(\w+)\.ftl(?:\?raw)?$/],
];

/**
 * The first answer shows something by itself: style sheets don't hold it up, and it asks for what comes next all at once.
 * What lies inline in it the server's content policy allows by its digest, and nothing else.
 */
export function firstAnswer(): Plugin {
  const script = readFileSync(new URL("first.js", import.meta.url), "utf8")
    .replace(/^\s*\/\/.*\n/gm, "")
    .trim();
  return {
    name: "first-answer",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, chunk }) {
        const files = bundle && chunk ? filesOf(bundle, chunk) : {};
        const sheets: string[] = [];
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
            sheets.push(sheet);
            return "";
          })
          .replace(
            "<!-- first.js -->",
            `<script>${script.replaceAll("FILES", JSON.stringify(files))}</script>`,
          )
          .replace("<!-- style sheets -->", sheets.join("").trim());
      },
    },
  };
}

/** What each of those is made of, but for what the page itself comes with. */
function filesOf(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const first = reachedFrom(entry, chunks);
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    for (const [name, module] of WANTED) {
      const is = (chunk.facadeModuleId ?? "").match(module);
      if (!is) continue;
      const files = [...reachedFrom(chunk, chunks)].filter((one) => !first.has(one)).flatMap(filesOfChunk);
      found[name.replace("$1", is[1] ?? "").replace("$2", is[2] ?? "")] = files;
    }
  }
  return found;
}

function reachedFrom(
  chunk: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
  reached = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (reached.has(chunk)) return reached;
  reached.add(chunk);
  for (const name of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) reachedFrom(next, chunks, reached);
  }
  return reached;
}

function filesOfChunk(chunk: Rolldown.OutputChunk): string[] {
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
}

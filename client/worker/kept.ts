/** What of the server's answers may be kept in this browser: what is the same for everybody, and nothing else. */

const LANGUAGES = ["es", "en"];
const PAGES = /^\/(?:(?:t|r|rules|learn)\/[^/]+\/?|(?:shelf|privacy|browsers)\/?)?$/;
const TEXTS = /^\/api\/games(?:\/[^/]+\/(?:rules\.\w+\.md|text\.\w+\.ftl|components))?$/;

/** Whether that is the address of one of our pages, all of which are the one that was built. */
export function isPage(path: string): boolean {
  return PAGES.test(path);
}

/** Rules, cards and their words: what can be read without a server. */
export function isText(path: string): boolean {
  return TEXTS.test(path);
}

export function textsOf(game: string): string[] {
  const of = `/api/games/${encodeURIComponent(game)}`;
  return [
    `${of}/components`,
    ...LANGUAGES.flatMap((one) => [`${of}/rules.${one}.md`, `${of}/text.${one}.ftl`]),
  ];
}

/** The server has the last word: what it says is somebody's own, or isn't to be stored, is not kept. */
export function mayBeKept(answer: Response): boolean {
  return answer.status === 200 && !/private|no-store/.test(answer.headers.get("cache-control") ?? "");
}

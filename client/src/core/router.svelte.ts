/** Which page the address asks for. */

export type Place =
  | { page: "lobby" }
  | { page: "table"; code: string }
  | { page: "invitation"; link: string }
  | { page: "replay"; code: string }
  | { page: "learn"; game: string };

/** The link of a private table is longer than any code. */
const LINK = /^[A-Za-z0-9_-]{24}$/;

export function placeOf(path: string): Place {
  const [, kind, code] = path.match(/^\/(t|r|learn)\/([^/]+)\/?$/) ?? [];
  if (!code) return { page: "lobby" };
  if (kind === "learn") return { page: "learn", game: code };
  if (kind === "t" && LINK.test(code)) return { page: "invitation", link: code };
  const spoken = decodeURIComponent(code).toUpperCase();
  return kind === "t" ? { page: "table", code: spoken } : { page: "replay", code: spoken };
}

class Router {
  place = $state.raw<Place>({ page: "lobby" });
  /** The game that whoever goes to the lobby wants to set a table for. */
  setting: string | null = null;

  start() {
    this.place = placeOf(location.pathname);
    addEventListener("popstate", () => {
      this.place = placeOf(location.pathname);
    });
  }

  go(path: string) {
    history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }

  /** The same page by another address: going back doesn't lead to the one before. */
  rename(path: string) {
    history.replaceState(null, "", path);
    this.place = placeOf(path);
  }
}

export const router = new Router();

/** Follows a link without loading the page anew; a new tab or window stays the browser's business. */
export function follow(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname);
}

/** Which page the address asks for. */

import { sheetsInHistory } from "./sheets";
import { shell } from "./shell";

export type Place =
  | { page: "lobby" }
  | { page: "table"; code: string }
  | { page: "invitation"; link: string }
  | { page: "replay"; code: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "shelf" }
  | { page: "privacy" }
  | { page: "browsers" }
  | { page: "host" }
  | { page: "nowhere" };

/** The link of a private table is longer than any code. */
const LINK = /^[A-Za-z0-9_-]{24}$/;

/** What is written in an address, if it can be read. */
function written(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function placeOf(path: string): Place {
  if (path === "/") return { page: "lobby" };
  if (/^\/shelf\/?$/.test(path)) return { page: "shelf" };
  if (/^\/privacy\/?$/.test(path)) return { page: "privacy" };
  if (/^\/browsers\/?$/.test(path)) return { page: "browsers" };
  if (/^\/host\/?$/.test(path)) return { page: "host" };
  const [, kind, named] = path.match(/^\/(t|r|rules|learn)\/([^/]+)\/?$/) ?? [];
  if (!named) return { page: "nowhere" };
  if (kind === "rules" || kind === "learn") return { page: kind, game: written(named) };
  if (kind === "t" && LINK.test(named)) return { page: "invitation", link: named };
  const code = written(named).toUpperCase();
  return kind === "t" ? { page: "table", code } : { page: "replay", code };
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
    // What lay over the page before has nothing to go back to any more.
    if (sheetsInHistory()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = placeOf(location.pathname);
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
  if (shell.isOutdated) return; // the browser loads it, and so the newer version
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

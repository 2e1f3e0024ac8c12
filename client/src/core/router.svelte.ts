/** Which page the address asks for. */

export type Place = { page: "lobby" } | { page: "table"; code: string } | { page: "replay"; code: string };

export function placeOf(path: string): Place {
  const [, kind, code] = path.match(/^\/(t|r)\/([^/]+)\/?$/) ?? [];
  if (!code) return { page: "lobby" };
  const spoken = decodeURIComponent(code).toUpperCase();
  return kind === "t" ? { page: "table", code: spoken } : { page: "replay", code: spoken };
}

class Router {
  place = $state.raw<Place>({ page: "lobby" });

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
}

export const router = new Router();

/** Follows a link without loading the page anew; a new tab or window stays the browser's business. */
export function follow(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname);
}

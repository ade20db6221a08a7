export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; at?: number }
  | { screen: "nowhere" };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { screen: "home" };
  if (parts.length === 2 && (parts[0] === "table" || parts[0] === "replay")) {
    return { screen: parts[0], id: decodeURIComponent(parts[1]) };
  }
  if (parts.length === 3 && parts[0] === "replay" && /^\d{1,6}$/.test(parts[2])) {
    return { screen: "replay", id: decodeURIComponent(parts[1]), at: Number(parts[2]) };
  }
  return { screen: "nowhere" };
}

/** The id in an invite link, or in what somebody typed instead of one. */
export function tableIn(text: string): string | null {
  const found = /(?:table\/|replay\/|^)([\w-]+)\/?$/.exec(text.trim());
  return found ? found[1] : null;
}

/** The token in a personal link, e.g. https://host/#/me/TOKEN */
export function tokenIn(fragment: string): string | null {
  const found = /^#\/me\/(.+)$/.exec(fragment);
  return found ? found[1].replaceAll("%2E", ".") : null;
}

class Way {
  here = $state<Route>(routeOf(location.pathname));

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.here = routeOf(path);
    scrollTo(0, 0);
  }

  /** Links inside the page change the screen without loading it anew. */
  follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    this.go(link.pathname);
  }
}

export const way = new Way();

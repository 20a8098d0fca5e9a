/** Where the visitor is: the address bar as state, and links that do not reload the page. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", to);
    else history.replaceState(null, "", to);
    const before = this.path;
    this.#read();
    if (this.path !== before && how === "push") scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Turns a click on a link of this site into a move of the router; a modified click stays the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || link.pathname === "/docs" || link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}

/** A cut link may end in half a letter; it then names nothing, and that is said. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface Place {
  page: "start" | "new" | "table" | "rules" | "learn" | "about" | "lost";
  name: string;
}

export function place(path: string): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: "lost", name: "" };
  if (!first) return { page: "start", name: "" };
  if (first === "about" && !second) return { page: "about", name: "" };
  if (first === "rules") return { page: "rules", name: second };
  if (first === "learn" && second) return { page: "learn", name: second };
  if (first === "new" && second) return { page: "new", name: second };
  if (first === "t" && second) return { page: "table", name: second };
  return { page: "lost", name: "" };
}

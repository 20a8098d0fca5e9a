/** Where the visitor is: the address bar as state, by the paths of the hall, and links that do not reload the page. */
import { here, inHall, pathOf } from "./address";

const ELSEWHERE = /^\/(api|docs|help)(\/|$)/; // what the hall answers itself

class Router {
  path = $state(here());
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", inHall(to));
    else history.replaceState(null, "", inHall(to));
    const before = this.path;
    this.#read();
    if (this.path !== before && how === "push") scrollTo(0, 0);
  }

  #read(): void {
    this.path = here();
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Turns a click on a link of this site into a move of the router; a modified click stays the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const path = pathOf(link);
  if (path === null || ELSEWHERE.test(path) || link.hash) return;
  event.preventDefault();
  router.go(path + link.search);
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
  page: string;
  name: string; // what the address names: a game, a table, a player; empty when nothing
}

/** The page that an address leads to: the first whose parts fit, else "lost". */
export function place(path: string, doors: { page: string; address: string }[]): Place {
  const given = path.split("/").filter(Boolean).map(decoded);
  const door = doors.find(({ address }) => fits(address.split("/").filter(Boolean), given));
  if (!door) return { page: "lost", name: "" };
  const at = door.address.split("/").findIndex((part) => part.startsWith(":"));
  return { page: door.page, name: given[at] ?? "" };
}

/** A part that begins with ":" stands for anything; with "?" at its end it may be missing. */
function fits(wanted: string[], given: string[]): boolean {
  if (given.length > wanted.length) return false;
  return wanted.every((part, at) => (at < given.length ? part.startsWith(":") || part === given[at] : part.endsWith("?")));
}

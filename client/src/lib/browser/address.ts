/**
 * Where the hall lies: at "/" of its host, or in a folder of it, as its page says. A path of the hall begins with "/" wherever
 * that is; what the browser is given is the path's address.
 */
const folder = (document.documentElement.dataset.hall ?? "/").slice(0, -1);

/** The address of a path of the hall. */
export const inHall = (path: string): string => folder + path;

/** The same for whoever is elsewhere. */
export const fromOutside = (path: string): string => location.origin + inHall(path);

/** Where a socket is opened. */
export const lineTo = (path: string): string => fromOutside(path).replace("http", "ws");

/** The path at which the page is. */
export const here = (): string => location.pathname.slice(folder.length);

/** The path to which a link leads; null where that lies outside of the hall. */
export function pathOf({ origin, pathname }: { origin: string; pathname: string }): string | null {
  return origin === location.origin && pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : null;
}

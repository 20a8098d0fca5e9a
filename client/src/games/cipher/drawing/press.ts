/** Where faces are printed: fetched with a table, or when the first card is drawn elsewhere; what large cards show besides, and the light on their foil, with the first of them. */
import { Lazy } from "../../../lib/browser/lazy.svelte";

export const press = new Lazy(() => import("./frame"));
export const adornment = new Lazy(() => Promise.all([import("./engraver"), import("../../../parts/faces/foil")]).then(([engraver]) => engraver));

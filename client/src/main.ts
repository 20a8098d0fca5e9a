import { packs } from "virtual:words";
import { here } from "./lib/browser/address";
import { first } from "./lib/words/first";
import "./tokens.css";
import "./hall.css";

// The sentences and the program travel side by side: `open` waits for both. The letters come beside them, preloaded by
// the page: one whose letters change when it stands already jumps under a finger.
const said = packs.front![first()]();
// What the page of a table needs follows them closely: sooner it would take its part of a slow line from the hall, which is drawn first.
const behind = here().startsWith("/t/") ? [packs.table![first()], () => import("./pages/play/TablePage.svelte")] : [];
void said.then(() => Promise.all<unknown>(behind.map((fetched) => fetched()))).catch(() => undefined);
export default import("./open").then(({ open }) => open());

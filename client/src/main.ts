import { packs } from "virtual:words";
import { first } from "./lib/words/first";
import "./tokens.css";
import "./hall.css";

// The sentences and the program travel side by side: `open` waits for both.
packs.front![first()]().catch(() => undefined);
export default import("./open").then(({ open }) => open());

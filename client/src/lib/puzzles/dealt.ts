/** The position of a puzzle, as a small board draws it. */
import type { AskedPuzzle, Entry } from "../net/shapes";

export const dealt = ({ view }: AskedPuzzle): Entry => ({ seq: 0, kind: "dealt", seat: null, action: null, time: "", events: [], view });

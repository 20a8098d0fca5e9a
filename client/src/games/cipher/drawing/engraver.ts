/** What only a large card shows: a pattern in its field, and what an engraver adds to its edge, pearls, leaves, waves and foil. */
import { guilloche, leaves, pearls } from "../../../parts/faces/engraving";
import { path } from "../../../parts/faces/gouge";
import { PAPER } from "../../../parts/faces/ink";

export { GILDED, gilt, iris, sheen } from "../../../parts/faces/engraving";
export { chatter, patternOf, sceneOf } from "../../../parts/faces/pattern";

/** A window, and how far down its picture is seen. */
export interface Window {
  x: number;
  w: number;
  h: number;
  seen: number;
}

/** Pearls on the dark edge, and leaves in the lower corners. */
export const engraved = (edge: string, { x, w, seen }: Window, key: string): string =>
  pearls(edge, 1.2, 2.1) + path(leaves(x + 3, seen - 0.5, 1, -1, 1.1) + leaves(x + w - 3, seen - 0.5, -1, -1, 1.1), PAPER, ` stroke="${key}" stroke-width=".7"`);

/** Waves on the gold. */
export const waved = ({ x, w, h }: Window): string => guilloche(x + 1.8, x + 1.8, w - 3.6, h - 3.6, 4, 2.6, 3.4);

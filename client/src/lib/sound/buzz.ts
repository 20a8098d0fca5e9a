/** What a hand feels of a cue, where a device can tremble and whoever holds it minds no motion. */
import { calm } from "../browser/motion";
import type { Cue, CueName } from "./cues";

/** Milliseconds: on, off, on. */
const FELT: Partial<Record<CueName, number[]>> = {
  blow: [30],
  critical: [20, 40, 50],
  turn: [40],
  low: [50, 60, 50],
  win: [30, 50, 30, 50, 60],
  loss: [80],
};

/** The last of these that is felt at all. */
export function buzz(cues: Cue[]): void {
  const felt = cues.map(({ name }) => FELT[name]).findLast(Boolean);
  if (felt && !calm()) navigator.vibrate?.(felt);
}

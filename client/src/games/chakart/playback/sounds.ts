/** What an event of a move sounds like. */
import type { Cue, CueName } from "../../../lib/sound/cues";
import type { GameEvent } from "../types";

const OF_EVENTS: Partial<Record<GameEvent["kind"], CueName>> = {
  move: "place",
  stealth: "place",
  placed: "place",
  swapped: "place",
  pushed: "place",
  jumped: "place",
  returned: "place",
  shell: "place",
  dropped: "place",
  capture: "flip",
  chomped: "flip",
  converted: "flip",
  promoted: "flip",
  egg: "egg",
};

/** Its die rattles by itself, while it is thrown. */
export function cuesOf(event: GameEvent, thrown: boolean): Cue[] {
  if (thrown) return [{ name: "dice" }];
  const name = event.kind === "redirected" ? (event.object === "bomb" ? "blow" : "banana") : OF_EVENTS[event.kind];
  return name ? [{ name }] : [];
}

/** What the events of an entry sound like. */
import type { Cue, CueName } from "../../../lib/sound/cues";
import type { Entry, GameEvent } from "../types";

const OF_EVENTS: Partial<Record<GameEvent["kind"], CueName>> = {
  bond: "place",
  deployed: "place",
  leveled: "place",
  grew: "place",
  moved: "place",
  evade: "place",
  flipped: "flip",
  support: "flip",
  critical: "critical",
  defeated: "blow",
  "orb-taken": "orb",
};

/** Each once, in the order in which they happened. */
export function cuesOf(entry: Entry): Cue[] {
  const names = entry.events.flatMap(({ kind }) => OF_EVENTS[kind] ?? []);
  return [...new Set(names)].map((name) => ({ name }));
}

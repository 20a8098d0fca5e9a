/** What the steps of a move sound like. */
import type { Cue, Sounding } from "../../../lib/sound/cues";
import type { GameEvent } from "../types";

/** An event by itself, where no step shows it. */
const OF_EVENTS: Partial<Record<GameEvent["kind"], Cue>> = {
  picked: { name: "place" },
  swapped: { name: "flip" },
  roulette: { name: "dice" },
};

const alone = (events: GameEvent[]): Cue[] => events.flatMap(({ kind }) => OF_EVENTS[kind] ?? []);
const rulings = (events: GameEvent[]): Cue[] => (["same", "plus"] as const).filter((name) => events.some(({ kind }) => kind === name)).map((name) => ({ name }));

/** The steps with their cues; each link of a combo sounds higher than the one before. */
export function sounded<S extends { name: string }>(steps: S[], events: GameEvent[]): (S & Sounding)[] {
  let link = 0;
  const cues = ({ name }: S): Cue[] => {
    if (name === "drop") return [{ name: "place" }];
    if (name === "shift") return [{ name: "conveyor" }];
    if (name === "rulings") return rulings(events);
    if (name === "turn") return [{ name: "flip" }];
    if (name === "link") return [{ name: "flip", link: ++link }];
    return name === "rest" ? alone(events) : [];
  };
  return steps.map((step) => ({ ...step, cues: cues(step) }));
}

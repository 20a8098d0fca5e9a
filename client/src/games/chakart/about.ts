/** What is told of a thing on the board or of a power: when somebody touches it, and the first time that it appears. */
import { THINGS, type POWERS } from "./drawing/pictures";
import type { GameEvent, Thing } from "./types";

export type Power = keyof typeof POWERS;
export type Subject = Thing | Power;

export const isThing = (subject: Subject): subject is Thing => subject in THINGS;

interface Told {
  seat: string | null;
  events: GameEvent[];
}

function appeared({ events }: Told): Thing[] {
  return events.flatMap((event) => (event.kind === "left" || event.kind === "dropped" ? event.object : []));
}

/** The thing that nobody had seen in this match before the last turn of a seat; of several the newest. */
export function newest(history: Told[], index: number, seat: string): Thing | null {
  const shown = history.slice(0, index + 1);
  const turn = shown.findLastIndex((entry) => entry.seat === seat);
  const before = new Set(shown.slice(0, Math.max(0, turn)).flatMap(appeared));
  return shown.slice(Math.max(0, turn)).flatMap(appeared).findLast((thing) => !before.has(thing)) ?? null;
}

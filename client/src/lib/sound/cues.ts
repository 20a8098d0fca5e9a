/** What can be heard, by name; each can be seen as well. */

export type CueName =
  | "place" // a card on felt, a man on the track
  | "flip" // a soft wooden tap: something is turned over, or taken
  | "same"
  | "plus"
  | "conveyor" // a ratchet
  | "dice"
  | "egg"
  | "banana" // a slide whistle
  | "blow" // a muffled drum: a bomb, a defeat
  | "critical"
  | "orb" // glass
  | "turn" // one low bell: it is mine
  | "low" // my clock
  | "win"
  | "loss"
  | "draw";

export interface Cue {
  name: CueName;
  link?: number; // of a combo, from 1: each sounds higher than the one before
}

export interface Sounding {
  cues?: Cue[];
}

/** The last of these, shown in the place of all: whoever wants no motion hears what the others see. */
export function atOnce<S extends Sounding>(steps: S[]): S[] {
  return steps.slice(-1).map((last) => ({ ...last, cues: steps.flatMap(({ cues }) => cues ?? []) }));
}

/** Small boards and events for the tests. */
import { readBoard } from "./written/fen";
import type { Colour, Entry, GameEvent, Pending, View } from "./types";

type Bare<Event> = Event extends unknown ? Omit<Event, "en" | "fr"> : never;

/** An event whose sentences are its kind. */
export function event(bare: Bare<GameEvent>): GameEvent {
  return { ...bare, en: bare.kind, fr: bare.kind } as GameEvent;
}

export const CHAIN_BEFORE = readBoard("rn1b2qk/pbppwppp/1w2p3/1p1Rm3/3PdnPr/4P1d1/PPP1mP1P/NNB1KRQB");
export const CHAIN_AFTER = readBoard("rn1b2qk/pbpp1ppp/1wwBp3/1p1R4/3P1nPr/4P1d1/PPP1mP1P/NNB1KRQ1");

/** The chain of the rules page: h1 to e4, banana, mushroom, bomb, and a bomb of the bishop's own. */
export const CHAIN: GameEvent[] = [
  event({ kind: "move", colour: "white", man: "b", from: "h1", to: "e4" }),
  event({ kind: "taken", object: "banana", at: "e4" }),
  event({ kind: "redirected", object: "banana", from: "e4", to: "e5", candidates: ["f4", "e5"] }),
  event({ kind: "taken", object: "mushroom", at: "e5" }),
  event({ kind: "jumped", from: "e5", to: "e7", over: "e6" }),
  event({ kind: "taken", object: "bomb", at: "e7" }),
  event({ kind: "redirected", object: "bomb", from: "e7", to: "d6", candidates: ["d6", "f6", "d8", "f8"] }),
  event({ kind: "dropped", object: "bomb", at: "c6", candidates: ["c6"] }),
  event({ kind: "noted", notation: "Bxe4", colour: "white" }),
];

export function entry(seat: Colour | null, notation: string | null, pending: Pending = null): Entry {
  const events = notation && seat ? [{ ...event({ kind: "noted", notation, colour: seat }), en: notation, fr: notation }] : [];
  return { seq: 1, kind: "act", seat, action: null, events, view: { pending, board: CHAIN_BEFORE } as View };
}

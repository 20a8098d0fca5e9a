/** One picture of the board: what stands where, what moves, and the reasons drawn on the seams. */
import type { Colour, Entry, Flipped, GameEvent, Pair, Piece, Slid, View } from "../types";

export type Motion =
  | { kind: "drop" }
  | { kind: "turn"; axis: "x" | "y"; was: Colour }
  | { kind: "slide"; dx: number; dy: number; wraps: boolean };

export interface ShownPiece extends Piece {
  motion?: Motion;
}

/** Two facing numbers joined on their seam, as they count, whatever the board adds to what is printed; `to` is null at a wall. */
export interface Domino {
  from: number;
  to: number | null;
  side: number;
  mine: number;
  theirs: number;
  reason: "plus" | "same" | "capture";
  sign: string;
  tag: string | null;
}

export interface Scene {
  cells: (ShownPiece | null)[];
  score: Record<Colour, number>;
  placed: number | null;
  dominoes: Domino[];
  belt: Slid | null;
  round: number | null; // the number to announce while a new round begins
}

function seam(from: number, pair: Pair, reason: "plus" | "same", tag: string | null): Domino {
  return {
    from,
    to: pair.cell,
    side: pair.side,
    mine: pair.mine,
    theirs: pair.theirs,
    reason,
    sign: reason === "plus" ? "+" : "=",
    tag,
  };
}

/** The dominoes of Same and Plus, which appear together before anything turns. */
export function rulings(events: GameEvent[]): Domino[] {
  return events.flatMap((event) => {
    if (event.kind === "plus") return event.pairs.map((pair) => seam(event.cell, pair, "plus", `= ${event.sum}`));
    if (event.kind === "same") return event.pairs.map((pair) => seam(event.cell, pair, "same", null));
    return [];
  });
}

/** The capsule of a capture; none where a Same or Plus domino already tells the reason. */
export function capsule(event: Flipped): Domino | null {
  if (event.by === "same" || event.by === "plus") return null;
  return {
    from: event.from,
    to: event.cell,
    side: event.side,
    mine: event.mine + event.mine_delta,
    theirs: event.theirs + event.theirs_delta,
    reason: "capture",
    sign: "",
    tag: null,
  };
}

/** The number of the round these events begin after another one was played, else null. */
export function newRound(events: GameEvent[]): number | null {
  const begun = events.find((event) => event.kind === "dealt");
  return begun && "round" in begun && begun.round > 1 ? begun.round : null;
}

/** The events the board still shows: none once a new round has cleared it. */
function lastMove(events: GameEvent[]): GameEvent[] {
  return newRound(events) === null ? events : [];
}

function beltOf(events: GameEvent[]): Slid | null {
  return events.find((event) => event.kind === "slid") ?? null;
}

/** The standing picture after an entry: its view, and the reasons of the move that led there. */
export function sceneAfter(entry: Pick<Entry, "view" | "events">): Scene {
  const events = lastMove(entry.events);
  const captures = events.flatMap((event) => (event.kind === "flipped" ? (capsule(event) ?? []) : []));
  return {
    cells: entry.view.board.map((piece) => (piece ? { ...piece } : null)),
    score: { ...entry.view.score },
    placed: entry.view.placed,
    dominoes: [...rulings(events), ...captures],
    belt: beltOf(events),
    round: null,
  };
}

/** The board of a view with no reasons on it. */
export function bare(view: View): Scene {
  return sceneAfter({ view, events: [] });
}

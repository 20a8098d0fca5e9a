/** From the board before and the events of an entry to the steps an eye can follow. */
import type { Sounding } from "../../../lib/sound/cues";
import { bare, capsule, newRound, rulings, sceneAfter, type Scene, type ShownPiece } from "./scene";
import { sounded } from "./sounds";
import type { Colour, Entry, Flipped, GameEvent, Placed, Slid, View } from "../types";

type StepName = "drop" | "shift" | "rulings" | "turn" | "link" | "settle" | "round" | "rest";

export interface Step extends Sounding {
  name: StepName;
  ms: number;
  scene: Scene;
}

/** Milliseconds of each part of a move (design language, section 8). */
export const TIMES = { drop: 240, shift: 600, rulings: 680, turn: 320, link: 180, tail: 140, round: 900 };
export const LONGEST = 2400;

const other = (colour: Colour): Colour => (colour === "red" ? "blue" : "red");

function still(scene: Scene): Scene {
  const cells = scene.cells.map((piece) => (piece ? { ...piece, motion: undefined } : null));
  return { ...scene, cells, score: { ...scene.score }, dominoes: [...scene.dominoes] };
}

/** The delta a card shows on its way: the one it ends with, if it is still there. */
function deltaOf(slot: number | undefined, after: View): number {
  return after.board.find((piece) => piece?.card.slot === slot)?.delta ?? 0;
}

function dropped(scene: Scene, event: Placed, after: View): Scene {
  const next = still(scene);
  const brought = after.board.find((piece) => piece?.card.slot === event.slot)?.brought ?? event.seat;
  const card = { ...event.card, slot: event.slot };
  next.cells[event.cell] = {
    card,
    colour: event.seat,
    brought,
    delta: deltaOf(event.slot, after),
    motion: { kind: "drop" },
  };
  next.placed = event.cell;
  next.dominoes = [];
  next.belt = null;
  return next;
}

function shifted(scene: Scene, event: Slid, after: View): Scene {
  const next = still(scene);
  const step = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[event.travel] as [number, number];
  const before = still(scene).cells;
  for (const [from, to] of event.moves) {
    const piece = before[from];
    const wraps = [2, 6].includes(Math.abs(from - to)); // two columns or two rows away: round the far edge
    next.cells[to] = piece
      ? { ...piece, delta: deltaOf(piece.card.slot, after), motion: { kind: "slide", dx: step[0], dy: step[1], wraps } }
      : null;
  }
  next.placed = event.moves.find(([from]) => from === event.cell)?.[1] ?? next.placed;
  next.belt = event;
  return next;
}

function turned(scene: Scene, flips: Flipped[]): Scene {
  const next = still(scene);
  for (const flip of flips) {
    const piece: ShownPiece | null | undefined = next.cells[flip.cell];
    if (!piece || piece.colour === flip.colour) continue;
    const axis = flip.side === 0 || flip.side === 2 ? "x" : "y";
    next.cells[flip.cell] = { ...piece, colour: flip.colour, motion: { kind: "turn", axis, was: piece.colour } };
    next.score[flip.colour] += 1;
    next.score[other(flip.colour)] -= 1;
    next.dominoes.push(...[capsule(flip)].filter((domino) => domino !== null));
  }
  return next;
}

function ruled(scene: Scene, events: GameEvent[]): Scene {
  const next = still(scene);
  next.dominoes.push(...rulings(events));
  return next;
}

/** The steps of the captures: rulings at once, direct flips together, then combo links one by one. */
function captures(start: Scene, events: GameEvent[]): Step[] {
  const steps: Step[] = [];
  let scene = start;
  const push = (name: StepName, ms: number, next: Scene): void => {
    scene = next;
    steps.push({ name, ms, scene });
  };
  const flips = events.filter((event) => event.kind === "flipped");
  if (rulings(events).length) push("rulings", TIMES.rulings, ruled(scene, events));
  const direct = flips.filter((flip) => flip.wave === 0);
  if (direct.length) push("turn", TIMES.turn, turned(scene, direct));
  const links = flips.filter((flip) => flip.wave > 0).sort((a, b) => a.wave - b.wave);
  for (const link of links) {
    const next = turned(scene, [link]);
    // a link starts before the last one has come to rest, so that card keeps turning
    scene.cells.forEach((piece, cell) => {
      const kept = next.cells[cell];
      if (steps.at(-1)?.name === "link" && piece?.motion?.kind === "turn" && kept && !kept.motion) kept.motion = piece.motion;
    });
    push("link", TIMES.link, next);
  }
  if (links.length) push("settle", TIMES.tail, { ...scene });
  return steps;
}

function shortened(steps: Step[]): Step[] {
  const total = steps.reduce((sum, step) => sum + step.ms, 0);
  const factor = Math.min(1, LONGEST / Math.max(1, total));
  return steps.map((step) => ({ ...step, ms: Math.floor(step.ms * factor) }));
}

/** The steps of an entry; the last one is always exactly the entry's view. */
export function sequence(before: View | null, entry: Entry): Step[] {
  const rest: Step = { name: "rest", ms: 0, scene: sceneAfter(entry) };
  return sounded([...shortened(moves(before, entry)), rest], entry.events);
}

/** The steps until the board rests. */
function moves(before: View | null, entry: Entry): Step[] {
  const placed = entry.events.find((event) => event.kind === "placed");
  if (!before || !placed) return [];
  const steps: Step[] = [{ name: "drop", ms: TIMES.drop, scene: dropped(bare(before), placed, entry.view) }];
  const slid = entry.events.find((event) => event.kind === "slid");
  if (slid) steps.push({ name: "shift", ms: TIMES.shift, scene: shifted(steps[0]!.scene, slid, entry.view) });
  steps.push(...captures(steps.at(-1)!.scene, entry.events));
  const round = newRound(entry.events);
  if (round !== null) steps.push({ name: "round", ms: TIMES.round, scene: { ...still(steps.at(-1)!.scene), round } });
  return steps;
}

/** From the board before and the events of an entry to the steps an eye can follow. */
import type { Sounding } from "../../../lib/sound/cues";
import { linesOf, type ChainLine } from "./chain";
import { changed, legOf, pieceAt, newPiece, put, sceneOf, settled, spend, without, type Die, type LegKind, type Scene } from "./scene";
import { cuesOf } from "./sounds";
import type { Board, GameEvent, Square } from "../types";

export interface Step extends Sounding {
  ms: number;
  scene: Scene;
  line: number | null; // the line of the list that this step shows
}

/** Milliseconds of each part of a move. */
export const TIMES = { move: 300, die: 520, roll: 240, leap: 320, egg: 620, change: 300, quiet: 0 };
export const LONGEST = 2400;

interface Moment {
  scene: Scene;
  mover: string | null; // the key of the piece whose move this is
}

interface Shown extends Moment {
  ms: number;
}

const withDie = (scene: Scene, die: Die): Scene => ({ ...scene, die });
/** What was only shown for a moment is put away. */
const settle = (scene: Scene): Scene => ({ ...scene, die: null, effect: scene.effect && { ...scene.effect, fresh: false } });

/** The mover rolls on to another square, and the road with it. */
function roll(moment: Moment, from: Square, to: Square, kind: LegKind, ms: number): Shown {
  const scene = changed(settle(moment.scene), moment.mover ?? undefined, { at: to });
  return { ...moment, ms, scene: { ...scene, road: [...scene.road, { from, to, kind }], trail: [...scene.trail, to] } };
}

/** The die lies open, then the pick is shown. A die of one face is not thrown. */
function thrown(moment: Moment, at: Square, candidates: Square[]): Shown[] {
  if (candidates.length < 2) return [];
  return [{ ...moment, ms: TIMES.die, scene: withDie(settle(moment.scene), { at, candidates, came: null }) }];
}

function opened(moment: Moment, event: GameEvent & { kind: "move" | "stealth" }): Shown {
  const token = pieceAt(moment.scene, event.from);
  const to = event.to;
  const start = { ...moment.scene, trail: [event.from], ghost: token ?? null };
  if (!token || !to) return { mover: null, ms: TIMES.move, scene: without(start, token?.key) };
  const moved = changed(start, token.key, { at: to, hidden: event.kind === "stealth" });
  const leg = legOf(token.man, event.from, to);
  return { mover: token.key, ms: TIMES.move, scene: { ...moved, road: [leg], trail: [event.from, to] } };
}

function swapped(moment: Moment, from: Square, to: Square): Shown {
  const [one, other] = [pieceAt(moment.scene, from), pieceAt(moment.scene, to)];
  const scene = changed(changed(moment.scene, one?.key, { at: to }), other?.key, { at: from });
  return { ...moment, ms: TIMES.leap, scene: { ...scene, trail: [from, to] } };
}

/** The pictures of one event, one after another; none when it changes nothing to be seen. */
function shown(moment: Moment, event: GameEvent): Shown[] {
  const { scene, mover } = moment;
  const one = (next: Scene, ms: number = TIMES.change): Shown[] => [{ ...moment, ms, scene: settle(next) }];
  switch (event.kind) {
    case "move":
    case "stealth":
      return [opened(moment, event)];
    case "capture": {
      const victim = event.by === "chomp" ? pieceAt(scene, event.at) : pieceAt(scene, event.at, mover);
      return victim ? one(without(scene, victim.key), TIMES.quiet) : [];
    }
    case "taken":
      return one(spend(scene, event.at), TIMES.quiet);
    case "left":
      return one(put(scene, event.object, event.at), TIMES.quiet);
    case "redirected":
      return [...thrown(moment, event.from, event.candidates), roll(moment, event.from, event.to, "straight", TIMES.roll)];
    case "pushed":
      return [roll(moment, event.from, event.to, "straight", TIMES.roll)];
    case "jumped":
      return [roll(moment, event.from, event.to, "leap", TIMES.leap)];
    case "stopped":
      return one(scene);
    case "egg":
      return [{ ...moment, ms: TIMES.egg, scene: { ...scene, die: null, effect: { at: event.at, effect: event.effect, fresh: true } } }];
    case "returned":
      return [roll({ ...moment, scene: changed(scene, mover ?? undefined, { man: event.man }) }, event.from, event.to, "leap", TIMES.leap)];
    case "chomped":
      return one(without(scene, pieceAt(scene, event.at)?.key));
    case "immobilised":
      return one(changed(scene, pieceAt(scene, event.at)?.key, { immobilised: true }));
    case "converted":
      return [...thrown(moment, event.at, event.candidates), ...one(changed(scene, pieceAt(scene, event.at)?.key, { colour: event.to }))];
    case "dropped":
      return [...thrown(moment, event.at, event.candidates), ...one(put(scene, event.object, event.at))];
    case "promoted":
      return one(changed(scene, pieceAt(scene, event.at)?.key, { man: event.man }));
    case "shell":
      return one({ ...scene, road: [{ from: event.from, to: event.to, kind: "throw" }], trail: [event.from, event.to] }, TIMES.move);
    case "swapped":
      return [swapped(moment, event.from, event.to)];
    case "placed": {
      const token = newPiece(event.man, event.colour, event.at);
      return [{ mover: token.key, ms: TIMES.move, scene: { ...scene, pieces: [...scene.pieces, token], trail: [event.at] } }];
    }
    default:
      return [];
  }
}

/** Objects are numbered on the road in the order in which they were reached. */
function beaded(scene: Scene, line: ChainLine | undefined): Scene {
  if (!line?.number) return scene;
  const event = line.event;
  const at = "from" in event ? event.from : "at" in event ? event.at : null;
  return at ? { ...scene, beads: [...scene.beads, { at, number: line.number }] } : scene;
}

/** Every step of an entry, and at the end the board as it stands then, with the road over it. */
export function stepsOf(before: Board, events: GameEvent[], after: Board): Step[] {
  const lines = linesOf(events);
  const steps: Step[] = [];
  let moment: Moment = { scene: sceneOf(before), mover: null };
  for (const event of events) {
    const line = lines.findIndex((candidate) => candidate.event === event);
    moment = { ...moment, scene: beaded(moment.scene, lines[line]) };
    for (const next of shown(moment, event)) {
      moment = { scene: next.scene, mover: next.mover };
      steps.push({ ms: next.ms, scene: next.scene, line: line < 0 ? (steps.at(-1)?.line ?? null) : line, cues: cuesOf(event, next.scene.die !== null) });
    }
  }
  return [...steps, { ms: 0, scene: settled(after, settle(moment.scene)), line: null }];
}

/** The same steps within the longest time. */
export function shortened(steps: Step[]): Step[] {
  const total = steps.reduce((sum, step) => sum + step.ms, 0);
  const factor = Math.min(1, LONGEST / Math.max(1, total));
  return steps.map((step) => ({ ...step, ms: Math.floor(step.ms * factor) }));
}

/** The turn of the house as a film: what it did, one frame a step, and how long each step lies on the table. */
import type { Entry, GameEvent } from "../types";

export type FrameKind = "bond" | "deployed" | "leveled" | "moved" | "skill" | "attack";

export interface Frame {
  at: number; // index of the entry that shows it
  kind: FrameKind;
  count: number; // steps that are joined in it
  card: string | null; // that did it
  target: string | null; // of an attack
  totals: [number, number] | null; // of both, once it is decided
  orb: boolean; // it took one
}

const STEP = 900; // milliseconds
const ATTACK = 1400;
const LONGEST_TURN = 6000; // all of its entries together
export const MOST_FRAMES = 4; // frames beside each other

const KINDS: Partial<Record<GameEvent["kind"], FrameKind>> = { bond: "bond", deployed: "deployed", leveled: "leveled", moved: "moved", skill: "skill", attack: "attack" };

/** The index of the entry with which the turn began that is played after an entry. */
function beginning(history: Entry[], index: number): number {
  return Math.max(0, history.slice(0, index + 1).findLastIndex(({ events }) => events.some(({ kind }) => kind === "turn")));
}

/** The frames of the turn as far as an entry; only what the side did whose turn it is. */
export function filmOf(history: Entry[], index: number): Frame[] {
  const frames: Frame[] = [];
  const whose = history[index]?.view.player;
  for (let at = beginning(history, index); at <= index && whose; at += 1) {
    for (const event of history[at]!.events) {
      const kind = KINDS[event.kind];
      const last = frames.at(-1);
      const within = kind === "skill" && last?.kind === "attack" && last.totals === null; // of a battle that goes on
      if (kind && !within && "seat" in event && event.seat === whose)
        frames.push({ at, kind, count: 1, card: "card" in event ? event.card : null, target: event.kind === "attack" ? event.target_card : null, totals: null, orb: false });
      else if (last?.kind === "attack" && event.kind === "clash") Object.assign(last, { at, totals: [event.total, event.target_total] });
      else if (last?.kind === "attack" && event.kind === "orb-taken" && event.seat !== whose) Object.assign(last, { at, orb: true });
    }
  }
  return joined(frames);
}

/** Joins neighbours of one kind, then drops the oldest, until at most MOST_FRAMES are left. */
export function joined(frames: Frame[]): Frame[] {
  if (frames.length <= MOST_FRAMES) return frames;
  const found: Frame[] = [];
  for (const frame of frames) {
    const last = found.at(-1);
    if (last?.kind === frame.kind) found[found.length - 1] = { ...frame, count: last.count + 1 };
    else found.push(frame);
  }
  return found.slice(-MOST_FRAMES);
}

/** How long a step lies on the table by itself: an attack once it is decided. */
function lies({ events }: Entry): number {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has("clash") || kinds.has("evade")) return ATTACK;
  return [...kinds].some((kind) => kind !== "attack" && KINDS[kind]) ? STEP : 0;
}

/** How long an entry lies on the table, in milliseconds; together the entries of a turn take at most LONGEST_TURN. */
export function timeOf(history: Entry[], index: number): number {
  const before = history.slice(beginning(history, index), index).reduce((sum, entry) => sum + lies(entry), 0);
  return Math.max(0, Math.min(lies(history[index]!), LONGEST_TURN - before));
}

/** The lessons: chapters of the rulebook, each with the example in which the reader places the card. */
import type { Entry, Move, RuleSet } from "../types";

export interface Lesson {
  name: string; // of its chapter
  example: string;
}

/** How the squares are numbered at a newcomer's first table, and so here, whatever the rules of an example are. */
export const numberedAsPlayed = (rules: RuleSet): RuleSet => ({ ...rules, options: { ...rules.options, numbering: "keypad" } });

export const LESSONS: Lesson[] = [
  { name: "capture", example: "capture-wiki" },
  { name: "same", example: "same-mush" },
  { name: "plus", example: "plus-mush" },
  { name: "combo", example: "combo-mush" },
  { name: "elemental", example: "elemental-gain" },
  { name: "end", example: "end-mush" },
  { name: "one", example: "one-mush" },
];

/** The placements that the reader may try, of the card that the example plays. */
export function tries([stage, played]: Entry[]): Move[] {
  const slot = stage?.view.legal?.find(({ action }) => action === played?.action)?.slot;
  return (stage?.view.legal ?? []).filter((move) => move.slot === slot);
}

/** As the board shows them to whoever is to find out what they take. */
export const untold = (moves: Move[]): Move[] => moves.map((move) => ({ ...move, takes: undefined, flips: [] }));

/** What the reader is asked for: where one placement takes more than any other, that one; else the square itself. */
interface Goal {
  action: string;
  takes: number;
  cell: number;
}

export function goalOf(history: Entry[]): Goal | null {
  const right = tries(history).find(({ action }) => action === history[1]?.action);
  return right ? { action: right.action, takes: right.takes ?? 0, cell: right.cell ?? 0 } : null;
}

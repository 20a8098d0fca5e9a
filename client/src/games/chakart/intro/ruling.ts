/** What the referee says about a position that belongs to no match. */
import { readAction } from "../actions";
import { linesOf } from "../chain";
import { readPosition } from "../fen";
import type { GameEvent, Man, Move, Pending, Position, Square, Translate } from "../types";

export interface Given {
  fen: string;
  pending?: Pending;
  mover?: Square | null;
}

export interface Outcome {
  probability: string;
  position: { fen: string; pending: Pending; mover: Square | null };
  choose: Man | null;
  result: string;
  events: GameEvent[];
}

interface Failed {
  ok: false;
  error: { en?: string; fr?: string; message?: string };
}
export type Choices = { ok: true; legal: string[]; result: string } | Failed;
export type Outcomes = { ok: true; outcomes: Outcome[] } | Failed;

/** A position as the board needs it, with the actions that the referee allows. */
export function studied(given: Given, legal: string[]): Position {
  const position = readPosition(given.fen, given.pending ?? null, given.mover ?? null);
  const moves = legal.flatMap((action) => readAction(action, position.board) ?? []);
  return { ...position, legal: moves satisfies Move[] };
}

function chance(fraction: string): number {
  const [above, below] = fraction.split("/");
  return Number(above) / Number(below ?? 1);
}

/** The likeliest first. */
export function ordered(outcomes: Outcome[]): Outcome[] {
  return [...outcomes].sort((a, b) => chance(b.probability) - chance(a.probability));
}

/** What sets an outcome apart from the others: what each die showed. */
export function gist(outcome: Outcome, t: Translate): string {
  const rolled = linesOf(outcome.events)
    .filter((line) => line.choices.length > 0)
    .map((line) => {
      if (line.effect) return t(`chakart-effect-${line.effect}`);
      const what = line.thing ? t(`chakart-object-${line.thing}`) : t(`chakart-name-${line.man?.man ?? "p"}`);
      return `${what} ${line.came}`;
    });
  if (outcome.choose) rolled.push(t(`chakart-name-${outcome.choose}`));
  return rolled.join(", ") || t("chakart-sure");
}

/** What the referee says about a position that belongs to no match. */
import { readAction } from "../written/actions";
import { linesOf } from "../playback/chain";
import { readPosition } from "../written/fen";
import type { NotRuled, Ruled } from "../../../lib/net/shapes";
import type { Choices as Allowed, Outcomes as Led, RuledOutcome, RuledPosition } from "../shapes";
import type { Effect, GameEvent, Move, Position, Square, Translate } from "../types";

export type Given = Pick<RuledPosition, "fen"> & Partial<RuledPosition>;
export type Outcome = Omit<RuledOutcome, "events"> & { events: GameEvent[] };
export type Refusal = NotRuled["error"];
export type Choices = (Ruled & Allowed) | NotRuled;
export type Outcomes = (Ruled & Led) | NotRuled;

/** A position as the board needs it, with the actions that the referee allows. */
export function studied(given: Given, legal: string[]): Position {
  const position = readPosition(given.fen, given.pending ?? null, given.mover ?? null);
  const moves = legal.flatMap((action) => readAction(action, position.board) ?? []);
  return { ...position, legal: moves satisfies Move[] };
}

type Fraction = [above: number, below: number];

function read(fraction: string): Fraction {
  const [above, below] = fraction.split("/");
  return [Number(above), Number(below ?? 1)];
}
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
function sum([a, b]: Fraction, [c, d]: Fraction): Fraction {
  const [above, below] = [a * d + c * b, b * d];
  const common = divisor(above, below);
  return [above / common, below / common];
}

/** The likeliest first. */
export function ordered(outcomes: Outcome[]): Outcome[] {
  const chance = (outcome: Outcome): number => {
    const [above, below] = read(outcome.probability);
    return above / below;
  };
  return [...outcomes].sort((a, b) => chance(b) - chance(a));
}

/** A square where the piece may come to stand, and how likely: "3/8". */
export interface Landing {
  square: Square;
  odds: string;
}

/** Where the piece stands after these events, or null when it is gone. */
function landing(events: GameEvent[]): Square | null {
  let at: Square | null = null;
  for (const event of events) {
    if (event.kind === "move" || event.kind === "redirected" || event.kind === "pushed" || event.kind === "jumped" || event.kind === "returned") at = event.to;
    else if (event.kind === "placed") at = event.at;
    else if (event.kind === "chomped") at = null;
  }
  return at;
}

/** Where the piece of an action may end, each square with its exact chance. A late promotion is one outcome, not five. */
export function landings(outcomes: Outcome[]): Landing[] {
  const found = new Map<Square, Fraction>();
  for (const outcome of outcomes) {
    const at = landing(outcome.events);
    if (at && (outcome.choose === null || outcome.choose === "q")) found.set(at, sum(found.get(at) ?? [0, 1], read(outcome.probability)));
  }
  return [...found].map(([square, [above, below]]) => ({ square, odds: below === 1 ? String(above) : `${above}/${below}` }));
}

/** Everything that an egg on the way can hold. */
export function poolOf(outcomes: Outcome[]): Effect[] {
  return [...new Set(outcomes.flatMap((outcome) => outcome.events.flatMap((event) => (event.kind === "egg" ? event.pool : []))))];
}

/** What sets an outcome apart from the others: what each die showed. */
export function gist(outcome: Outcome, t: Translate): string {
  const rolled = linesOf(outcome.events)
    .filter((line) => line.choices.length > 0)
    .map((line) => {
      if (line.effect) return t(`chakart-effect-${line.effect}`);
      if (line.thing) return t(line.left ? "chakart-gist-left" : "chakart-gist-sent", { object: t(`chakart-object-${line.thing}`), square: line.came! });
      return `${t(`chakart-name-${line.piece?.man ?? "p"}`)} ${line.came}`;
    });
  if (outcome.choose) rolled.push(t(`chakart-name-${outcome.choose}`));
  return rolled.join(", ") || t("chakart-sure");
}

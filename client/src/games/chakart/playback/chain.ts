/** What happened in a move, line by line, as the list beside the board tells it. */
import { say } from "../../../lib/words/words";
import type { Effect, GameEvent, Piece, Square, Thing } from "../types";

export interface ChainLine {
  event: GameEvent;
  number: number | null; // of the object on the road, from 1
  thing: Thing | null;
  left: boolean; // the object was left behind, not met
  effect: Effect | null;
  piece: Pick<Piece, "man" | "colour"> | null;
  choices: (Square | Effect)[]; // what the die could have shown, when it had more than one face
  came: Square | Effect | null;
}

const REACHED = new Set(["redirected", "pushed", "jumped", "stopped", "egg"]);
const OPENING = new Set<GameEvent["kind"]>(["move", "stealth", "shell", "swapped", "placed"]);
const UNTOLD = new Set(["taken", "noted", "dealt"]);

/** The event that the player chose, which heads the list. */
export function opening(events: GameEvent[]): GameEvent | undefined {
  return events.find((event) => OPENING.has(event.kind)) ?? events.find((event) => event.kind === "promoted");
}

function thingOf(event: GameEvent): Thing | null {
  if (event.kind === "pushed" || event.kind === "jumped") return "mushroom";
  return "object" in event ? event.object : null;
}

function pieceOf(event: GameEvent): ChainLine["piece"] {
  if (event.kind === "capture" || event.kind === "promoted") return { man: event.man, colour: event.colour };
  return event.kind === "converted" ? { man: event.man, colour: event.to } : null;
}

function die(event: GameEvent): Pick<ChainLine, "choices" | "came"> {
  if (event.kind === "egg") return { choices: event.pool, came: event.effect };
  if (event.kind === "redirected") return { choices: event.candidates, came: event.to };
  if (event.kind === "dropped" || event.kind === "converted") return { choices: event.candidates, came: event.at };
  return { choices: [], came: null };
}

/** A bonus that can be used is told where it is chosen, not here. */
const isTold = (event: GameEvent): boolean => !UNTOLD.has(event.kind) && !(event.kind === "bonus" && !event.lapsed);

/** The server's sentence without the list of what was possible, which is drawn beside it. */
export function plainly(sentence: string): string {
  return sentence.replace(/\s*\([^()]*\)(?=\.?$)/, "");
}

export function linesOf(events: GameEvent[]): ChainLine[] {
  const first = opening(events);
  let reached = 0;
  return events
    .filter((event) => event !== first && isTold(event))
    .map((event) => {
      const told = die(event);
      return {
        event,
        number: REACHED.has(event.kind) ? ++reached : null,
        thing: thingOf(event),
        left: event.kind === "dropped" || event.kind === "left",
        effect: event.kind === "egg" || event.kind === "bonus" ? event.effect : null,
        piece: pieceOf(event),
        choices: told.choices.length > 1 ? told.choices : [],
        came: told.came,
      };
    });
}

/** A move in a few words, and the picture of what counted in it. */
export interface Brief {
  head: string;
  text: string;
  picture: Partial<Pick<ChainLine, "thing" | "effect" | "piece">>;
}

const FEW = 2; // of the things that followed, the last ones

/** A move as it is told in one line: what was chosen, and what followed up to a line; all of it without one. */
export function briefly(events: GameEvent[], upto = Infinity): Brief | null {
  const first = opening(events);
  if (!first) return null;
  const lines = linesOf(events).slice(0, upto + 1).slice(-FEW);
  const seen = lines.findLast(({ thing, effect, piece }) => thing ?? effect ?? piece);
  const mover = "man" in first && "colour" in first ? { man: first.man, colour: first.colour } : null;
  const picture = seen ? { thing: seen.thing, effect: seen.effect, piece: seen.piece } : { piece: mover };
  return { head: say(first), text: lines.map(({ event }) => plainly(say(event))).join(" "), picture };
}

/** The chance of the picks of these lines together is one in so many. */
export function oneIn(lines: ChainLine[]): number {
  return lines.reduce((product, line) => product * Math.max(1, line.choices.length), 1);
}

/** The action in notation, with the letters of the page's language, or nothing where no player acted. */
export function notationOf(events: GameEvent[]): string | null {
  const noted = events.find((event) => event.kind === "noted");
  return noted ? say(noted) : null;
}

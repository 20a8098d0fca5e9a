/** What happened in a move, line by line, as the list beside the board tells it. */
import { say } from "../../../lib/words/words";
import type { Effect, GameEvent, Piece, Square, Thing } from "../types";

export interface ChainLine {
  event: GameEvent;
  number: number | null; // of the object on the road, from 1
  thing: Thing | null;
  left: boolean; // the object was left behind, not met
  effect: Effect | null;
  man: Pick<Piece, "man" | "colour"> | null;
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

function manOf(event: GameEvent): ChainLine["man"] {
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
        man: manOf(event),
        choices: told.choices.length > 1 ? told.choices : [],
        came: told.came,
      };
    });
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

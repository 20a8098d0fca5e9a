/** The moves of a match as people read them: a number, a piece and its square, and small pictures of what came of it. */
import { linesOf, notationOf, opening, type ChainLine } from "../playback/chain";
import type { POWERS } from "../drawing/pictures";
import type { Colour, Entry, GameEvent, PieceKind } from "../types";

/** What was met, opened, taken or changed sides. */
export type Mark = Partial<Pick<ChainLine, "thing" | "effect" | "piece">>;

/** One action: who acted, by which power, where, and what came of it. */
export interface Part {
  piece: PieceKind | null;
  power: keyof typeof POWERS | null;
  text: string;
  marks: Mark[];
}

/** One turn of one side: the number of its first action among those of the match, its actions one after another. */
export interface Turn {
  colour: Colour;
  number: number;
  parts: Part[];
  entries: number[]; // places in the history
}

/** The numbers of all actions of a turn: none is skipped where a turn has several. */
export const numbersOf = ({ number, entries: { length } }: Pick<Turn, "number" | "entries">): string => (length > 1 ? `${number}–${number + length - 1}` : String(number));

export interface Row {
  white: Turn | null;
  black: Turn | null;
}

const POWER = { shell: "shell", stealth: "stealth" } as const;
const ACTOR = { shell: "k", stealth: "q" } as const;

/** What a picture says already is not written: the letter of the piece, what an egg held, an exclamation of powers. */
const barely = (written: string): string => written.replace(/\*.*$/, "").replace(/^\p{Lu}(?=[a-hx^@?])/u, "").replace(/^[\^@]/, "");

function partOf(events: GameEvent[], written: string): Part {
  const event = opening(events);
  const power = event && event.kind in POWER ? POWER[event.kind as keyof typeof POWER] : null;
  const piece = power ? ACTOR[power] : event && "man" in event ? event.man : null;
  const marks = linesOf(events).filter(({ thing, effect, piece, left }) => !left && (thing || effect || piece));
  return { piece, power, text: piece ? barely(written) : written.replace(/\*.*$/, ""), marks: marks.map(({ thing, effect, piece }) => ({ thing, effect, piece })) };
}

/** The number of moves that were made up to an entry, of both sides: as the analysis and the record count. */
export const numberOf = (history: Entry[], at: number): number => history.slice(0, at + 1).filter(({ seat, events }) => seat && notationOf(events) !== null).length;

/** Turns in order: an entry belongs to the turn before it while the same side still had something to decide. */
function turnsOf(history: Entry[]): Turn[] {
  const turns: Turn[] = [];
  let number = 0;
  history.forEach((entry, index) => {
    const written = notationOf(entry.events);
    if (!entry.seat || written === null) return;
    number += 1;
    const open = history[index - 1]?.view.pending ?? null;
    const turn = turns.at(-1);
    if (open && turn?.colour === entry.seat) {
      turn.parts.push(partOf(entry.events, written));
      turn.entries.push(index);
    } else {
      turns.push({ colour: entry.seat, number, parts: [partOf(entry.events, written)], entries: [index] });
    }
  });
  return turns;
}

export function rowsOf(history: Entry[]): Row[] {
  const rows: Row[] = [];
  for (const turn of turnsOf(history)) {
    const last = rows.at(-1);
    if (turn.colour === "black" && last && !last.black) last.black = turn;
    else rows.push({ white: turn.colour === "white" ? turn : null, black: turn.colour === "black" ? turn : null });
  }
  return rows;
}

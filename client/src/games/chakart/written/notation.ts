/** The moves of a match as people write them down: a number, White's turn, Black's turn. */
import { notationOf, opening } from "../playback/chain";
import type { Colour, Entry, GameEvent, PieceKind } from "../types";

/** One turn of one side: the action, and after a comma what followed in the same turn. */
export interface Turn {
  colour: Colour;
  piece: PieceKind | null; // the one that began it
  text: string;
  entries: number[]; // places in the history
}

export interface Row {
  number: number;
  white: Turn | null;
  black: Turn | null;
}

function pieceOf(events: GameEvent[]): PieceKind | null {
  const event = opening(events);
  if (event?.kind === "stealth") return "q";
  if (event?.kind === "shell") return "k";
  return event && "man" in event ? event.man : null;
}

/** Turns in order: an entry belongs to the turn before it while the same side still had something to decide. */
function turnsOf(history: Entry[]): Turn[] {
  const turns: Turn[] = [];
  history.forEach((entry, index) => {
    const text = notationOf(entry.events);
    if (!entry.seat || text === null) return;
    const open = history[index - 1]?.view.pending ?? null;
    const turn = turns.at(-1);
    if (open && turn?.colour === entry.seat) {
      turn.text += text.startsWith("=") ? text : `,${text}`;
      turn.entries.push(index);
    } else {
      turns.push({ colour: entry.seat, piece: pieceOf(entry.events), text, entries: [index] });
    }
  });
  return turns;
}

export function rowsOf(history: Entry[]): Row[] {
  const rows: Row[] = [];
  for (const turn of turnsOf(history)) {
    const last = rows.at(-1);
    if (turn.colour === "black" && last && !last.black) last.black = turn;
    else rows.push({ number: rows.length + 1, white: turn.colour === "white" ? turn : null, black: turn.colour === "black" ? turn : null });
  }
  return rows;
}

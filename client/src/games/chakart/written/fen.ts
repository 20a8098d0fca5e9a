/** Reads a position as it is written in one line. Whether it is a sound one, the referee says. */
import type { Board, Colour, PieceKind, Occupant, Pending, Position, Square, Thing } from "../types";

const PIECES = "pnbrqk";
const ASLEEP: Record<string, PieceKind> = { s: "p", u: "r", o: "n", c: "b", t: "q", l: "k" };
const THINGS: Record<string, Thing> = { w: "bomb", d: "banana", e: "egg", m: "mushroom" };
const PRISON: PieceKind[] = ["p", "r", "n", "b", "q", "k"];

function occupant(letter: string): Occupant {
  const thing = THINGS[letter];
  if (thing) return { object: thing };
  const low = letter.toLowerCase();
  const colour: Colour = low === letter ? "black" : "white";
  if (PIECES.includes(low)) return { man: low as PieceKind, colour, immobilised: false, hidden: false };
  if (low === "i") return { man: "q", colour, immobilised: false, hidden: true };
  const asleep = ASLEEP[low];
  return asleep ? { man: asleep, colour, immobilised: true, hidden: false } : null;
}

/** Sixty-four squares, a1 first; what cannot be read stays empty. */
export function readBoard(text: string): Board {
  const ranks = text.split("/").map((rank) =>
    [...rank].flatMap<Occupant>((letter) => (/[1-8]/.test(letter) ? Array<null>(Number(letter)).fill(null) : [occupant(letter)])),
  );
  return Array.from({ length: 64 }, (_, index) => ranks[7 - Math.floor(index / 8)]?.[index % 8] ?? null);
}

const count = (text: string, at: number): number => parseInt(text[at] ?? "0", 36) || 0;

export function readPosition(fen: string, pending: Pending = null, mover: Square | null = null): Position {
  const [board = "", turn = "w", halfmoves = "0", flags = "1111", captured = ""] = fen.trim().split(/\s+/);
  const prison = (first: number) => Object.fromEntries(PRISON.map((man, i) => [man, count(captured, first + i)])) as Record<PieceKind, number>;
  return {
    board: readBoard(board),
    to_act: turn === "b" ? "black" : "white",
    pending,
    mover,
    halfmoves: Number(halfmoves) || 0,
    shell: { white: flags[0] === "1", black: flags[2] === "1" },
    stealth: { white: flags[1] === "1", black: flags[3] === "1" },
    captured: { white: prison(0), black: prison(6) },
  };
}

/** The same position with the other side to move. */
export const turned = (fen: string): string => fen.replace(/ ([wb]) /, (_, turn: string) => (turn === "w" ? " b " : " w "));

const LETTERS = Object.fromEntries(Object.entries(THINGS).map(([letter, thing]) => [thing, letter])) as Record<Thing, string>;
const SLEEPERS = Object.fromEntries(Object.entries(ASLEEP).map(([letter, man]) => [man, letter])) as Record<PieceKind, string>;

function letter(occupant: NonNullable<Occupant>): string {
  if ("object" in occupant) return LETTERS[occupant.object];
  const small = occupant.hidden ? "i" : occupant.immobilised ? SLEEPERS[occupant.man] : occupant.man;
  return occupant.colour === "white" ? small.toUpperCase() : small;
}

/** The first field of a FEN: the eighth rank first, empty squares counted. */
export function writeBoard(board: Board): string {
  const rank = (from: number) => board.slice(from, from + 8).map((occupant) => (occupant ? letter(occupant) : "1")).join("");
  return [7, 6, 5, 4, 3, 2, 1, 0].map((at) => rank(8 * at).replace(/1+/g, (run) => String(run.length))).join("/");
}

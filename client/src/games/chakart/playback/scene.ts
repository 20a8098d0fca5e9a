/** One picture of the track: who stands where, the road of the last move, and the die being thrown. */
import { indexOf, squareAt } from "../geometry";
import type { Board, Colour, Effect, PieceKind, Piece, Square, Thing } from "../types";

/** A piece with a name of its own for one sequence: the square it stood on when that began. */
export interface Token extends Piece {
  key: string;
  at: Square;
}

export interface Lying {
  object: Thing;
  at: Square;
  spent: boolean;
  fresh: boolean; // left there by the move that is shown
}

export type LegKind = "straight" | "leap" | "throw";
export interface Leg {
  from: Square;
  to: Square;
  kind: LegKind;
}

/** The number of an object on the road, as it stands in the list beside the board. */
interface Bead {
  at: Square;
  number: number;
}

/** Every square a pick could have chosen, and the one it chose once it is known. */
export interface Die {
  at: Square;
  candidates: Square[];
  came: Square | null;
}

export const facesOf = (die: Die) => die.candidates.map((square) => ({ square, odds: `1/${die.candidates.length}` }));

export interface Scene {
  pieces: Token[];
  objects: Lying[];
  road: Leg[];
  beads: Bead[];
  die: Die | null;
  effect: { at: Square; effect: Effect; fresh: boolean } | null; // fresh while the egg is opened
  ghost: Token | null; // where the piece came from, while it is under way
  trail: Square[]; // squares of the last move
}

export function sceneOf(board: Board): Scene {
  const pieces: Token[] = [];
  const objects: Lying[] = [];
  board.forEach((found, index) => {
    const at = squareAt(index);
    if (!found) return;
    if ("object" in found) objects.push({ object: found.object, at, spent: false, fresh: false });
    else pieces.push({ ...found, key: at, at });
  });
  return { pieces, objects, road: [], beads: [], die: null, effect: null, ghost: null, trail: [] };
}

export const pieceAt = (scene: Scene, at: Square, but: string | null = null): Token | undefined =>
  scene.pieces.find((piece) => piece.at === at && piece.key !== but);

/** The scene with one piece changed. */
export function changed(scene: Scene, key: string | undefined, change: Partial<Token>): Scene {
  return { ...scene, pieces: scene.pieces.map((piece) => (piece.key === key ? { ...piece, ...change } : piece)) };
}

export function without(scene: Scene, key: string | undefined): Scene {
  return { ...scene, pieces: scene.pieces.filter((piece) => piece.key !== key) };
}

export function put(scene: Scene, object: Thing, at: Square): Scene {
  return { ...scene, objects: [...scene.objects.filter((lying) => lying.at !== at || lying.spent), { object, at, spent: false, fresh: true }] };
}

export function spend(scene: Scene, at: Square): Scene {
  return { ...scene, objects: scene.objects.map((lying) => (lying.at === at ? { ...lying, spent: true } : lying)) };
}

export function newPiece(kind: PieceKind, colour: Colour, at: Square): Token {
  return { man: kind, colour, immobilised: false, hidden: false, key: `new-${at}`, at };
}

/** The leg of a piece's own move: knights leap, everybody else rolls. */
export function legOf(kind: PieceKind, from: Square, to: Square): Leg {
  return { from, to, kind: kind === "n" ? "leap" : "straight" };
}

/** A board without road or die, with the road of another scene laid over it. */
export function settled(board: Board, road: Scene): Scene {
  const rest = sceneOf(board);
  const left = new Set(road.objects.flatMap(({ at, fresh, spent }) => (fresh && !spent ? at : [])));
  const objects = rest.objects.map((lying) => ({ ...lying, fresh: left.has(lying.at) }));
  const telling = road.road.length > 1 || road.beads.length > 0 || road.road[0]?.kind === "throw"; // a plain move needs no road
  return { ...rest, objects, road: telling ? road.road : [], beads: road.beads, effect: road.effect, trail: road.trail };
}

export const squareOf = (board: Board, square: Square) => board[indexOf(square)] ?? null;

/** Each rule as a square of the track with what it is about: a piece on its disc or octagon, an object, what comes out of an egg. */
import { ground, icon, stroke, type RuleDrawing } from "../../../lib/hall/drawn";
import type { Effect, PieceKind, Thing } from "../types";
import { EFFECTS, PIECES, POWERS, THINGS } from "./pictures";

type Shapes = Required<Pick<RuleDrawing, "grounds" | "icons">>;
const DARK = "var(--on-brass)";
const CREAM = "var(--cream)";
const track = (...shapes: Shapes[]) => ({ grounds: [ground("sage", 0, 0, 48, 48, 8), ...shapes.flatMap(({ grounds }) => grounds)], icons: shapes.flatMap(({ icons }) => icons) });

/** A piece on its token of that size. */
const piece = (man: PieceKind, colour: "white" | "black", x = 6, y = 6, size = 36): Shapes => ({
  grounds: [ground(colour === "white" ? "cream" : "dark", x, y, size, size, colour === "white" ? size / 2 : size / 4)],
  icons: [icon(PIECES[man], x + size * 0.14, y + size * 0.12, size * 0.72, colour === "white" ? DARK : CREAM)],
});
const thing = (object: Thing, x = 8, y = 8, size = 32): Shapes => ({ grounds: [], icons: [icon(THINGS[object].icon, x, y, size, THINGS[object].fill, 60)] });
const power = (name: keyof typeof POWERS, x: number, y: number, size: number): Shapes => ({ grounds: [], icons: [icon(POWERS[name], x, y, size, "var(--brass)", 60)] });
const effect = (name: Effect): Shapes => ({
  grounds: [ground(EFFECTS[name].good ? "cream" : "dark", 5, 5, 38, 38, EFFECTS[name].good ? 19 : 10)],
  icons: [icon(EFFECTS[name].icon, 11, 11, 26, EFFECTS[name].good ? DARK : CREAM)],
});
const both = track(thing("banana", 2, 4, 26), thing("bomb", 22, 20, 25));
const effects = Object.fromEntries((Object.keys(EFFECTS) as Effect[]).map((name) => [name, track(effect(name))]));

export default {
  ...effects,
  aim: { ...track(piece("k", "black")), strokes: [stroke("M24 2v7M24 39v7M2 24h7M39 24h7", "brass", 3.5)] },
  pawn: track(piece("p", "white", 3, 12, 28), thing("mushroom", 27, 4, 18)),
  knight: track(piece("n", "white", 3, 12, 28), thing("egg", 27, 4, 18)),
  rook: track(piece("r", "white", 3, 12, 28), thing("banana", 27, 4, 18)),
  bishop: track(piece("b", "white", 3, 12, 28), thing("bomb", 27, 4, 18)),
  queen: track(piece("q", "white", 3, 12, 28), power("stealth", 27, 4, 18)),
  king: track(piece("k", "white", 3, 12, 28), power("shell", 27, 4, 18)),
  mushroom: track(thing("mushroom")),
  banana: track(thing("banana")),
  bomb: track(thing("bomb")),
  chain: both,
  redirection: both,
  seed: track(piece("k", "white")),
  "vchess-2021": both,
  free: track(thing("egg")),
  array: track(piece("r", "white", 2, 13, 22), piece("n", "white", 24, 13, 22)),
  jump_capture: { ...track(piece("n", "white", 2, 22, 23), piece("p", "black", 23, 3, 22)), strokes: [stroke("M8 18C8 8 13 5 20 8", "dark", 2.4)] },
  king_boo: effects.kingboo,
  shell_objects: track(power("shell", 2, 3, 26), thing("banana", 22, 20, 24)),
  stuck: { ...track(piece("k", "white", 9, 9, 30)), strokes: [stroke("M7 7l34 34M41 7L7 41", "kerb", 3.5)] },
} as Record<string, RuleDrawing>;

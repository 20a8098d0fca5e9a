/** Which picture stands for what; all are game-icons, recoloured. */
import type { Effect, PieceKind, Thing } from "../types";

export const PIECES: Record<PieceKind, string> = {
  p: "chess-pawn",
  n: "chess-knight",
  b: "chess-bishop",
  r: "chess-rook",
  q: "chess-queen",
  k: "chess-king",
};

export const THINGS: Record<Thing, { icon: string; fill: string }> = {
  mushroom: { icon: "super-mushroom", fill: "var(--mush)" },
  egg: { icon: "big-egg", fill: "var(--egg)" },
  banana: { icon: "banana", fill: "var(--banana)" },
  bomb: { icon: "unlit-bomb", fill: "var(--bomb)" },
};

/** What a king and a queen can do once a game. */
export const POWERS = { shell: "turtle-shell", stealth: "hood" } as const;

export const EFFECTS: Record<Effect, { icon: string; good: boolean }> = {
  kingboo: { icon: "ghost", good: true },
  koopa: { icon: "turtle", good: false },
  toadette: { icon: "spotted-mushroom", good: true },
  chomp: { icon: "shark-bite", good: false },
  daisy: { icon: "daisy", good: true },
  bowser: { icon: "spiked-shell", good: false },
  luigi: { icon: "billed-cap", good: true },
  waluigi: { icon: "top-hat", good: false },
};

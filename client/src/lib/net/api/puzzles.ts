/** Puzzles: the one of today, all of them, moves tried and hints. */
import { asGuest } from "../api";
import type { PuzzleHint, PuzzlePage, PuzzleShelf, TriedPuzzle } from "../shapes";

export const puzzles = {
  all: () => asGuest<PuzzleShelf>("GET", "/puzzles"),
  one: (id: string) => asGuest<PuzzlePage>("GET", `/puzzles/${id || "today"}`),
  attempt: (id: string, action: string) => asGuest<TriedPuzzle>("POST", `/puzzles/${id}/try`, { action }),
  hint: (id: string, hint: string) => asGuest<PuzzleHint>("POST", `/puzzles/${id}/hints`, { hint }),
};

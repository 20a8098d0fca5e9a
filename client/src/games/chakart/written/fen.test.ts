import { expect, test } from "vitest";
import { readBoard, writeBoard } from "./fen";

test("a board is written as it was read", () => {
  for (const board of ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "s6k/8/3mw3/2d2e2/8/8/8/K5I1"]) {
    expect(writeBoard(readBoard(board))).toBe(board);
  }
});

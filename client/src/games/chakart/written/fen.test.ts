import { expect, test } from "vitest";
import { readBoard, turned, writeBoard } from "./fen";

test("a board is written as it was read", () => {
  for (const board of ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "s6k/8/3mw3/2d2e2/8/8/8/K5I1"]) {
    expect(writeBoard(readBoard(board))).toBe(board);
  }
});

test("a position is turned over to the other side, and back", () => {
  const fen = "4k3/8/8/8/8/8/8/R3K3 w 20 1111 200000000010";
  expect(turned(fen)).toBe("4k3/8/8/8/8/8/8/R3K3 b 20 1111 200000000010");
  expect(turned(turned(fen))).toBe(fen);
});

import { expect, it } from "vitest";
import { targets } from "./turn";
import { readAction } from "./written/actions";
import { readBoard } from "./written/fen";

it("what a pawn may become on one square is chosen there", () => {
  const board = readBoard("4k3/P7/8/8/8/8/8/4K3");
  const moves = ["q", "n"].map((man) => readAction(`a7a8${man}`, board)!);
  expect([...targets(moves, "a7", null)]).toEqual([["a8", moves]]);
});

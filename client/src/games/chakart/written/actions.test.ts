import { describe, expect, it } from "vitest";
import { readAction } from "./actions";
import { readBoard, readPosition } from "./fen";
import { corner, indexOf, rows, squareAt } from "../geometry";

const board = readBoard("4k3/P7/8/8/3d4/8/8/O3K2i");

describe("actions as the referee writes them", () => {
  it.each([
    ["e2e4", "move", "e2", "e4", null],
    ["a7a8q", "move", "a7", "a8", "q"],
    ["d1d4~", "stealth", "d1", "d4", null],
    ["e1^e8", "shell", "e1", "e8", null],
    ["e4<>b2", "swap", "e4", "b2", null],
    ["N@c3", "drop", null, "c3", "n"],
    ["=r", "promotion", null, null, "r"],
  ])("%s", (text, kind, from, to, man) => {
    expect(readAction(text, board)).toMatchObject({ kind, from, to, man });
  });

  it("knows what stands on the target", () => {
    expect(readAction("e1e8", board)?.takes).toBe("man");
    expect(readAction("e1d4", board)?.takes).toBe("object");
    expect(readAction("e1e2", board)?.takes).toBeNull();
  });

  it("leaves alone what it cannot read", () => {
    expect(readAction("castle", board)).toBeNull();
  });
});

describe("positions", () => {
  it("reads pieces, sleepers, hidden queens and objects", () => {
    expect(board[indexOf("a1")]).toMatchObject({ man: "n", colour: "white", immobilised: true });
    expect(board[indexOf("h1")]).toMatchObject({ man: "q", colour: "black", hidden: true });
    expect(board[indexOf("d4")]).toEqual({ object: "banana" });
  });

  it("reads flags and counts in base 36", () => {
    const position = readPosition("8/8/8/8/8/8/8/8 b 7 1001 a00000000001");
    expect(position).toMatchObject({ to_act: "black", halfmoves: 7, shell: { white: true, black: false }, stealth: { white: false, black: true } });
    expect([position.captured.white.p, position.captured.black.k]).toEqual([10, 1]);
  });
});

describe("the board from both sides", () => {
  it("puts the near side's first rank low", () => {
    expect(rows("white")[7]![0]).toBe("a1");
    expect(rows("black")[7]![0]).toBe("h8");
    expect(corner("a1", "black")).toEqual({ x: 420, y: 0 });
    expect(squareAt(indexOf("g7"))).toBe("g7");
  });
});

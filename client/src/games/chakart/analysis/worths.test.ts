import { describe, expect, it } from "vitest";
import type { Move, Position } from "../types";
import { onBoard, origins } from "../turn";
import { lookedAt, worthsOf } from "./worths";

const move = (action: string, man: Move["man"] = null): Move => ({ action, kind: "move", from: "e7", to: action.slice(2, 4), man, takes: null });

describe("what squares are worth", () => {
  it("is what the best of the moves that go there is", () => {
    const targets = new Map([
      ["e8", [move("e7e8q", "q"), move("e7e8n", "n")]],
      ["d8", [move("e7d8q", "q")]],
    ]);
    expect(worthsOf(targets, { e7e8q: 61, e7e8n: 70, e7d8q: 12 })).toEqual([
      { square: "e8", value: 70 },
      { square: "d8", value: 12 },
    ]);
  });
});

describe("what is looked at", () => {
  it("is chosen by its piece, whether it moves, steals away or throws", () => {
    const moves: Move[] = [
      { action: "g8f7?", kind: "stealth", from: "g8", to: "f7", man: null, takes: null },
      { action: "f8f7!", kind: "shell", from: "f8", to: "f7", man: null, takes: null },
      move("e7e6"),
    ];
    const position = { pending: null, legal: lookedAt(moves) } as unknown as Position;
    expect([...origins(onBoard(position, "move"))].sort()).toEqual(["e7", "f8", "g8"]);
  });
});

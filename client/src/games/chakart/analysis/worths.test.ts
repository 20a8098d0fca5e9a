import { describe, expect, it } from "vitest";
import type { Move } from "../types";
import { worthsOf } from "./worths";

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

import { describe, expect, it } from "vitest";
import { saySquare, type Heard } from "./labels";
import type { Move, Occupant, Translate } from "../types";

const t: Translate = (id, args) => (args ? `${id}(${Object.values(args).join()})` : id);
const knight: Occupant = { man: "n", colour: "white", immobilised: true, hidden: false };
const heard = (part: Partial<Heard>): Heard => ({ square: "e4", occupant: null, chosen: false, own: false, moves: [], last: false, ahead: false, waits: false, circled: false, suspect: false, ...part });
const move = (part: Partial<Move>): Move => ({ action: "", kind: "move", from: "d2", to: "e4", man: null, takes: null, ...part });

describe("a square says", () => {
  it("who stands there, how, and what has been done", () => {
    expect(saySquare(heard({ occupant: knight, last: true }), t)).toBe("e4, chakart-white-n, chakart-square-immobilised, chakart-square-last");
    expect(saySquare(heard({ occupant: { object: "egg" } }), t)).toBe("e4, chakart-object-egg");
  });

  it("what choosing it would do", () => {
    expect(saySquare(heard({ moves: [move({ takes: "object" })] }), t)).toContain("chakart-square-move(object)");
    expect(saySquare(heard({ moves: [move({ kind: "swap" })] }), t)).toContain("chakart-square-swap");
    expect(saySquare(heard({ own: true }), t)).toContain("chakart-square-own");
    expect(saySquare(heard({ own: true, ahead: true, waits: true }), t)).toBe("e4, chakart-square-empty, chakart-square-own, chakart-square-ahead, chakart-arrow-waiting");
    expect(saySquare(heard({ ahead: true }), t)).not.toContain("ahead");
    expect(saySquare(heard({ own: true, chosen: true }), t)).not.toContain("chakart-square-own");
  });
});

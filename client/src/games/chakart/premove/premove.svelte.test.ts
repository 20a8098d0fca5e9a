import { beforeEach, describe, expect, it } from "vitest";
import { event } from "../fixtures";
import { readBoard, readPosition } from "../written/fen";
import type { Entry, GameEvent, Move, View } from "../types";
import { ahead } from "./reach";
import { Premove } from "./premove.svelte";

const BEFORE = "4k3/8/8/3p4/8/8/8/R3K3";
const legalIn = (fen: string, ...actions: string[]): Move[] =>
  ahead(readPosition(`${fen} w 20 1111 000000000000`), "white").legal!.filter(({ action }) => actions.includes(action));

/** What Black did, the board it led to, and what White may then do. */
function entry(fen: string, legal: Move[], events: GameEvent[] = []): Entry {
  return { seq: 1, kind: "act", seat: "black", action: null, events, view: { board: readBoard(fen), legal } as View };
}

const [waited] = legalIn(BEFORE, "a1a5") as [Move];
let premove: Premove;
const start = [entry(BEFORE, [])];

beforeEach(() => {
  premove = new Premove();
  premove.wait(waited, start);
});

describe("a waiting move", () => {
  it("is played once, as the table then lists it", () => {
    const legal = legalIn(BEFORE, "a1a5", "a1a4");
    expect(premove.settle([...start, entry(BEFORE, legal)])).toBe(legal.find(({ action }) => action === "a1a5"));
    expect([premove.move, premove.dropped]).toEqual([null, null]);
    expect(premove.settle([...start, entry(BEFORE, legal)])).toBeNull();
  });

  it("is dropped when it is not legal any more", () => {
    expect(premove.settle([...start, entry(BEFORE, legalIn(BEFORE, "a1a4"))])).toBeNull();
    expect(premove.dropped).toEqual({ move: { ...waited, who: "r" }, why: "illegal" });
  });

  it("is dropped when its piece is gone, or another stands there", () => {
    for (const fen of ["4k3/8/8/3p4/8/8/8/4K3", "4k3/8/8/3p4/8/8/8/Q3K3", "4k3/8/8/3p4/8/8/8/r3K3"]) {
      premove.wait(waited, start);
      premove.settle([...start, entry(fen, legalIn(BEFORE, "a1a5"))]);
      expect(premove.dropped?.why).toBe("moved");
    }
  });

  it("is dropped when a die moved the piece, though another rook stands there now", () => {
    const events = [event({ kind: "swapped", from: "a1", to: "h1" })];
    expect(premove.settle([...start, entry(BEFORE, legalIn(BEFORE, "a1a5"), events)])).toBeNull();
    expect(premove.dropped?.why).toBe("moved");
  });

  it("minds nothing that happens to others, or to its square alone", () => {
    const events = [event({ kind: "move", colour: "black", man: "p", from: "d5", to: "d4" }), event({ kind: "dropped", object: "bomb", at: "b2", candidates: ["b2", "a1"] })];
    expect(premove.settle([...start, entry(BEFORE, legalIn(BEFORE, "a1a5"), events)])?.action).toBe("a1a5");
  });

  it("is taken back, and what was said of the last one is forgotten with a new one", () => {
    premove.settle([...start, entry(BEFORE, [])]);
    premove.wait(waited, start);
    expect(premove.dropped).toBeNull();
    premove.takeBack();
    expect(premove.settle([...start, entry(BEFORE, legalIn(BEFORE, "a1a5"))])).toBeNull();
    expect(premove.dropped).toBeNull();
  });
});

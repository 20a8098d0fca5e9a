import { describe, expect, it } from "vitest";
import { readBoard, readPosition } from "../written/fen";
import { ahead, reach } from "./reach";

const sorted = (squares: string[]) => [...squares].sort().join(" ");

describe("the way of a piece", () => {
  it.each([
    ["p", "white", "e2", "d3 e3 e4 f3"],
    ["p", "white", "a1", "a2 a3 b2"],
    ["p", "black", "e7", "d6 e5 e6 f6"],
    ["p", "black", "h3", "g2 h2"],
    ["n", "white", "a1", "b3 c2"],
    ["k", "black", "h8", "g7 g8 h7"],
    ["b", "white", "a1", "b2 c3 d4 e5 f6 g7 h8"],
    ["r", "white", "a1", "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1"],
  ] as const)("of a %s of %s on %s", (man, colour, from, squares) => {
    expect(sorted(reach({ man, colour }, from))).toBe(squares);
  });

  it("of a queen is a rook's and a bishop's", () => {
    const way = (man: "q" | "r" | "b") => reach({ man, colour: "white" }, "d4");
    expect(sorted(way("q"))).toBe(sorted([...way("r"), ...way("b")]));
  });
});

describe("a position ahead of the turn", () => {
  const position = { ...readPosition("4k3/P7/8/8/8/2p5/1S6/R3K3 b 20 1111 000000000000", "daisy", "c3"), board: readBoard("4k3/P7/8/8/8/2p5/1S6/R3K3") };
  const found = ahead(position, "white");

  it("is that of the side that waits, with nothing pending", () => {
    expect(found).toMatchObject({ to_act: "white", pending: null, mover: null });
  });

  it("lets a piece go past and onto whoever stands there now", () => {
    const rook = found.legal!.filter(({ from }) => from === "a1").map(({ to }) => to);
    expect(rook).toContain("h1");
    expect(rook).toContain("e1");
    expect(found.legal!.find(({ action }) => action === "a1a7")!.takes).toBe("man");
  });

  it("asks what a pawn becomes, and leaves out who cannot move", () => {
    expect(found.legal!.filter(({ from, to }) => from === "a7" && to === "a8").map(({ man }) => man)).toEqual(["q", "r", "b", "n", "k"]);
    expect(found.legal!.filter(({ from }) => from === "b2")).toEqual([]);
  });
});

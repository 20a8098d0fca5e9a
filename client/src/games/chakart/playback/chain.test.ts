import { describe, expect, it } from "vitest";
import { briefly, linesOf, oneIn, opening, plainly } from "./chain";
import { rowsOf } from "../written/notation";
import { CHAIN, entry, event } from "../fixtures";
import { say } from "../../../lib/words/words";

describe("lines", () => {
  it("tells what was reached, numbered, with the die's faces", () => {
    const lines = linesOf(CHAIN);
    expect(lines.map((line) => [line.event.kind, line.number, line.choices.length])).toEqual([
      ["redirected", 1, 2],
      ["jumped", 2, 0],
      ["redirected", 3, 4],
      ["dropped", null, 0],
    ]);
    expect(oneIn(lines)).toBe(8);
    expect(opening(CHAIN)?.kind).toBe("move");
  });

  it("leaves a bonus that can be used to the prompt", () => {
    expect(linesOf([event({ kind: "bonus", effect: "daisy", lapsed: false })])).toHaveLength(0);
    expect(linesOf([event({ kind: "bonus", effect: "daisy", lapsed: true })])).toHaveLength(1);
  });

  it("says a sentence without its list", () => {
    expect(plainly("The bomb sends from e7 to d6 (possible: d6, f8).")).toBe("The bomb sends from e7 to d6.");
  });
});

describe("a move in one line", () => {
  it("is what was chosen and the last things that followed, none of them before its time", () => {
    expect(briefly(CHAIN, -1)).toMatchObject({ text: "", picture: { piece: { man: "b" } } });
    expect(briefly(CHAIN, 0)?.picture).toMatchObject({ thing: "banana" });
    const [third, last] = linesOf(CHAIN).slice(-2).map(({ event }) => plainly(say(event)));
    expect(briefly(CHAIN)?.text).toBe(`${third} ${last}`);
  });

  it("is nothing where nobody chose anything", () => {
    expect(briefly([])).toBeNull();
  });
});

describe("notation", () => {
  it("joins a bonus and a late promotion to their turn", () => {
    const rows = rowsOf([
      entry(null, null),
      entry("white", "Nxe5*D", "daisy"),
      entry("white", "Ng4"),
      entry("black", "a1", "promotion"),
      entry("black", "=Q"),
      entry("white", "e4"),
    ]);
    expect(rows.map((row) => [row.number, row.white?.text, row.black?.text])).toEqual([
      [1, "Nxe5*D,Ng4", "a1=Q"],
      [2, "e4", undefined],
    ]);
    expect(rows[0]!.white!.entries).toEqual([1, 2]);
  });

  it("knows the piece of a turn", () => {
    const moved = { ...entry("white", "Bxe4"), events: CHAIN };
    expect(rowsOf([moved])[0]!.white!.piece).toBe("b");
    expect(rowsOf([entry("white", "e4")])[0]!.white!.piece).toBeNull();
  });

  it("begins with Black where Black begins", () => {
    expect(rowsOf([entry("black", "Rxf6*W")])[0]).toMatchObject({ white: null, black: { text: "Rxf6*W" } });
  });
});

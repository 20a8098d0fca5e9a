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

describe("moves", () => {
  it("join a bonus and a late promotion to their turn, and are counted one by one", () => {
    const rows = rowsOf([
      entry(null, null),
      entry("white", "Nxe5*D", "daisy"),
      entry("white", "Ng4"),
      entry("black", "a1", "promotion"),
      entry("black", "=Q"),
      entry("white", "e4"),
    ]);
    const said = rows.map(({ white, black }) => [white, black].map((turn) => turn && [turn.number, ...turn.parts.map(({ text }) => text)]));
    expect(said).toEqual([
      [[1, "Nxe5", "Ng4"], [3, "a1", "=Q"]],
      [[5, "e4"], null],
    ]);
    expect(rows[0]!.white!.entries).toEqual([1, 2]);
  });

  it("show the piece in the place of its letter, and what it met in pictures", () => {
    const moved = { ...entry("white", "Bxe4"), events: CHAIN.map((one) => (one.kind === "noted" ? { ...one, en: "Bxe4*K", fr: "Fxe4*K" } : one)) };
    const part = rowsOf([moved])[0]!.white!.parts[0]!;
    expect([part.piece, part.text, part.marks.map(({ thing }) => thing)]).toEqual(["b", "xe4", ["banana", "mushroom", "bomb"]]);
    expect(rowsOf([entry("white", "e4")])[0]!.white!.parts[0]!.piece).toBeNull();
  });

  it("begin with Black where Black begins", () => {
    expect(rowsOf([entry("black", "Rxf6*W")])[0]).toMatchObject({ white: null, black: { number: 1, parts: [{ text: "Rxf6" }] } });
  });
});

import { describe, expect, it } from "vitest";
import { sceneAfter } from "./scene";
import { LONGEST, sequence, type Step } from "./sequence";
import { act, card, flip, piece, view } from "../fixtures";
import type { Entry, Piece, View } from "../types";

const names = (steps: Step[]): string[] => steps.map((step) => step.name);
const total = (steps: Step[]): number => steps.reduce((sum, step) => sum + step.ms, 0);
const colours = (step: Step): string => step.scene.cells.map((at) => (at ? at.colour[0] : ".")).join("");

/** Red puts Vysage in the middle: Plus takes two cards, and one of those takes a third. */
function plusCombo(): [View, Entry] {
  const board: (Piece | null)[] = [null, piece("Sacred", "blue", 0), piece("Blitz", "blue", 22), null, null, piece("Cerberus", "blue", 21), null, null, null];
  const before = view({ board, to_act: "red", score: { red: 3, blue: 7 } });
  const after: (Piece | null)[] = board.map((at) => (at ? { ...at, colour: "red" } : null));
  after[4] = piece("Vysage", "red", 2);
  const pairs = [
    { side: 0, cell: 1, mine: 6, theirs: 9 },
    { side: 1, cell: 5, mine: 5, theirs: 10 },
  ];
  const events: Entry["events"] = [
    { kind: "placed", seat: "red", slot: 2, card: card("Vysage", 2), cell: 4, en: "", fr: "" },
    { kind: "plus", cell: 4, sum: 15, pairs, en: "", fr: "" },
    flip("Sacred", 1, 4, 0, "plus"),
    flip("Cerberus", 5, 4, 1, "plus"),
    flip("Blitz", 2, 5, 0, "combo", 1),
  ];
  return [before, act("red", events, view({ board: after, placed: 4, score: { red: 6, blue: 4 } }))];
}

it("joins the numbers as they count, whatever the board adds to what is printed", () => {
  const taken = { ...flip("Sacred", 1, 4, 0, "basic"), mine_delta: -1, theirs_delta: 1 };
  const [domino] = sceneAfter(act("red", [taken], view({}))).dominoes;
  expect([domino!.mine, domino!.theirs]).toEqual([6, 5]);
});

describe("a move with Plus and a combo", () => {
  const [before, entry] = plusCombo();
  const steps = sequence(before, entry);

  it("goes from the drop over the rulings and the flips to the link", () => {
    expect(names(steps)).toEqual(["drop", "rulings", "turn", "link", "settle", "rest"]);
  });

  it("shows both dominoes before anything turns", () => {
    expect(steps[1]!.scene.dominoes.map((domino) => domino.tag)).toEqual(["= 15", "= 15"]);
    expect(colours(steps[1]!)).toBe(".bb.rb...");
  });

  it("turns the cards of Plus together and the link after them", () => {
    expect(colours(steps[2]!)).toBe(".rb.rr...");
    expect(colours(steps[3]!)).toBe(".rr.rr...");
  });

  it("moves a bead of the score with each flip", () => {
    expect(steps.map((step) => step.scene.score.red)).toEqual([3, 3, 5, 6, 6, 6]);
  });

  it("turns a card about the axis that faces its attacker", () => {
    expect(steps[2]!.scene.cells[1]!.motion).toEqual({ kind: "turn", axis: "x", was: "blue" });
    expect(steps[2]!.scene.cells[5]!.motion).toEqual({ kind: "turn", axis: "y", was: "blue" });
  });

  it("ends in the view of the entry, at rest", () => {
    expect(steps.at(-1)!.scene).toEqual(sceneAfter(entry));
    expect(steps.at(-1)!.scene.cells.every((at) => !at?.motion)).toBe(true);
  });

  it("leaves the view before untouched", () => {
    expect(before.board[4]).toBeNull();
    expect(before.board[1]!.colour).toBe("blue");
  });
});

describe("a shift of the Power Wall", () => {
  const board = [null, null, null, null, null, piece("Mesmerize", "blue", 20), null, null, piece("Blitz", "red", 0)];
  const after = [null, null, piece("Blitz", "red", 0), null, null, piece("Adamantoise", "red", 1), null, null, piece("Mesmerize", "blue", 20)];
  const entry = act(
    "red",
    [
      { kind: "placed", seat: "red", slot: 1, card: card("Adamantoise", 1), cell: 2, en: "", fr: "" },
      { kind: "slid", cell: 2, travel: "down", op: "=", value: 20, power: 20, moves: [[2, 5], [5, 8], [8, 2]], en: "", fr: "" },
    ],
    view({ board: after, placed: 5 }),
  );
  const steps = sequence(view({ board }), entry);
  const at = (step: number, cell: number) => steps[step]!.scene.cells[cell];

  it("puts the card on its square first, then moves the whole line once", () => {
    expect(names(steps)).toEqual(["drop", "shift", "rest"]);
    expect(at(0, 2)!.card.name).toBe("Adamantoise");
    expect([2, 5, 8].map((cell) => at(1, cell)!.card.name)).toEqual(["Blitz", "Adamantoise", "Mesmerize"]);
  });

  it("sends only the far card round the edge", () => {
    expect([2, 5, 8].map((cell) => (at(1, cell)!.motion as { wraps: boolean }).wraps)).toEqual([true, false, false]);
  });

  it("follows the last move to where the card came to lie", () => {
    expect(steps.map((step) => step.scene.placed)).toEqual([2, 5, 5]);
  });

  it("moves gaps as it moves cards", () => {
    const gap = [...board];
    gap[8] = null;
    const shifted = sequence(view({ board: gap }), { ...entry, view: view({ board: [...after.slice(0, 2), null, ...after.slice(3)], placed: 5 }) });
    expect(shifted[1]!.scene.cells[2]).toBeNull();
  });
});

describe("other entries", () => {
  it("take no time when nothing was placed", () => {
    expect(names(sequence(view({}), act(null, [], view({}))))).toEqual(["rest"]);
  });

  it("stay within the longest time even with eight links", () => {
    const board = Array.from({ length: 9 }, (_, cell) => (cell === 4 ? null : piece("Blitz", "blue", 20 + cell)));
    const links = [0, 1, 2, 3, 5, 6, 7, 8].map((cell, i) => flip("Blitz", cell, 4, 0, i ? "combo" : "same", i));
    const events: Entry["events"] = [
      { kind: "placed", seat: "red", slot: 2, card: card("Vysage", 2), cell: 4, en: "", fr: "" },
      { kind: "slid", cell: 4, travel: "up", op: "=", value: 9, power: 9, moves: [[7, 4], [4, 1], [1, 7]], en: "", fr: "" },
      { kind: "same", cell: 4, pairs: [{ side: 0, cell: 1, mine: 4, theirs: 4 }], en: "", fr: "" },
      ...links,
    ];
    expect(total(sequence(view({ board }), act("red", events, view({}))))).toBeLessThanOrEqual(LONGEST);
  });

  it("announce a new round and then show its empty board", () => {
    const board = [...Array<null>(8).fill(null), null];
    const events: Entry["events"] = [
      { kind: "placed", seat: "red", slot: 2, card: card("Vysage", 2), cell: 8, en: "", fr: "" },
      { kind: "dealt", round: 2, first: "blue", en: "", fr: "" },
    ];
    const steps = sequence(view({ board }), act("red", events, view({ round: 2 })));
    expect(names(steps)).toEqual(["drop", "round", "rest"]);
    expect(steps[1]!.scene.round).toBe(2);
    expect(steps[2]!.scene.cells.every((at) => at === null)).toBe(true);
  });
});

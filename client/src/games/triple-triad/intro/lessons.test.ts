import { expect, it } from "vitest";
import { view } from "../fixtures";
import type { Entry, Move } from "../types";
import { goalOf, tries, untold } from "./lessons";

const move = (slot: number, cell: number, takes: number): Move => ({ action: `${slot}@${cell}`, slot, cell, takes, flips: [], delta: 0, travel: null });
const film = (legal: Move[], action: string) => [{ view: view({ legal }) }, { action }] as unknown as Entry[];

it("lets the card be tried that the example plays, and no other", () => {
  const shown = film([move(1, 0, 0), move(1, 4, 2), move(2, 4, 0)], "1@4");
  expect(tries(shown).map(({ action }) => action)).toEqual(["1@0", "1@4"]);
  expect(goalOf(shown)).toEqual({ action: "1@4", takes: 2, cell: 4 });
});

it("asks for nothing where nothing can be tried", () => {
  expect([tries([]), goalOf([]), goalOf(film([], "1@4"))]).toEqual([[], null, null]);
});

it("does not give away what a placement takes", () => {
  expect(untold([{ ...move(1, 4, 2), flips: [3, 5] }])).toEqual([{ ...move(1, 4, 0), takes: undefined, flips: [] }]);
});

/** The lines of a queen on the board. */
import { expect, it } from "vitest";
import { between } from "./geometry";

it.each([
  ["a5", "e1", ["b4", "c3", "d2"]],
  ["e1", "e4", ["e2", "e3"]],
  ["h8", "g8", []],
  ["a1", "b3", null],
  ["h1", "a2", null],
  ["c3", "c3", null],
])("has these squares from %s to %s: %s", (from, to, squares) => {
  expect(between(from, to)).toEqual(squares);
});

import { expect, test } from "vitest";
import { half, rounds, scoreOf } from "./rounds";
import type { Board } from "../net/api/tournaments";

const board = (round: number, at: number, more: Partial<Board> = {}): Board => ({ round, board: at, first: 0, second: 1, match: "m", result: null, replays: 0, won: 0, lost: 0, drawn: 0, ...more });

test("a knockout is drawn to its final", () => {
  const drawn = rounds({ form: "knockout", round: 1, boards: [1, 2, 3, 4].map((at) => board(1, at)) });
  expect(drawn.map(({ boards }) => boards.length)).toEqual([4, 2, 1]);
  expect(drawn[2]!.boards[0]).toMatchObject({ round: 3, board: 1, first: null });
});

test("the match for the third place stands apart", () => {
  const drawn = rounds({ form: "knockout", round: 2, boards: [board(1, 1), board(1, 2), board(2, 1), board(2, 2)] });
  expect(drawn.map(({ boards }) => boards.length)).toEqual([2, 1]);
  expect(drawn[1]!.third).toMatchObject({ round: 2, board: 2 });
});

test("a semi-final is no match for the third place", () => {
  expect(rounds({ form: "knockout", round: 1, boards: [board(1, 1), board(1, 2)] }).map(({ third }) => third)).toEqual([null, null]);
  expect(rounds({ form: "swiss", round: 2, boards: [board(1, 1), board(1, 2), board(2, 1), board(2, 2)] })[1]!.boards).toHaveLength(2);
});

test.each([
  [{ won: 1, lost: 1, drawn: 1 }, 1.5],
  [{ result: "first" as const }, 1],
  [{ result: "second" as const }, 0],
  [{ result: "draw" as const }, 0.5],
  [{ result: "bye" as const }, null],
  [{}, null],
])("what stands beside a name: %o", (more, score) => expect(scoreOf(board(1, 1, more), "first")).toBe(score));

test("points as people write them", () => expect([0, 0.5, 1, 2.5].map(half)).toEqual(["0", "½", "1", "2½"]));

import { expect, test } from "vitest";
import { mine, rivals, waitsForMe, week } from "./ladder";
import { rounds } from "./rounds";
import type { Board, Tournament } from "../net/api/tournaments";

const START = "2026-11-01T00:00:00.000+00:00";
const DAY = 86_400_000;
const board = (round: number, at: number, first: number, second: number, more: Partial<Board> = {}): Board => ({ round, board: at, first, second, match: `m${round}${at}`, result: "first", replays: 0, won: 0, lost: 0, drawn: 0, ...more });
const entrant = (number: number, withdrawn = false) => ({ number, id: `p${number}`, name: `Player ${number}`, withdrawn, nonce: null, waits: null, here: null });
const asked = board(2, 2, 1, 0, { match: null, result: null });
const ladder: Pick<Tournament, "boards" | "entrants" | "meetings" | "starts" | "you"> = {
  boards: [board(1, 1, 0, 1), board(2, 1, 1, 0), asked, board(2, 3, 0, 2, { result: null })],
  entrants: [entrant(0), entrant(1), entrant(2), entrant(3, true)],
  meetings: 2,
  starts: START,
  you: 0,
};

test("a week lasts seven days", () => {
  expect([0, 7 * DAY - 1, 7 * DAY].map((since) => week({ starts: START }, Date.parse(START) + since))).toEqual([1, 1, 2]);
});

test("what is mine to play or to answer", () => {
  expect(mine(ladder).map(({ board: at }) => at)).toEqual([2, 3]);
  expect(mine(ladder).map((one) => waitsForMe(one, 0))).toEqual([true, false]);
  expect(waitsForMe(asked, 1)).toBe(false);
});

test("whom I may challenge, and how often we have met this week", () => {
  expect(rivals(ladder, Date.parse(START) + 8 * DAY)).toEqual([
    { id: "p1", name: "Player 1", met: 2 },
    { id: "p2", name: "Player 2", met: 1 },
  ]);
  expect(rivals(ladder, Date.parse(START) + 30 * DAY).map(({ met }) => met)).toEqual([0, 0]);
});

test("its rounds are the weeks in which something was played", () => {
  const drawn = rounds({ form: "ladder", round: 2, boards: ladder.boards });
  expect(drawn.map(({ number, boards }) => [number, boards.length])).toEqual([[1, 1], [2, 2]]);
});

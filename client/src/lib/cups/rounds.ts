/** The rounds of a tournament as they are drawn: those that were made and, in a knockout, those to come. */
import type { Board, Tournament } from "../net/api/tournaments";

export interface Round {
  number: number;
  boards: Board[];
  /** The match for the third place, which stands apart from the bracket. */
  third: Board | null;
}

type Drawn = Pick<Tournament, "form" | "round" | "boards">;

const empty = (round: number, board: number): Board => ({ round, board, first: null, second: null, match: null, result: null, replays: 0, won: 0, lost: 0, drawn: 0 });

export function rounds({ form, round, boards }: Drawn): Round[] {
  if (form === "ladder") return weeks(boards);
  const made = Array.from({ length: round }, (_, at) => ({ number: at + 1, boards: boards.filter((one) => one.round === at + 1), third: null as Board | null }));
  if (form !== "knockout" || !made.length) return made;
  const last = made.at(-1)!;
  const before = made.at(-2);
  if (before?.boards.length === 2 && last.boards.length === 2) [last.third, last.boards] = [last.boards[1]!, [last.boards[0]!]];
  while (made.at(-1)!.boards.length > 1) {
    const number = made.length + 1;
    made.push({ number, boards: Array.from({ length: made.at(-1)!.boards.length / 2 }, (_, at) => empty(number, at + 1)), third: null });
  }
  return made;
}

/** What was played in a ladder, week by week. */
function weeks(boards: Board[]): Round[] {
  const played = boards.filter((board) => !proposed(board));
  return [...new Set(played.map(({ round }) => round))].map((number) => ({ number, boards: played.filter(({ round }) => round === number), third: null }));
}

/** Whether a board is a challenge in a ladder that waits for an answer. */
export const proposed = (board: Board): boolean => board.match === null && board.result === null;

/** What somebody got on a board: of a series their points, else how it ended. */
export function scoreOf(board: Board, seat: "first" | "second"): number | null {
  if (board.result === "bye" || board.result === "none") return null;
  const played = board.won + board.lost + board.drawn;
  if (played > 0) return (seat === "first" ? board.won : board.lost) + board.drawn / 2;
  return board.result === null ? null : board.result === "draw" ? 0.5 : Number(board.result === seat);
}

/** Whether an entrant sits at a board. */
export const sits = (board: Board, number: number | null): boolean => number !== null && (board.first === number || board.second === number);

/** Who goes on from a board. */
export const wonBy = (board: Board, seat: "first" | "second"): boolean => board.result === seat || (board.result === "bye" && seat === "first");

/** Points as people write them: 2½. */
export const half = (points: number): string => (points % 1 ? `${points >= 1 ? Math.floor(points) : ""}½` : String(points));

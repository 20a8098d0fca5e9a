/** A ladder as one of its entrants sees it: whom they play, who waits for whom, and whom they may challenge. */
import type { Board, Tournament } from "../net/api/tournaments";
import { proposed, sits } from "./rounds";

const WEEK = 7 * 86_400_000;

type Seen = Pick<Tournament, "boards" | "entrants" | "meetings" | "starts" | "you">;

export interface Rival {
  id: string;
  name: string;
  /** How often the two have met this week, challenges that wait counted. */
  met: number;
}

/** The week a ladder is in, from 1. */
export const week = ({ starts }: Pick<Tournament, "starts">, now: number): number => 1 + Math.floor((now - Date.parse(starts ?? "")) / WEEK);

/** My boards that are not decided: those that are played, and challenges that wait. */
export const mine = ({ boards, you }: Seen): Board[] => boards.filter((board) => board.result === null && sits(board, you));

export const waitsForMe = (board: Board, you: number | null): boolean => proposed(board) && board.second === you;

/** Everybody else who is in it. */
export function rivals(ladder: Seen, now: number): Rival[] {
  const current = week(ladder, now);
  const met = (number: number | null): number => ladder.boards.filter((board) => board.round === current && sits(board, ladder.you) && sits(board, number)).length;
  return ladder.entrants.filter((one) => one.number !== ladder.you && !one.withdrawn).map(({ id, name, number }) => ({ id, name, met: met(number) }));
}

/** How matches of a list stand: their last entry for a small board, and the score from the reader's side. */
import { api } from "../net/api";
import { askingHere, whenever } from "../net/asking.svelte";
import type { Listed, Position, View } from "../net/shapes";

type Named = Pick<Listed, "id" | "status" | "turn" | "deadline">;

export class Standing {
  now = $state.raw<Position | null>(null); // until the hall has told it

  /** Asks while the component lives in which it is made, and anew when the list tells that somebody moved. */
  constructor(match: () => Named) {
    const asking = askingHere();
    const moved = () => [match().id, match().status, match().turn, match().deadline].join();
    whenever(moved, () => void asking.ask(() => api.position(match().id), (told) => (this.now = told)));
  }
}

/** Both scores, the reader's first; null where the game keeps none. */
export function scoreOf(view: View | null | undefined, you: string | null): [number, number] | null {
  const score = view?.score as Record<string, number> | null | undefined;
  if (!score) return null;
  const sides = Object.keys(score);
  const mine = you !== null && you in score ? you : sides[0]!;
  const theirs = sides.find((side) => side !== mine)!;
  return [score[mine]!, score[theirs]!];
}

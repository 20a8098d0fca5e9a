/** The puzzle for whoever has just played: not solved yet, of the same game and if possible by the same rules, the easiest first. */
import type { ListedPuzzle } from "../net/shapes";

export function alike(puzzles: ListedPuzzle[], game: string, rules: string): string {
  const open = puzzles.filter((one) => one.game === game && !one.mine.solved).sort((one, other) => one.rating - other.rating);
  return (open.find((one) => one.rules === rules) ?? open[0])?.id ?? "";
}

/** What a move in a puzzle is worth to whoever makes it. */
import type { PuzzleWorth, View } from "../net/shapes";
import { t } from "../words/words";

/** "draws 5–5" where the end is known, which a game with a score shares out between both sides; else how many games of 100 it wins. */
export function sayWorth({ margin, chances }: PuzzleWorth, view: View): string {
  if (margin === null) return t("puzzle-worth-chances", { chances: chances ?? 0 });
  const whole = Object.values((view.score ?? {}) as Record<string, number>).reduce((sum, one) => sum + one, 0);
  const mine = (whole + margin) / 2;
  return t(`puzzle-worth-${margin > 0 ? "win" : margin < 0 ? "loss" : "draw"}`, { mine, theirs: whole - mine });
}

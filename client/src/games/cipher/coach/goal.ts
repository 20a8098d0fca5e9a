/** What wins, as it stands: the orbs that are left to break, and the main character behind them. */
import { unitOf } from "../drawing/called";
import { mainOf } from "../choices";
import type { Card, Half, Translate } from "../types";

const ORBS = 5; // of each side, once the hands are kept

/** The goal against this side, `before` its orbs are laid out or since; its main character is nobody yet while it lies face down. */
export function goalAgainst(half: Half, before: boolean, look: (code: string | null | undefined) => Card | null, t: Translate): string {
  const main = look(mainOf(half)?.card);
  return t("cipher-goal", { orbs: before ? ORBS : half.orbs.length, main: main ? unitOf(main) : t("cipher-goal-hero") });
}

/** The course of a turn, as the bar above the table shows it. */
import type { Phase, Side, View } from "./types";

export const PHASES = ["opening", "bond", "deployment", "action", "end"] as const;
type Stage = (typeof PHASES)[number];

export function stageState(phase: Phase, stage: Stage): "done" | "now" | "later" {
  const now = PHASES.indexOf(phase as Stage);
  const at = PHASES.indexOf(stage);
  if (now < 0) return "later";
  return at < now ? "done" : at === now ? "now" : "later";
}

/** Whose turn it is; nobody's once the match is over. */
export const turnOf = (view: View): Side | null => (view.phase === "over" ? null : view.player);

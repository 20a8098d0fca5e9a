/** The steps of a finished match, from the file that everybody may take home. */
import type { Entry, Said } from "../net/wire";

export interface Step extends Entry {
  events: Said[];
}

/** The entries of a history file: one JSON document a line, the match itself first. */
export function stepsOf(file: string): Step[] {
  const [, ...lines] = file.trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Step);
}

/** The steps after which somebody still had to play. */
export function openSteps(steps: Step[]): Step[] {
  return steps.filter(({ view }) => (view as { to_act?: string | null }).to_act);
}

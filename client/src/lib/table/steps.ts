/** The steps of a finished match, from the file that everybody may take home. */
import type { Entry } from "../net/wire";

export type Step = Entry;

/** The entries of a history file: one JSON document a line, the match itself first. */
export function stepsOf(file: string): Step[] {
  const [, ...lines] = file.trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Step);
}

/** The steps after which somebody still had to play. */
export function openSteps(steps: Step[]): Step[] {
  return steps.filter(({ view }) => view?.to_act);
}

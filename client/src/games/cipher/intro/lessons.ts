/** The lessons: each with a worked example of the rulebook whose steps readers take themselves, or with a card to read. */
import type { WorkedExample, Said } from "../../../lib/net/wire";
import { unitOf } from "../drawing/called";
import { cardAt, unitAt } from "../choices";
import { printedRange } from "../drawing/range";
import type { Card, Entry, Unit, View } from "../types";

export interface Lesson {
  name: string; // of its words, `cipher-guided-<name>`
  example?: string;
  card?: string;
}

export const LESSONS: Lesson[] = [
  { name: "aim", example: "aim-orb" },
  { name: "card", card: "B01-001" },
  { name: "bond", example: "bond-one" },
  { name: "deploy", example: "deploy-lines" },
  { name: "range", example: "range-magic" },
  { name: "battle", example: "support-choice" },
  { name: "critical", example: "critical-cain" },
  { name: "evade", example: "evade-marth" },
  { name: "skills", example: "skills-act" },
];

/** A step of an example, as Cipher tells it. */
export type Shot = Entry & Pick<WorkedExample["history"][number], "say" | "task" | "tries">;

/** Where the reader is asked next, from here on: what others do before that is shown. */
export function reached(history: Shot[], at: number): number {
  const next = history[at + 1];
  return next && !next.task ? reached(history, at + 1) : at;
}

/** Why an action is not the one that is asked for. */
export const answerTo = (asked: Shot, action: string): Said | null => asked.tries.find((one) => one.action === action)?.say ?? null;

type Lookup = (code: string | null | undefined) => Card | null;
type Sentence = [id: string, args?: Record<string, string | number>];

const linesApart = (view: View, one: Unit, another: Unit): number =>
  1 + Object.values(view.sides).flatMap(({ back }) => back).filter((unit) => unit === one || unit === another).length;

/** Why what lies in a slot answers nothing now: what the rules say of it, or the sentence that does. */
export function refusalOf(view: View, slot: number, look: Lookup): Said | Sentence {
  const told = view.why_not.find((one) => one.slot === slot);
  if (told) return told;
  const { ask, battle } = view;
  const name = (code: string | null | undefined) => unitOf(look(code));
  const [attacker, met] = [unitAt(view, ask?.held ?? null), unitAt(view, slot)];
  if (ask?.kind === "target" && attacker && met && view.sides.second === sideOf(view, met))
    return ["cipher-try-reach", { unit: name(attacker.card), range: printedRange(attacker.range), target: name(met.card), distance: linesApart(view, attacker, met) }];
  if (ask?.kind === "critical" || ask?.kind === "evade")
    return ["cipher-try-name", { unit: name(unitAt(view, (ask.kind === "critical" ? battle?.attacker : battle?.defender) ?? null)?.card) }];
  if (met?.tapped) return ["cipher-try-tapped", { unit: name(met.card) }];
  return ["cipher-try-not", { card: name(cardAt(view, slot)?.card) }];
}

const sideOf = (view: View, unit: Unit) => Object.values(view.sides).find(({ front, back }) => front.includes(unit) || back.includes(unit));

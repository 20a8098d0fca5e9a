/** Which things on the table can be chosen, and what choosing them would do. */
import type { AskKind, Card, Choice, Faced, Half, Held, Line, Side, Unit, View } from "./types";

/** A question that one thing answers: a tap on it is the answer. Elsewhere a tap only takes it up. */
const DIRECT = new Set<AskKind>(["target", "critical", "evade", "orb", "keeper", "order", "pay", "choose", "onto", "destination", "line"]);

export const isDirect = (view: View): boolean => Boolean(view.ask && DIRECT.has(view.ask.kind));

/** The choices of each thing on the table, by its slot. A copy of a card can do what its like can: only one of them is listed. */
export function bySlot(legal: Choice[], hand: Held[] = []): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of legal) {
    if (choice.slot === null || choice.kind === "word") continue;
    const list = found.get(choice.slot);
    if (list) list.push(choice);
    else found.set(choice.slot, [choice]);
  }
  const listed = hand.filter((held) => held.slot !== null && found.has(held.slot));
  for (const held of hand) {
    const like = held.card === null ? undefined : listed.find((one) => one.card === held.card);
    if (like && held.slot !== null && !found.has(held.slot)) found.set(held.slot, found.get(like.slot!)!);
  }
  return found;
}

/** What choosing a line would do: for the card that is taken up, or as the answer to a question. */
export function lineChoice(legal: Choice[], line: Line, chosen: Choice[]): Choice | null {
  return chosen.find((choice) => choice.kind === line) ?? legal.find((choice) => choice.kind === "word" && choice.word === line) ?? null;
}

/** The answers that are words: yes and no, passing, ending. */
export const wordChoices = (legal: Choice[]): Choice[] => legal.filter((choice) => choice.kind === "word");

/** Whether an answer is the usual way on, once a phase gave what it has: to deploy or do no more. Without a bond one seldom goes on. */
export const goesOn = (asks: AskKind | undefined, choice: Choice): boolean => choice.kind === "word" && choice.word === "no" && (asks === "deploy" || asks === "act");

/** Which orb a choice takes: one that was seen by its slot, any unseen one by the word. */
export function orbChoice(legal: Choice[], slot: number | null): Choice | null {
  return legal.find((choice) => (slot === null ? choice.word === "unseen" : choice.kind === "card" && choice.slot === slot)) ?? null;
}

/** The orbs of a side that lie face up. */
export const turnedUp = (half: Half): Faced[] => half.orbs.filter((orb) => !orb.face_down);

const CODE = /\b[A-Z]{1,3}\d{2}-\d{3}[A-Za-z+]*/;

/** The card that a choice names. */
export const codeOf = ({ action }: Pick<Choice, "action">): string | null => CODE.exec(action)?.[0] ?? null;

const lists = (half: Half): Held[][] => [half.front, half.back, half.bonds, half.orbs, half.hand, half.support ? [half.support] : [], half.retreat, half.boundless];

/** Cards that can be chosen but do not stand on the field or in the own hand: they are laid out beside the question. */
export function laidOut(view: View): Choice[] {
  const seen = new Set<number | null>(Object.entries(view.sides).flatMap(([side, half]) => [...half.front, ...half.back, ...(side === view.viewer ? half.hand : [])].map((held) => held.slot)));
  return view.legal.filter((choice) => choice.kind === "card" && choice.slot !== null && !seen.has(choice.slot) && codeOf(choice) !== null);
}

const FEW = 4;
const BY_CARDS = new Set<AskKind>(["mulligan", "bond", "deploy", "act", "target"]);

/** A question of a turn, which the cards that lie in sight answer. */
export const byCards = (view: View): boolean => Boolean(view.ask && BY_CARDS.has(view.ask.kind));

/** The answers that are neither words nor cards laid out beside the question. */
export function listedOf(view: View): Choice[] {
  const tray = laidOut(view);
  return view.legal.filter((choice) => choice.kind !== "word" && !tray.includes(choice));
}

/** Those of them that stand as buttons: all where they are few; a whole turn's choices are taken up by their cards. */
export function nearOf(view: View): Choice[] {
  const rest = listedOf(view);
  return isDirect(view) && rest.length <= FEW ? rest : rest.filter(({ kind }) => kind === "trigger");
}

/** The unit in a slot, on either side. */
export function unitAt(view: View, slot: number | null): Unit | null {
  return Object.values(view.sides).flatMap((half) => [...half.front, ...half.back]).find((unit) => unit.slot === slot) ?? null;
}

/** The main character of a side. */
export const mainOf = (half: Half): Unit | null => [...half.front, ...half.back].find((unit) => unit.main) ?? null;

/** The card in a slot, wherever it lies. */
export function cardAt(view: View, slot: number | null): { side: Side; card: string | null } | null {
  for (const side of ["first", "second"] as const) {
    const half = view.sides[side];
    for (const list of lists(half)) {
      const found = list.find((held) => held.slot === slot && slot !== null);
      if (found) return { side, card: found.card };
    }
  }
  return null;
}

/** The codes of all cards that a view shows; nothing stands for those that its viewer does not know. */
export function shownIn(view: View): (string | null)[] {
  return [view.sides.first, view.sides.second].flatMap(lists).flatMap((list) => list.map(({ card }) => card));
}

/** Face-up bonds by colour, as the symbols that can be paid with. */
export function symbols(half: Half, get: (code: string | null) => Card | null): Set<string> {
  return new Set(half.bonds.filter((bond) => !bond.face_down).flatMap((bond) => get(bond.card)?.colors ?? []));
}

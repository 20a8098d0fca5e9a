/** The action that decided a match, read from its history: an evasion that saved the winner, or the last hit on the main character. */
import { other, type Entry, type Side, type Unit, type View } from "../types";

interface Attack {
  turn: number;
  by: Side;
  cards: { attacker: string; defender: string };
  fatal: boolean; // aimed at a main character without orbs
  critical: boolean;
}

interface Fought extends Attack {
  at: number; // index of the entry
  evaded: boolean;
  total: number;
  against: number;
}

interface Decisive extends Fought {
  kind: "critical" | "evade" | "hit";
}

const unitsOf = (view: View, side: Side): Unit[] => [...view.sides[side].front, ...view.sides[side].back];

/** An attack on a unit in this position. */
function aimed(view: View, by: Side, target: number, cards: Attack["cards"]): Attack {
  const defender = unitsOf(view, other(by)).find(({ slot }) => slot === target);
  return { turn: view.turn, by, cards, fatal: Boolean(defender?.main) && view.sides[other(by)].orbs.length === 0, critical: false };
}

/** One that began before its history did, in a position that somebody plays on from. */
function begunIn(view: View): Attack | null {
  if (!view.battle) return null;
  const { attacker, defender } = view.battle;
  const card = (side: Side, slot: number): string => unitsOf(view, side).find((unit) => unit.slot === slot)?.card ?? "";
  return aimed(view, view.player, defender, { attacker: card(view.player, attacker), defender: card(other(view.player), defender) });
}

/** Every attack that came to a result. */
function battles(history: Entry[]): Fought[] {
  const found: Fought[] = [];
  let attack: Attack | null = null;
  history.forEach((entry, at) => {
    const before = (history[at - 1] ?? entry).view;
    for (const event of entry.events) {
      if (event.kind === "attack") attack = aimed(before, event.seat, event.target, { attacker: event.card, defender: event.target_card });
      attack ??= begunIn(before);
      if (!attack) continue;
      if (event.kind === "critical") attack = { ...attack, critical: true };
      if (event.kind === "evade" && before.battle) found.push({ ...attack, at, evaded: true, total: before.battle.attack.total, against: before.battle.defense.total });
      if (event.kind === "clash") found.push({ ...attack, at, evaded: false, total: event.total, against: event.target_total });
    }
  });
  return found;
}

/** Null where no attack decided it: it was given up, or called off. */
export function decisive(history: Entry[], winner: Side | null): Decisive | null {
  const fatal = battles(history).filter((one) => one.fatal && one.total >= one.against);
  const last = fatal.findLast(({ by, evaded }) => by === winner && !evaded);
  if (!winner || !last) return null;
  if (last.critical && last.total / 2 < last.against) return { ...last, kind: "critical" };
  const saved = fatal.findLast(({ by, evaded }) => by !== winner && evaded);
  return saved ? { ...saved, kind: "evade" } : { ...last, kind: "hit" };
}

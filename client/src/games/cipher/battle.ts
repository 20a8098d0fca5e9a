/** The battle of an entry: from the view while it lasts, from its events once it is decided. */
import { unitAt } from "./choices";
import { other, type Battle, type BattleStep, type Entry, type GameEvent, type Side, type Sum, type Supported, type View } from "./types";

export const STEPS: BattleStep[] = ["declared", "support", "critical", "evade", "result"];

export interface Fight {
  attacker: number;
  defender: number;
  cards: { attacker: string; defender: string };
  supports: { attacker: Helper | null; defender: Helper | null };
  step: BattleStep;
  attack: Sum | null;
  defense: Sum | null;
  outcome: "hit" | "held" | "evaded" | null;
}
export interface Helper {
  card: string;
  failed: boolean;
}

type ValueOf = (code: string | null | undefined, what: "attack" | "support") => number;

/** What is left of a total when what the cards print is taken away is the bonus. */
function sum(total: number, base: number, support: number): Sum {
  return { base, support, bonus: total - base - support, total };
}

/** The events since the attack was declared, oldest first; none when the last one is over and done. */
function since(history: Entry[], index: number): GameEvent[] {
  const told: GameEvent[] = [];
  for (let at = index; at >= 0 && index - at < 60; at -= 1) {
    // a decided battle is shown with the entry that decided it, and not after
    if (at < index && !history[at]!.view.battle) return [];
    const events = history[at]!.events;
    const start = events.findLastIndex((event) => event.kind === "attack");
    if (start >= 0) return [...events.slice(start), ...told];
    told.unshift(...events);
  }
  return [];
}

/** A battle that began before its history did, in a position that somebody plays on from. */
function begunIn(view: View, live: Battle): Fight {
  const helper = (side: Side): Helper | null => {
    const { card, failed } = view.sides[side].support ?? { card: null, failed: false };
    return card === null ? null : { card, failed };
  };
  const { attacker, defender, step, attack, defense } = live;
  const cards = { attacker: unitAt(view, attacker)?.card ?? "", defender: unitAt(view, defender)?.card ?? "" };
  return { attacker, defender, cards, supports: { attacker: helper(view.player), defender: helper(other(view.player)) }, step, attack, defense, outcome: null };
}

/** Whether a critical hit or an evasion changes how a battle ends as it stands. */
export function turnsBattle(kind: "critical" | "evade", battle: View["battle"]): boolean {
  const [attack, defense] = [battle?.attack.total ?? 0, battle?.defense.total ?? 0];
  return kind === "evade" ? attack >= defense : attack < defense && 2 * attack >= defense;
}

export function fightAt(history: Entry[], index: number, value: ValueOf): Fight | null {
  const entry = history[index];
  if (!entry) return null;
  const told = since(history, index);
  const declared = told[0];
  const live = entry.view.battle;
  if (declared?.kind !== "attack") return live && begunIn(entry.view, live);
  const attacker = live?.attacker ?? declared.slot;
  const defender = live?.defender ?? declared.target;
  const supporting = told.filter((event) => event.kind === "support");
  const mine = supporting.find((event) => event.seat === declared.seat);
  const theirs = supporting.find((event) => event.seat !== declared.seat);
  const helper = (event: Supported | undefined): Helper | null => (event ? { card: event.card, failed: event.failed } : null);
  const supports = { attacker: helper(mine), defender: helper(theirs) };
  const cards = { attacker: declared.card, defender: declared.target_card };
  const clash = told.find((event) => event.kind === "clash");
  if (live && !clash) return { attacker, defender, cards, supports, step: live.step, attack: live.attack, defense: live.defense, outcome: null };
  const evaded = told.some((event) => event.kind === "evade");
  const helps = (found: Helper | null) => (found && !found.failed ? value(found.card, "support") : 0);
  const printed = (slot: number, card: string) => unitAt(entry.view, slot)?.printed ?? value(card, "attack");
  return {
    attacker,
    defender,
    cards,
    supports,
    step: evaded ? "evade" : "result",
    attack: clash ? sum(clash.total, printed(attacker, cards.attacker), helps(supports.attacker)) : null,
    defense: clash ? sum(clash.target_total, printed(defender, cards.defender), helps(supports.defender)) : null,
    outcome: evaded ? "evaded" : clash ? (clash.total >= clash.target_total ? "hit" : "held") : null,
  };
}

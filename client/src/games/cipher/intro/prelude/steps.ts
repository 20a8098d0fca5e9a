/** The first battle, moment by moment: who stands there, what is touched next, and the sum. It is staged: no rule is worked out here. */
import type { Fight } from "../../battle";
import type { Card, Sum, Unit } from "../../types";
import scene from "./scene.json";

export type Moment = "attack" | "sum" | "again" | "won";
const MOMENTS: Moment[] = ["attack", "sum", "again", "won"];
/** Where each moment stands on the way, whose last step is the real game. */
const STEP: Record<Moment, number> = { attack: 1, sum: 2, again: 3, won: 3 };
export const STEPS = 4;

/** Slots of those who fight. */
export const [HERO, SECOND, ENEMY] = [1, 2, 3] as const;
const CODE: Record<number, string> = { [HERO]: scene.hero, [SECOND]: scene.second, [ENEMY]: scene.enemy };
/** All cards of it. */
export const CODES: string[] = [...Object.values(CODE), ...scene.supports.flat()];

type Look = (code: string) => Card | null;

export const stepOf = (moment: Moment): number => STEP[moment];
export const following = (moment: Moment): Moment => MOMENTS[Math.min(MOMENTS.indexOf(moment) + 1, MOMENTS.length - 1)]!;
export const codeOf = (slot: number): string => CODE[slot]!;

/** Who attacks in this moment, or has just done so. */
export const attackerAt = (moment: Moment): number => (moment === "attack" || moment === "sum" ? HERO : SECOND);

/** Orbs of the enemy. */
export const orbsAt = (moment: Moment): number => (moment === "attack" || moment === "sum" ? 1 : 0);

/** What is touched next: the attacker, then the enemy; null where a button leads on. */
export function awaited(moment: Moment, chosen: number | null): number | null {
  if (moment === "sum" || moment === "won") return null;
  return chosen === null ? attackerAt(moment) : ENEMY;
}

/** The own units on the field: whoever attacked lies there tapped. */
export function unitsAt(moment: Moment, look: Look): Unit[] {
  const hero = unit(HERO, look, moment !== "attack");
  return attackerAt(moment) === HERO ? [hero] : [hero, unit(SECOND, look, moment === "won")];
}

export const enemyOf = (look: Look): Unit => unit(ENEMY, look, false);

/** The battle that has just been fought, as the strip draws it; null before it. */
export function foughtAt(moment: Moment, look: Look): Fight | null {
  const [mine, theirs] = scene.supports[moment === "sum" ? 0 : 1] as [string, string];
  if (awaited(moment, null) !== null) return null;
  const attacker = attackerAt(moment);
  const [attack, defense] = [added(codeOf(attacker), mine, look), added(codeOf(ENEMY), theirs, look)];
  return {
    attacker,
    defender: ENEMY,
    cards: { attacker: codeOf(attacker), defender: codeOf(ENEMY) },
    supports: { attacker: { card: mine, failed: false }, defender: { card: theirs, failed: false } },
    step: "result",
    attack,
    defense,
    outcome: attack.total >= defense.total ? "hit" : "held",
  };
}

function unit(slot: number, look: Look, tapped: boolean): Unit {
  const card = look(codeOf(slot));
  const attack = card?.attack ?? 0;
  return { slot, card: codeOf(slot), stack: [], main: slot !== SECOND, tapped, attack, printed: attack, promoted: false, range: card?.range ?? [] };
}

function added(fighter: string, helper: string, look: Look): Sum {
  const [base, support] = [look(fighter)?.attack ?? 0, look(helper)?.support ?? 0];
  return { base, support, bonus: 0, total: base + support };
}

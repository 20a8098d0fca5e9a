/** Who attacks whom in what the coach proposes. */
import { codeOf, unitAt } from "../choices";
import type { Choice, View } from "../types";

interface Advised {
  action: string;
  then: { action: string } | null; // the target of an attack
}

export interface Duel {
  from: number; // slots
  to: number;
}

/** Of targets that read alike the text says the place. */
function targetOf(view: View, attack: Choice, action: string): number | undefined {
  const place = /#(\d+)$/.exec(action)?.[1];
  if (place !== undefined) return attack.targets[Number(place)];
  return attack.targets.find((slot) => unitAt(view, slot)?.card === codeOf({ action }));
}

export function proposed(view: View, advice: Advised | null): Duel | null {
  const choice = view.legal.find(({ action }) => action === advice?.action);
  if (!advice || !choice) return null;
  const { kind, held } = view.ask!;
  const [from, to] = kind === "target" ? [held, choice.slot] : choice.kind === "attack" && advice.then ? [choice.slot, targetOf(view, choice, advice.then.action)] : [null, null];
  return typeof from === "number" && typeof to === "number" ? { from, to } : null;
}

/** The answer to what is asked once the action is taken, as the coach proposed it. */
export const followed = ({ then }: Advised) => ({ legal }: View): string | undefined => legal.find(({ action }) => action === then?.action)?.action;

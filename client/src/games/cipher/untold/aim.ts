/** An attack before the hall hears of it: the unit is taken up, and whom it meets is asked here, where it can still be put back. */
import { saying } from "../../../lib/words/words";
import { unitOf } from "../drawing/called";
import { unitAt } from "../choices";
import type { Ask, Card, Choice, Said, View } from "../types";

type Lookup = (code: string | null | undefined) => Card | null;

/** What two units bring, before any support. */
export interface Meeting {
  attacker: string;
  attack: number;
  defender: string;
  defense: number;
}

const named = <F extends object>(facts: F, id: string, card: Said | string): F & Said => saying(facts, { id, args: { card } });

/** The units an attack may be aimed at, as answers. They are no actions yet: what they are called the hall says once it is asked. */
export function targetsOf(view: View, attack: Choice, look: Lookup): Choice[] {
  return attack.targets.map((slot) =>
    named<Omit<Choice, "en" | "fr">>({ action: `target ${slot}`, kind: "card", slot, word: null, cost: null, skill: null, targets: [] }, "cipher-choose-target", look(unitAt(view, slot)?.card)?.called ?? ""),
  );
}

/** The view as it will be when the attack is declared: whom it is aimed at is asked. */
export function aimed(view: View, attack: Choice, look: Lookup): View {
  const unit = look(unitAt(view, attack.slot)?.card)?.called ?? "";
  const ask = named<Omit<Ask, "en" | "fr">>({ seat: view.to_act!, kind: "target", held: attack.slot, skill: null }, "cipher-ask-target", unit);
  return { ...view, ask, legal: targetsOf(view, attack, look), why_not: [] };
}

export function meeting(view: View, attacker: number | null, defender: number | null, look: Lookup): Meeting | null {
  const [mine, theirs] = [unitAt(view, attacker), unitAt(view, defender)];
  if (!mine || !theirs) return null;
  return { attacker: unitOf(look(mine.card)), attack: mine.attack, defender: unitOf(look(theirs.card)), defense: theirs.attack };
}

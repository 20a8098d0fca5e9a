/** What skills do, under the heads beneath which one looks for it. */
import type { Card, Ability } from "../types";

export const HEADS = ["battle", "units", "cards", "orbs", "skills"] as const;
type Head = (typeof HEADS)[number];

const HEAD: Record<Ability, Head> = {
  attack: "battle", range: "battle", sure: "battle", price: "battle", supports: "battle", "support-x": "battle", protects: "battle", restrains: "battle", "breaks-more": "battle",
  defeats: "units", moves: "units", untaps: "units", deploys: "units", bars: "units", levels: "units", stacks: "units", leaves: "units", leads: "units",
  draws: "cards", searches: "cards", recovers: "cards", arranges: "cards", mills: "cards", discards: "cards", bonds: "cards",
  "turns-orbs": "orbs", "breaks-orbs": "orbs", "adds-orbs": "orbs",
  borrows: "skills", silences: "skills", cheapens: "skills", traits: "skills", "from-bonds": "skills", "from-hand": "skills", turns: "skills", terms: "skills",
};
export const ABILITIES = Object.keys(HEAD) as Ability[];

export const under = (head: Head): Ability[] => ABILITIES.filter((ability) => HEAD[ability] === head);

/** How many of the cards do each. */
export function doing(cards: Card[]): Map<Ability, number> {
  const often = new Map<Ability, number>(ABILITIES.map((ability) => [ability, 0]));
  for (const ability of cards.flatMap(({ does }) => does)) often.set(ability, often.get(ability)! + 1);
  return often;
}

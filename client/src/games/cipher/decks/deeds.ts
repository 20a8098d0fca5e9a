/** What skills do, under the heads beneath which one looks for it. */
import type { Card, Deed } from "../types";

export const HEADS = ["battle", "units", "cards", "orbs", "skills"] as const;
export type Head = (typeof HEADS)[number];

const HEAD: Record<Deed, Head> = {
  attack: "battle", range: "battle", sure: "battle", price: "battle", supports: "battle", "support-x": "battle", protects: "battle", restrains: "battle", "breaks-more": "battle",
  defeats: "units", moves: "units", untaps: "units", deploys: "units", bars: "units", levels: "units", stacks: "units", leaves: "units", leads: "units",
  draws: "cards", searches: "cards", recovers: "cards", arranges: "cards", mills: "cards", discards: "cards", bonds: "cards",
  "turns-orbs": "orbs", "breaks-orbs": "orbs", "adds-orbs": "orbs",
  borrows: "skills", silences: "skills", cheapens: "skills", traits: "skills", "from-bonds": "skills", "from-hand": "skills", turns: "skills", terms: "skills",
};
export const DEEDS = Object.keys(HEAD) as Deed[];

export const under = (head: Head): Deed[] => DEEDS.filter((deed) => HEAD[deed] === head);

/** How many of the cards do each. */
export function doing(cards: Card[]): Map<Deed, number> {
  const often = new Map<Deed, number>(DEEDS.map((deed) => [deed, 0]));
  for (const deed of cards.flatMap(({ does }) => does)) often.set(deed, often.get(deed)! + 1);
  return often;
}

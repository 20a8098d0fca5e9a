/** The cards that were won in a match: what its winner may still pick, and what was taken. */
import { collection, type Taken, type Winnings as Pickable } from "../net/api/collection";
import { Asking } from "../net/asking.svelte";
import { lang } from "../words/lang.svelte";
import { say, t } from "../words/words";

export class Winnings {
  pickable = $state.raw<Pickable | null>(null);
  taken = $state.raw<Taken[]>([]);
  known = $state(false); // the hall has told
  picked = $state(false); // just now, by whoever looks
  readonly asking = new Asking();

  constructor(readonly match: string) {}

  look = (): void =>
    void this.asking.ask(() => collection.winnings(this.match), (told) => {
      this.pickable = told.winnings;
      this.taken = told.taken;
      this.known = true;
    });

  pick(cards: string[]): void {
    void this.asking.ask(() => collection.pick(this.match, cards), () => {
      this.picked = true;
      this.look();
    });
  }
}

/** Who took which cards, in a sentence for each player. */
export function sayTaken(taken: readonly Taken[]): string {
  const list = new Intl.ListFormat(lang.current, { type: "conjunction" });
  const by = new Map<string, Taken[]>();
  for (const one of taken) by.set(one.by, [...(by.get(one.by) ?? []), one]);
  return [...by]
    .map(([name, cards]) => {
      const named = cards.map(({ called, count }) => (count > 1 ? `${count} ${say(called)}` : say(called)));
      return t("winnings-took", { whose: cards[0]!.yours ? "you" : "other", name, cards: list.format(named) });
    })
    .join(" ");
}

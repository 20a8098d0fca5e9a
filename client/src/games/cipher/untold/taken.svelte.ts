/** What is taken up at the table, where it can be put back: nobody was told of it. */
import type { Choice } from "../types";

export class Taken {
  /** A card of which it is not said yet what it does. */
  slot = $state<number | null>(null);
  /** An attack of which it is not said yet whom it meets. */
  attack = $state.raw<Choice | null>(null);
  /** Whom a first tap pointed at. */
  target = $state<number | null>(null);
  /** Where the pointer or the focus rests. */
  over = $state<number | null>(null);

  take(slot: number | null): void {
    this.drop();
    this.slot = slot;
  }

  aim(attack: Choice): void {
    this.drop();
    this.attack = attack;
  }

  /** `attack` is null where the hall asks for its target. */
  point(attack: Choice | null, target: number | null): void {
    this.drop();
    this.attack = attack;
    this.target = target;
  }

  drop(): void {
    this.slot = this.attack = this.target = null;
  }
}

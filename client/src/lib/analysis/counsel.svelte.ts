/** What the coach says at a table: asked of the hall for each position in which it is my turn, and forgotten when the game goes on. */
import { untrack } from "svelte";
import { analysis, type Advice } from "../net/api/analysis";
import { Asking, whenever } from "../net/asking.svelte";

/** A position in which the coach is asked: its match, and the entry after which it stands. */
export interface Asked {
  match: string;
  seq: number;
}

export class Counsel {
  #asking = new Asking();
  #advice = $state.raw<Advice | null>(null);

  /** Made where a component is, and ends with it. Without a line nothing is asked: it waits. */
  constructor(
    private readonly at: () => Asked | null,
    connected: () => boolean,
  ) {
    const asked = $derived(at());
    whenever(() => (asked && connected() ? `${asked.match} ${asked.seq}` : ""), () => this.again());
    $effect(() => () => this.#asking.end());
  }

  /** Whether the coach has something to say here, now or soon. */
  get wanted(): boolean {
    return this.at() !== null;
  }
  /** What the coach says of this very position; null while it is not known. */
  get advice(): Advice | null {
    const asked = this.at();
    return asked && this.#advice?.seq === asked.seq ? this.#advice : null;
  }
  get failure() {
    return this.#asking.failure;
  }

  again = (): void => {
    const asked = untrack(this.at);
    this.#asking.drop();
    this.#asking.failure = null;
    this.#advice = null;
    if (asked) void this.#asking.ask(() => analysis.advice(asked.match), (advice) => (this.#advice = advice));
  };
}

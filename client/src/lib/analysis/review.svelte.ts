/** A match looked back at: what is known of each decision so far, and what it comes to. */
import { onDestroy } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { analysis, type ReviewedPly, type ReviewSummary } from "../net/api/analysis";
import { Asking } from "../net/asking.svelte";
import type { Failure } from "../net/wire";
import type { ReviewMessage } from "../net/shapes";

export class Review {
  readonly #known = new SvelteMap<number, ReviewedPly>(); // by the number of the decision
  readonly #asking = new Asking();
  summary = $state.raw<ReviewSummary | null>(null);
  #reading: AbortController | null = null;

  readonly plies = $derived.by(() => [...this.#known.values()].sort((a, b) => a.number - b.number));
  /** What went wrong: the turning point first, then as it was played. */
  readonly mistakes = $derived.by(() => this.plies.filter(({ mistake }) => mistake).sort((a, b) => this.#turns(b) - this.#turns(a)));

  constructor(private readonly match: string) {}

  /** Whether more is still to come. */
  get deepening(): boolean {
    return this.#asking.busy;
  }
  get failure(): Failure | null {
    return this.#asking.failure;
  }

  /** Reads until all is known, from the decision of entry `first` on; what was being read is left. */
  read(first = 0): void {
    this.stop();
    const reading = (this.#reading = new AbortController());
    void this.#asking.ask(() => analysis.review(this.match, first, (message) => this.hear(message), reading.signal), () => undefined);
  }

  stop(): void {
    this.#reading?.abort();
    this.#asking.drop();
  }

  hear(message: ReviewMessage): void {
    if (message.type === "ply") this.#known.set(message.number, message);
    if (message.type === "summary") this.summary = message;
  }

  #turns({ seq }: ReviewedPly): number {
    return Number(seq === this.summary?.turning);
  }
}

/** The review of a match for as long as a component is there. */
export function reviewHere(match: string): Review {
  const made = new Review(match);
  onDestroy(() => made.stop());
  return made;
}

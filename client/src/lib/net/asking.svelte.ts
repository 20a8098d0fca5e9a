/** Questions to the hall of which only the last counts: whoever taps quickly on a slow line gets what was tapped last. */
import { onDestroy, untrack } from "svelte";
import { ApiError } from "./api";
import type { Failure } from "./wire";

export class Asking {
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);
  missing = $state(false); // the hall knows of nothing like it
  #last = 0;
  #ended = false;

  /**
   * Ask, and give the answer to `heard`; whether it was heard. An answer that comes after something newer was asked changes
   * nothing, nor does its failure. What the server refused is kept in `failure`.
   */
  ask = async <T>(question: () => Promise<T>, heard: (answer: T) => void): Promise<boolean> => {
    const asked = ++this.#last;
    const wanted = () => asked === this.#last && !this.#ended;
    this.busy = true;
    try {
      const answer = await question();
      if (!wanted()) return false;
      this.busy = false;
      this.failure = null;
      heard(answer);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (wanted()) [this.failure, this.missing] = [error.failure, error.status === 404];
      return false;
    } finally {
      if (wanted()) this.busy = false;
    }
  };

  /** What is under way is not wanted any more. */
  drop(): void {
    this.#last++;
    this.busy = false;
  }

  /** Nobody is left who could hear an answer. */
  end(): void {
    this.#ended = true;
  }
}

/** The questions of a component, which nobody hears once it is gone: an answer must not lead away from the next page. */
export function askingHere(): Asking {
  const made = new Asking();
  onDestroy(() => made.end());
  return made;
}

/** Does `then` at first and whenever `about` has another value: what is only handed down again is no new question. */
export function whenever<About extends string>(about: () => About, then: (about: About) => void): void {
  const now = $derived(about());
  $effect(() => {
    const asked = now;
    untrack(() => then(asked));
  });
}

/** Plays the entries of a history one after another. What a step shows, and for how long, each game knows. */
import { untrack } from "svelte";
import { calm } from "../browser/motion";

export interface Step {
  ms: number; // until the next one; 0: at once
}

export const CATCHING_UP = 4; // times as fast, while newer entries wait

export abstract class Playback<E extends { seq: number }, S extends Step> {
  busy = $state(false);
  /** Index of the entry whose view is on the table. */
  at = $state(-1);
  /** What is on the table; null before there is anything. */
  step = $state.raw<S | null>(null);
  protected history: E[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(protected readonly reduced: () => boolean = calm) {}

  /** The steps of an entry while `behind` newer ones wait. */
  protected abstract steps(index: number, behind: number): S[];

  /** An entry as it lies, with nothing moving. */
  protected abstract still(index: number): S;

  /** For as long as the component lives that asks for it, follows a history of its own. */
  keepUp(history: () => E[]): void {
    $effect.pre(() => {
      const entries = history();
      untrack(() => this.follow(entries));
    });
    $effect(() => () => this.stop());
  }

  /** Take in a longer history; the first one, or a shorter one, is shown at once. */
  follow(history: E[]): void {
    const fresh = this.at < 0 || history.length <= this.at || history[this.at]?.seq !== this.history[this.at]?.seq;
    this.history = history;
    if (fresh) this.skip();
    else if (!this.busy) this.#next();
  }

  /** Jump to the newest entry. */
  skip(): void {
    clearTimeout(this.#timer);
    this.at = this.history.length - 1;
    this.busy = false;
    this.step = this.at < 0 ? null : this.still(this.at);
  }

  /** Play one entry again, then rest where the game is. */
  again(index: number): void {
    if (this.busy || !this.history[index]) return;
    this.busy = true;
    this.#run(this.steps(index, 0), () => this.skip());
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const index = this.at + 1;
    if (!this.history[index]) {
      this.busy = false;
      return;
    }
    this.busy = true;
    const steps = this.steps(index, this.history.length - 1 - index);
    this.at = index;
    this.#run(steps, () => this.#next());
  }

  #run(steps: S[], done: () => void): void {
    const [step, ...rest] = steps;
    if (!step) return done();
    this.step = step;
    if (step.ms === 0) this.#run(rest, done);
    else this.#timer = setTimeout(() => this.#run(rest, done), step.ms);
  }
}

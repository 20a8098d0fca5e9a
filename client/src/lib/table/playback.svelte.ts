/** Plays the entries of a history one after another, at the pace of whoever looks. What a step shows, and for how long, each game knows. */
import { untrack } from "svelte";
import { atOnce, type Sounding } from "../sound/cues";
import { player } from "../sound/player.svelte";
import { pace, type Pace } from "./pace.svelte";

export interface Step extends Sounding {
  ms: number; // until the next one, at the usual speed; 0: at once
}

/** Whoever looks: what they do themselves waits for nothing, anybody else's entry until they have read what lies on the table. */
interface Onlooker<E> {
  own: (entry: E) => boolean;
  reading: (entry: E) => number; // milliseconds, at the usual speed
  seen?: number; // index of the entry that they saw last before they came; without it, the newest
}

/** More entries than a turn has: who was away for longer (their machine slept, they watch two who are faster) need not watch for minutes. */
const FAR_BEHIND = 32;

export abstract class Playback<E extends { seq: number }, S extends Step> {
  onlooker: Onlooker<E> = { own: () => true, reading: () => 0 };
  /** Something moves, or a newer entry waits. */
  busy = $state(false);
  /** Nothing goes on by itself. */
  paused = $state(false);
  /** Index of the entry whose view is on the table. */
  at = $state(-1);
  /** Index of the newest entry that was shown to its end. */
  shownTo = $state(-1);
  /** Index of the entry to which it jumped last: those before it were passed over. */
  since = $state(0);
  /** What is on the table; null before there is anything. */
  step = $state.raw<S | null>(null);
  protected history: E[] = [];
  #restingSince = -Infinity; // when what lies there came to rest; at once read where somebody skipped to it
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly chosen: Pick<Pace, "factor" | "still" | "unseen"> = pace) {}

  /** The steps of an entry. */
  protected abstract steps(index: number): S[];

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

  /** Take in a longer history. The first one and a shorter one are shown as they end, and so is one that grew while nobody looked. */
  follow(history: E[]): void {
    const fresh = this.at < 0 || history.length <= this.at || history[this.at]?.seq !== this.history[this.at]?.seq;
    this.history = history;
    const behind = this.#last - this.at;
    if (this.at < 0 && (this.onlooker.seen ?? history.length) < this.#last) this.#resume(this.onlooker.seen!);
    else if (fresh || behind > FAR_BEHIND || (behind > 0 && this.chosen.unseen)) this.#jump();
    else if (behind > 0 && this.onlooker.own(history[this.#last]!)) this.#show(this.#last);
    else if (!this.busy) this.#next();
  }

  /** Go on to the newest entry. */
  skip(): void {
    this.stop();
    this.paused = false;
    this.at = this.shownTo = this.#last;
    this.busy = false;
    this.#restingSince = -Infinity;
    this.step = this.at < 0 ? null : this.still(this.at);
  }

  /** Play one entry again, also for whoever sees everything at once; then go on where the game is. */
  again(index: number): void {
    if (this.busy || !this.history[index]) return;
    this.busy = true;
    this.#run(this.#paced(this.steps(index), this.chosen.factor || 1), () => {
      this.step = this.still(this.at);
      this.#rest();
    });
  }

  /** Holds what is shown until it shall go on. */
  pause(on: boolean): void {
    this.paused = on;
    if (on) this.stop();
    else this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #last(): number {
    return this.history.length - 1;
  }

  #jump(): void {
    this.skip();
    this.since = this.at;
  }

  /** Goes on from an entry that was seen already, once whoever follows it is made. */
  #resume(seen: number): void {
    this.since = this.at = this.shownTo = seen;
    this.step = this.still(seen);
    this.busy = true;
    this.#after(1, () => this.#rest());
  }

  #show(index: number): void {
    this.stop();
    this.busy = true;
    if (index > this.at + 1) this.since = index;
    const steps = this.#paced(this.steps(index), this.chosen.factor);
    this.at = index;
    this.#run(steps, () => this.#rest());
  }

  #rest(): void {
    this.shownTo = this.at;
    this.#restingSince = performance.now();
    this.#next();
  }

  /** The next entry, once the one that lies there was read. */
  #next(): void {
    const [lying, next] = [this.history[this.at], this.history[this.at + 1]];
    this.busy = Boolean(next);
    if (!lying || !next || this.paused) return;
    const read = this.#restingSince + this.onlooker.reading(lying) * this.chosen.factor;
    this.#after(this.onlooker.own(next) ? 0 : read - performance.now(), () => this.#show(this.at + 1));
  }

  /** Where nothing may move, or take time, an entry is only as it comes to lie. */
  #paced(steps: S[], factor: number): S[] {
    const moving = !this.chosen.still && factor > 0;
    return (moving ? steps : atOnce(steps)).map((step) => ({ ...step, ms: moving ? Math.floor(step.ms * factor) : 0 }));
  }

  #run(steps: S[], done: () => void): void {
    const [step, ...rest] = steps;
    if (!step) return done();
    this.step = step;
    player.play(step.cues ?? []);
    this.#after(step.ms, () => this.#run(rest, done));
  }

  #after(ms: number, then: () => void): void {
    if (ms > 0) this.#timer = setTimeout(then, ms);
    else then();
  }
}

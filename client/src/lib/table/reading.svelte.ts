/** A playback of pictures that do not move: an entry stays for as long as it takes to read it. */
import type { Entry } from "../net/wire";
import { CATCHING_UP, Playback, type Step } from "./playback.svelte";

const MANY = 6; // a long time away is caught up with

export class Reading<E extends Entry> extends Playback<E, Step> {
  /** `time` is how long an entry takes to read, in milliseconds. */
  constructor(private readonly time: (entry: E) => number) {
    super();
  }

  /** An entry is one picture; the newest one waits for nobody, so that who is asked may answer at once. */
  protected steps(index: number, behind: number): Step[] {
    const still = this.reduced() || behind === 0;
    return [{ ms: still ? 0 : this.time(this.history[index]!) / (behind >= MANY ? CATCHING_UP : 1) }];
  }

  protected still(): Step {
    return { ms: 0 };
  }
}

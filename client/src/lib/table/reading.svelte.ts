/** A playback of pictures that do not move: an entry is one of them, and lies there until it was read. */
import type { Entry } from "../net/wire";
import type { Cue } from "../sound/cues";
import { Playback, type Step } from "./playback.svelte";

export class Reading<E extends Entry> extends Playback<E, Step> {
  /** `cues` are what an entry sounds like. */
  constructor(private readonly cues: (entry: E) => Cue[]) {
    super();
  }

  protected steps(index: number): Step[] {
    return [{ ms: 0, cues: this.cues(this.history[index]!) }];
  }

  protected still(): Step {
    return { ms: 0 };
  }
}

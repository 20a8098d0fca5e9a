/** A playback of pictures that do not move: an entry is one of them, and lies there until it was read. */
import type { Entry } from "../net/wire";
import { Playback, type Step } from "./playback.svelte";

export class Reading<E extends Entry> extends Playback<E, Step> {
  protected steps(): Step[] {
    return [{ ms: 0 }];
  }

  protected still(): Step {
    return { ms: 0 };
  }
}

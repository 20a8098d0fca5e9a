/** Shows the entries of a history one after another, each long enough to be read. */
import { CATCHING_UP, Playback as Steps, type Step } from "../../lib/table/playback.svelte";
import type { TableModel } from "../../lib/table/model.svelte";
import type { Entry, Side } from "./types";

const READING: Record<string, number> = { attack: 500, support: 500, clash: 700, deployed: 350, leveled: 400, skill: 500, turn: 500, defeated: 300, "orb-taken": 400, critical: 400, evade: 500 };
const LONGEST = 2000;
const MANY = 6; // a long time away is caught up with

export const readingTime = (entry: Entry): number => Math.min(LONGEST, entry.events.reduce((sum, event) => sum + (READING[event.kind] ?? 0), 0));

export class Playback extends Steps<Entry, Step> {
  /** An entry is one picture; the newest one waits for nobody, so that who is asked may answer at once. */
  protected steps(index: number, behind: number): Step[] {
    const still = this.reduced() || behind === 0;
    return [{ ms: still ? 0 : readingTime(this.history[index]!) / (behind >= MANY ? CATCHING_UP : 1) }];
  }

  protected still(): Step {
    return { ms: 0 };
  }
}

/** A table on which this is played. */
export type Playing = TableModel<Side, Entry, Playback>;

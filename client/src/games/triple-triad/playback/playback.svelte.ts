/** Plays the entries of a history one after another on one scene. */
import { atOnce } from "../../../lib/sound/cues";
import { Playback as Steps } from "../../../lib/table/playback.svelte";
import { newRound, sceneAfter } from "./scene";
import { sequence, type Step } from "./sequence";
import type { TableModel } from "../../../lib/table/model.svelte";
import type { Colour, Entry } from "../types";

export class Playback extends Steps<Entry, Step> {
  /** Set when the card of the next entry already lies where it was dropped. */
  dropped = false;

  /** The entry whose marks lie on the board: the old round's while its last move is still playing. */
  ground(): Entry | undefined {
    const entry = this.history[this.at];
    const before = this.history[this.at - 1];
    return this.step?.name !== "rest" && entry && before && newRound(entry.events) !== null ? before : entry;
  }

  protected steps(index: number): Step[] {
    const steps = sequence(this.history[index - 1]?.view ?? null, this.history[index]!);
    const [first, second, ...rest] = steps;
    const lies = this.dropped && first!.name === "drop";
    this.dropped = false;
    return lies ? [...atOnce([first!, second!]), ...rest] : steps;
  }

  protected still(index: number): Step {
    this.dropped = false;
    return { name: "rest", scene: sceneAfter(this.history[index]!), ms: 0 };
  }
}

/** A table on which this is played. */
export type Playing = TableModel<Colour, Entry, Playback>;

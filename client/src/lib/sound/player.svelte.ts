/** Plays cues: none before the first tap, as browsers have it, and none once it is silenced, which is remembered. */
import { untrack } from "svelte";
import { recall, remember } from "../browser/stored";
import { buzz } from "./buzz";
import type { Cue } from "./cues";
import type { Synth } from "./synth";

const KEPT = "parlour-sound";
const TAPS = ["pointerup", "keydown"]; // in which a browser lets sound begin

export class Player {
  on = $state(recall(KEPT) !== "off");
  #context: AudioContext | null = null;
  #synth: Synth | null = null;
  #fetching = false;

  constructor(page: EventTarget = window) {
    for (const tap of TAPS) page.addEventListener(tap, this.#wake, { capture: true });
  }

  toggle(): void {
    this.on = !this.on;
    remember(KEPT, this.on ? "on" : "off");
    if (this.on) this.#wake();
    else void this.#context?.suspend();
  }

  play(cues: Cue[]): void {
    if (!untrack(() => this.on) || !this.#synth || cues.length === 0) return;
    this.#synth.play(cues);
    buzz(cues);
  }

  /** Sound begins inside the tap; what makes it is fetched with the first, and sound that was interrupted goes on with the next. */
  #wake = (): void => {
    if (!this.on || !("AudioContext" in window)) return;
    const context = (this.#context ??= new AudioContext());
    if (context.state !== "running") context.resume().catch(() => undefined);
    if (this.#synth || this.#fetching) return;
    this.#fetching = true;
    import("./synth")
      .then(({ Synth }) => (this.#synth = new Synth(context)))
      .catch(() => undefined) // without a line: the next tap asks again
      .finally(() => (this.#fetching = false));
  };
}

export const player = new Player();

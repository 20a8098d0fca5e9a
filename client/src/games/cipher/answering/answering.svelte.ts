/** Answers an empty question for whoever has not asked to be asked; of the others it only counts how long they take. */
import { untrack } from "svelte";
import type { Choice, View } from "../types";
import { delayOf, isOpen, onlyNo } from "./delay";
import { manner } from "./manner.svelte";

interface Asked {
  view: View | null;
  free: boolean; // it may be answered now
  seq: number; // the entry that asked it
  left: number; // milliseconds on a clock that runs
}

export class Answering {
  /** After this entry the player answers. */
  #mine = $state<number | null>(null);
  /** When they were asked what a card might answer. */
  #since: number | null = null;
  readonly #empty = $derived.by<Choice | null>(() => {
    const { view, free, seq } = this.asked();
    return view && free && manner.who === "page" && this.#mine !== seq ? onlyNo(view) : null;
  });

  /** Made where a component is, and ends with it. */
  constructor(
    private readonly asked: () => Asked,
    answer: (choice: Choice) => void,
  ) {
    $effect(() => {
      const no = this.#empty;
      if (!no) return;
      const timer = setTimeout(() => answer(no), delayOf(manner.times, Math.random(), untrack(() => this.asked().left)));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { view, free } = this.asked();
      this.#since = view && free && isOpen(view) ? Date.now() : null;
    });
  }

  /** It will be answered for the player. */
  get goesOn(): boolean {
    return this.#empty !== null;
  }
  /** The player answers it. */
  stop(): void {
    this.#mine = this.asked().seq;
  }
  /** The player has answered. */
  answered(): void {
    if (this.#since !== null) manner.took(Date.now() - this.#since);
    this.#since = null;
  }
}

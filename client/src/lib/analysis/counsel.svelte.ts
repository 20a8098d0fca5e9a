/** What is advised at a table: asked of the hall for each position in which it is wanted, and forgotten when the game goes on. */
import { untrack } from "svelte";
import { analysis, type Hint, type Idea as Coached } from "../net/api/analysis";
import { Asking, whenever } from "../net/asking.svelte";
import type { Said } from "../net/wire";

/** A position in which advice is asked for: its match, and the entry after which it stands. */
export interface Asked {
  match: string;
  seq: number;
}

/** What is said of an action: by a coach, or in a game without one by the game itself. */
export type Idea = Omit<Coached, "what"> & { what: Coached["what"] | Said };

/** The ideas about a position, the best first; a hint has found out what they are worth. */
interface Advised {
  seq: number;
  ideas: Idea[];
  hint: Hint | null;
}

export class Counsel {
  #asking = new Asking();
  #advised = $state.raw<Advised | null>(null);
  #shown = $state(0); // the place of the idea that is shown
  #reading = new AbortController();

  /** Made where a component is, and ends with it. Without a line nothing is asked: it waits. A hint is asked for where `hinting`, else the coach. */
  constructor(
    private readonly at: () => Asked | null,
    connected: () => boolean,
    private readonly hinting: () => boolean,
  ) {
    const asked = $derived(at());
    whenever(() => (asked && connected() ? `${asked.match} ${asked.seq} ${hinting()}` : ""), () => this.again());
    $effect(() => () => {
      this.#asking.end();
      this.#reading.abort();
    });
  }

  /** Whether something is to be said here, now or soon. */
  get wanted(): boolean {
    return this.at() !== null;
  }
  /** What is advised in this very position; null while it is not known. */
  get advice(): Idea | null {
    return this.#here?.ideas[this.#shown] ?? null;
  }
  /** Whether there is another idea, nearly as good. */
  get more(): boolean {
    return (this.#here?.ideas.length ?? 0) > 1;
  }
  /** What the action is worth, and how far that may be wrong, where a hint was asked for. */
  get worth(): { value: number; exact: boolean } | null {
    const [hint, idea] = [this.#here?.hint, this.advice];
    return hint && idea ? { value: hint.values[idea.action] ?? hint.value, exact: hint.exact } : null;
  }
  get failure() {
    return this.#asking.failure;
  }
  get #here(): Advised | null {
    const asked = this.at();
    return asked && this.#advised?.seq === asked.seq ? this.#advised : null;
  }

  /** Shows the other idea. */
  another = (): void => {
    if (this.more) this.#shown = 1 - this.#shown;
  };

  again = (): void => {
    const [asked, hinting] = untrack(() => [this.at(), this.hinting()]);
    this.#asking.drop();
    this.#asking.failure = null;
    this.#advised = null;
    this.#shown = 0;
    this.#reading.abort();
    if (!asked) return;
    if (hinting) this.#hint(asked.match);
    else void this.#asking.ask(() => analysis.advice(asked.match), ({ seq, other, ...best }) => (this.#advised = { seq, ideas: other ? [best, other] : [best], hint: null }));
  };

  #hint(match: string): void {
    this.#reading = new AbortController();
    const hear = (hint: Hint): void => {
      const { en, fr, best, seq } = hint;
      const ideas = hint.ideas.length > 0 ? hint.ideas : [{ action: best, what: { en, fr }, why: [], danger: [], then: null }];
      if (ideas.length <= this.#shown) this.#shown = 0;
      this.#advised = { seq, ideas, hint };
    };
    void this.#asking.ask(() => analysis.hint(match, hear, this.#reading.signal), () => undefined);
  }
}

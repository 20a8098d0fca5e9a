/** Which games can be dealt yet: asked again until the last one can, or never will. */
import { api } from "../net/api";
import { Asking } from "../net/asking.svelte";
import type { GameState } from "../net/wire";

const AGAIN = 1000;

export class Warming {
  done = $state(0);
  of = $state(0);
  failed = $state.raw<string[]>([]);
  silent = $state(false); // nobody answers at all
  greets = $state(false); // the host wrote something to be read at the door
  busy = $state(false); // some game is still being made ready
  #games = $state.raw<GameState[]>([]);
  #asking = new Asking();
  #watched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  watch(): () => void {
    this.#watched = true;
    void this.#look();
    return () => {
      this.#watched = false;
      clearTimeout(this.#timer);
    };
  }

  /** Innocent until asked: nothing must flash on a warm server. */
  ready(name: string): boolean {
    return !this.silent && (this.#games.find((game) => game.name === name)?.ready ?? true);
  }

  async #look(): Promise<void> {
    this.silent = !(await this.#asking.ask(() => Promise.all([api.status(), api.games()]), ([status, games]) => {
      this.greets = status.greets;
      ({ done: this.done, of: this.of, failed: this.failed } = status.warming);
      this.#games = games;
      this.busy = games.some((game) => !game.ready && !this.failed.includes(game.name));
    }));
    if (this.#watched && (this.busy || this.silent)) this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }
}

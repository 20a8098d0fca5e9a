/** Whether the tables can deal yet: asked again until they can. */
import { api } from "./api";

export class Warming {
  ready = $state(true); // innocent until asked: the line must not flash on a warm server
  done = $state(0);
  of = $state(0);
  silent = $state(false); // nobody answers at all
  #timer: ReturnType<typeof setTimeout> | undefined;

  watch(): () => void {
    void this.#ask();
    return () => clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const status = await api.status();
      this.silent = false;
      this.ready = status.ready;
      this.done = status.warming?.done ?? 0;
      this.of = status.warming?.of ?? 0;
    } catch {
      this.ready = false;
      this.silent = true;
    }
    if (!this.ready) this.#timer = setTimeout(() => void this.#ask(), 1000);
  }
}

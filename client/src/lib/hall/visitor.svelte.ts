/** Who sits at this browser: one answer for every page, changed by signing in and out. */
import { api, becomes } from "../net/api";
import { Asking } from "../net/asking.svelte";
import type { Me } from "../net/wire";

class Visitor {
  me = $state.raw<Me | null>(null);

  #asking = new Asking();

  /** Whether it is known that whoever sits here has no account. */
  get guest(): boolean {
    return this.me?.role === "guest";
  }

  /** Learns who this browser is; whether it is known now. */
  async meet(): Promise<boolean> {
    await this.#asking.ask(api.me, (me) => (this.me = me));
    return this.me !== null;
  }

  /** The account, or the new name, that the hall knows this browser by from now on. */
  is(me: Me): void {
    becomes(me);
    this.#asking.drop();
    this.me = me;
  }

  /** Perhaps nobody's browser any more: the hall greets whoever it is now. */
  left(): void {
    becomes(null);
    void this.meet();
  }
}

export const visitor = new Visitor();

/** Who sits at this browser: one answer for every page, changed by signing in and out. */
import { api, becomes } from "./api";
import type { Me } from "./types";

class Visitor {
  me = $state.raw<Me | null>(null);

  async meet(): Promise<void> {
    this.me = await api.me();
  }

  /** The account, or the new name, that the hall knows this browser by from now on. */
  is(me: Me): void {
    becomes(me);
    this.me = me;
  }

  /** Nobody's browser any more: the hall greets a stranger. */
  async left(): Promise<void> {
    becomes(null);
    await this.meet();
  }
}

export const visitor = new Visitor();

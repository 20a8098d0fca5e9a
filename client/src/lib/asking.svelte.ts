/** One question at a time: whether it is under way, and what went wrong with the last. */
import { ApiError } from "./api";
import type { Failure } from "./types";

export class Asking {
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);

  /** Carry out some work; whether it was done. What the server refused is kept in `failure`. */
  async run(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      this.failure = null;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error.failure;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

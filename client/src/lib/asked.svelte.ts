/** What a page asked the hall for: the answer, or why there is none, and the way to ask again. */
import { ApiError } from "./api";
import type { Failure } from "./types";

export class Asked<T> {
  answer = $state.raw<T | null>(null);
  failure = $state.raw<Failure | null>(null);
  #question: () => Promise<T>;

  constructor(question: () => Promise<T>) {
    this.#question = question;
    void this.again();
  }

  again = async (): Promise<void> => {
    try {
      this.answer = await this.#question();
      this.failure = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error.failure;
    }
  };
}

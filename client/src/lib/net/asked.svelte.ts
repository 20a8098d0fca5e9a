/** What a page asked the hall for: the answer, or why there is none, and the way to ask again. */
import { Asking } from "./asking.svelte";

export class Asked<T> {
  answer = $state.raw<T | null>(null);
  #asking = new Asking();
  #question: () => Promise<T>;

  constructor(question: () => Promise<T>) {
    this.#question = question;
    void this.again();
  }

  get failure() {
    return this.#asking.failure;
  }

  again = async (): Promise<void> => {
    await this.#asking.ask(this.#question, (answer) => (this.answer = answer));
  };
}

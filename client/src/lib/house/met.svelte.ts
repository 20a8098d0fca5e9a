/** How the reader fared against the house, as the hall counts it; each page that shows it looks anew. */
import { api } from "../net/api";
import { Asking } from "../net/asking.svelte";
import type { Tally } from "../net/shapes";

class Met {
  tallies = $state.raw<Tally[]>([]);
  #asking = new Asking();

  /** Whether the hall has told; without an answer it is as if nobody had been met. */
  look = (): Promise<boolean> => this.#asking.ask(api.tallies, (told) => (this.tallies = told));
}

export const met = new Met();

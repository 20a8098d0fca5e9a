/** The sentences that the page has been taught, in each language. */
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { bundle } from "./bundle";
import { LANGS, type Lang } from "./first";

class Taught {
  // A box of its own each time, so that whoever asked in vain asks again.
  #speech = $state.raw(Object.fromEntries(LANGS.map((code) => [code, { bundle: bundle(code, []) }])) as Record<Lang, { bundle: FluentBundle }>);

  in(code: Lang): FluentBundle {
    return this.#speech[code].bundle;
  }

  /** Adds the text of a Fluent file. */
  add(code: Lang, text: string): void {
    const { bundle } = this.#speech[code];
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#speech = { ...this.#speech, [code]: { bundle } };
  }
}

export const taught = new Taught();

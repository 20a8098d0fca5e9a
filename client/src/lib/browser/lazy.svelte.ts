/** A module that is fetched when it is first needed, and there as soon as it has come: until then, and on a bad line, what needs it does without. */
export class Lazy<Module> {
  #module = $state.raw<Module | null>(null);
  #asked = false;

  constructor(private readonly load: () => Promise<Module>) {}

  get current(): Module | null {
    this.fetch();
    return this.#module;
  }

  fetch(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.load()
      .then((module) => this.#keep(module))
      .catch(() => (this.#asked = false));
  }

  #keep(module: Module): void {
    this.#module = module;
  }
}

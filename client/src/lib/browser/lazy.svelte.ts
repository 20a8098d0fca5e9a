/** A module that is fetched when it is first needed. Until it has come, `current` is null; a failed request is made again at the next need. */
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

/** Pictures from the icon package: each is fetched when it is first drawn, those of the start page come with it. */
import { folder } from "virtual:icons";
import { inHall } from "../browser/address";

class Drawer {
  #known = $state.raw<Record<string, Drawing>>({});
  #asked = new Set<string>();

  /** The picture of that name, as soon as it is there: without it every card and man has its numbers and its name. */
  find(name: string): Drawing | undefined {
    const found = this.#known[name];
    if (!found && !this.#asked.has(name)) this.#fetch(name);
    return found;
  }

  /** Has a picture drawn here that no file holds. */
  draw(name: string, drawn: () => Promise<Drawing>): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    void drawn().then((drawing) => this.keep({ [name]: drawing }));
  }

  /** Puts in what came another way. */
  keep(drawings: Record<string, Drawing>): void {
    this.#known = { ...this.#known, ...drawings };
  }

  #fetch(name: string): void {
    this.#asked.add(name);
    fetch(inHall(`${folder}${name}.json`))
      .then((answer) => answer.json() as Promise<Drawing>)
      .then((drawing) => this.keep({ [name]: drawing }))
      .catch(() => this.#asked.delete(name));
  }
}

export const icons = new Drawer();

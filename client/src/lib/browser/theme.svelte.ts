/** Day or lamp-lit: the system's wish until the visitor chooses. */
import { recall, remember } from "./stored";

const wish = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

class Theme {
  dark = $state(false);

  constructor() {
    const kept = recall("parlour-theme");
    this.#show(kept ? kept === "dark" : Boolean(wish?.matches));
    wish?.addEventListener?.("change", (event) => {
      if (!recall("parlour-theme")) this.#show(event.matches);
    });
  }

  toggle(): void {
    this.#show(!this.dark);
    remember("parlour-theme", this.dark ? "dark" : "day");
  }

  #show(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset.theme = dark ? "dark" : "day";
  }
}

export const theme = new Theme();

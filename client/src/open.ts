/** Opens the hall as soon as it can say something. */
import { mount } from "svelte";
import App from "./App.svelte";
import { FRONT, speak } from "./lib/words/packs";

export async function open(): Promise<void> {
  await speak(FRONT);
  mount(App, { target: document.getElementById("app")! });
}

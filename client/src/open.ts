/** Opens the hall as soon as it can say something, in its own letters. */
import { mount } from "svelte";
import App from "./App.svelte";
import { lettered } from "./lib/browser/letters";
import { FRONT, speak } from "./lib/words/packs";

export async function open(): Promise<void> {
  await Promise.all([speak(FRONT), lettered()]);
  mount(App, { target: document.getElementById("app")! });
}

/** How much room the window has: which of a table's three layouts fits, and whether a bar of buttons fits under it. */
import { MediaQuery } from "svelte/reactivity";

/** One above the other; opponent, board and hand side by side; or those beside a column of everything else. */
type Shape = "upright" | "sideways" | "desk";

const desk = new MediaQuery("(min-width: 1101px) and (min-height: 560px)");
const wide = new MediaQuery("(min-aspect-ratio: 4/3)");
const tall = new MediaQuery("(min-height: 720px)");

export const layout = {
  get shape(): Shape {
    if (desk.current) return "desk";
    return wide.current ? "sideways" : "upright";
  },
  get bar(): boolean {
    return this.shape === "upright" && tall.current;
  },
};

/** Whether somebody explains the game at the table: chosen once, remembered. */
import { recall, remember } from "../../../lib/browser/stored";

class Switch {
  on = $state(recall("parlour-cipher-coach") === "on");

  set(on: boolean): void {
    this.on = on;
    remember("parlour-cipher-coach", on ? "on" : "off");
  }
}

export const coach = new Switch();

/** Who answers empty questions, the page unless somebody wants to be asked, and how long they took over the others: the browser remembers both. */
import { recall, remember } from "../../../lib/browser/stored";
import { withTime } from "./delay";

const WHO = "parlour-cipher-empty";
const TIMES = "parlour-cipher-times";

/** The player who is asked, or the page. */
type Answerer = "me" | "page";
export const ANSWERERS: Answerer[] = ["page", "me"];

export class Manner {
  #who = $state<Answerer>(recall(WHO) === "me" ? "me" : "page");

  get who(): Answerer {
    return this.#who;
  }
  set who(who: Answerer) {
    this.#who = who;
    remember(WHO, who);
  }
  /** Milliseconds that the player needed lately, the latest last. */
  get times(): number[] {
    return (recall(TIMES) ?? "").split(" ").map(Number).filter((time) => time > 0);
  }
  took(time: number): void {
    remember(TIMES, withTime(this.times, time).join(" "));
  }
}

export const manner = new Manner();

/** Who answers empty questions, and how long he took over the others: his browser remembers both. */
import { recall, remember } from "../../../lib/browser/stored";
import { withTime } from "./delay";

const WHO = "parlour-cipher-empty";
const TIMES = "parlour-cipher-times";

/** The one who is asked, or the page. */
export type Answerer = "me" | "page";
export const ANSWERERS: Answerer[] = ["me", "page"];

export class Manner {
  #who = $state<Answerer>(recall(WHO) === "page" ? "page" : "me");

  get who(): Answerer {
    return this.#who;
  }
  set who(who: Answerer) {
    this.#who = who;
    remember(WHO, who);
  }
  /** Milliseconds that he needed lately, the latest last. */
  get times(): number[] {
    return (recall(TIMES) ?? "").split(" ").map(Number).filter((time) => time > 0);
  }
  took(time: number): void {
    remember(TIMES, withTime(this.times, time).join(" "));
  }
}

export const manner = new Manner();

/** What the browser itself says while a page of the hall lies open and nobody looks at it. */
import { recall, remember } from "../browser/stored";
import { router } from "../browser/router.svelte";
import { lang } from "../words/lang.svelte";
import { Asking } from "../net/asking.svelte";
import { HALL, speak } from "../words/packs";
import { spoken } from "../words/words";
import type { Notice } from "../net/shapes";

const KEPT = "parlour-notices";

/** Whether it does: as one wishes, or not because the browser cannot, may not, or was told not to. */
export type Way = "on" | "off" | "denied" | "insecure" | "none";

class Outside {
  #asking = new Asking();
  #wished = $state(recall(KEPT) === "on");
  #permission = $state(typeof Notification === "undefined" ? null : Notification.permission);

  get way(): Way {
    if (!isSecureContext) return "insecure";
    if (this.#permission === null) return "none";
    if (this.#permission === "denied") return "denied";
    return this.#wished && this.#permission === "granted" ? "on" : "off";
  }

  /** On, asking the browser for leave the first time, or off. */
  async turn(): Promise<void> {
    this.#wished = this.way !== "on";
    remember(KEPT, this.#wished ? "on" : "off");
    if (this.#wished) await this.#asking.ask(() => Notification.requestPermission(), (leave) => (this.#permission = leave));
  }

  /** Of several pages that lie open each says it; the browser shows one of a name. */
  async say(notice: Pick<Notice, "id" | "says" | "link">): Promise<void> {
    if (this.way !== "on") return;
    await speak(HALL);
    try {
      const shown = new Notification("parlour", { body: spoken(lang.current, notice.says), tag: notice.id });
      shown.onclick = () => {
        window.focus();
        router.go(notice.link);
        shown.close();
      };
    } catch {
      // Phones let only a service worker say it.
    }
  }
}

export const outside = new Outside();

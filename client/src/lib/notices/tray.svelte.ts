/** What waits for whoever sits at this browser, on whatever page they are, reports for whoever moderates, and the last thing they were told. */
import { listenOn } from "../net/line";
import type { InboxMessage, Notice } from "../net/shapes";

class InboxTray {
  waiting = $state(0);
  reports = $state(0);
  newest = $state.raw<Notice | null>(null);
  silent = $state(false); // the hall spoke and no longer does

  /** Listens until the answer is called; `signedOut` when this browser may have become somebody else's. */
  open(signedOut: () => void): () => void {
    const hangUp = listenOn<InboxMessage>("/inbox/socket", { hear: this.#hear, lost: () => (this.silent = true), signedOut });
    return () => {
      hangUp();
      this.waiting = this.reports = 0;
      this.newest = null;
      this.silent = false;
    };
  }

  #hear = (message: InboxMessage): void => {
    this.silent = false;
    if (message.type === "waiting") [this.waiting, this.reports] = [message.waiting, message.reports];
    if (message.type === "notice") this.newest = message.notice;
  };
}

export const tray = new InboxTray();

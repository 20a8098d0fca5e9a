/** What waits for whoever sits at this browser, on whatever page he is, reports for whoever moderates, and the last thing he was told. */
import { listenOn } from "../net/line";
import type { InboxMessage, Notice } from "../net/shapes";

class InboxTray {
  waiting = $state(0);
  reports = $state(0);
  newest = $state.raw<Notice | null>(null);

  /** Listens until the answer is called. */
  open(): () => void {
    const hangUp = listenOn<InboxMessage>("/inbox/socket", { hear: this.#hear });
    return () => {
      hangUp();
      this.waiting = this.reports = 0;
      this.newest = null;
    };
  }

  #hear = (message: InboxMessage): void => {
    if (message.type === "waiting") [this.waiting, this.reports] = [message.waiting, message.reports];
    if (message.type === "notice") this.newest = message.notice;
  };
}

export const tray = new InboxTray();

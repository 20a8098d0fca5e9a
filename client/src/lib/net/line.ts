/** A line to the hall on which one only listens; it comes back by itself, and whoever listens asks for what was missed. */
import { lineTo } from "../browser/address";

const AGAIN = 2000;
/** The session that the line was opened with is over, or replaced by another that this browser has by now. */
export const SIGNED_OUT = 4401;

interface Listener<M> {
  hear(message: M): void;
  /** The line is to be opened, for the first time or anew; what was missed is asked for before. */
  before?(): Promise<unknown>;
  lost?(): void;
  /** Somebody signed in or out: once the answer to that has come, this browser may be somebody else's. */
  signedOut?(): void;
}

/** Listens until the answer is called. */
export function listenOn<M>(path: string, listener: Listener<M>): () => void {
  let line: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turned: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  async function open(): Promise<void> {
    await listener.before?.();
    if (gone) return;
    let heard = false;
    line = new WebSocket(lineTo(`/api${path}`));
    line.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as M & { type: string };
      heard ||= message.type !== "refused";
      listener.hear(message);
    };
    line.onclose = ({ code }) => {
      if (gone) return;
      const replaced = code === SIGNED_OUT;
      if (replaced) turned = setTimeout(() => listener.signedOut?.(), AGAIN);
      else listener.lost?.();
      timer = setTimeout(() => void open(), replaced && heard ? 0 : AGAIN);
    };
  }
  void open();
  return () => {
    gone = true;
    clearTimeout(timer);
    clearTimeout(turned);
    line?.close();
  };
}

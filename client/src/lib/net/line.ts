/** A line to the hall on which one only listens; it comes back by itself, and whoever listens asks for what was missed. */
import { lineTo } from "../browser/address";

const AGAIN = 2000;

export interface Listener<M> {
  hear(message: M): void;
  /** The line is to be opened, for the first time or anew; what was missed is asked for before. */
  before?(): Promise<unknown>;
  lost?(): void;
}

/** Listens until the answer is called. */
export function listenOn<M>(path: string, listener: Listener<M>): () => void {
  let line: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  async function open(): Promise<void> {
    await listener.before?.();
    if (gone) return;
    line = new WebSocket(lineTo(`/api${path}`));
    line.onmessage = ({ data }: MessageEvent<string>) => listener.hear(JSON.parse(data) as M);
    line.onclose = () => {
      listener.lost?.();
      if (!gone) timer = setTimeout(() => void open(), AGAIN);
    };
  }
  void open();
  return () => {
    gone = true;
    clearTimeout(timer);
    line?.close();
  };
}

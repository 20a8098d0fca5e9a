import type { Said } from "../../lib/net/shapes";

/** A pack that was just opened: its cards with how many of each there are now, the seal that was shown before, and what proves it. */
export interface Opened {
  cards: { asset: string; called: Said; count: number }[];
  shown: string;
  commitment: string;
  secret: string;
}

/**
 * What this browser knows of chance before a match is over: the commitment it was shown, what it added itself, and what it saw
 * the other side add. What is revealed later is held against it.
 */
import { recall, remember } from "../browser/stored";

const KEY = "parlour.seals"; // browsers have notes of it
const MOST = 100; // matches; the oldest are forgotten

type Noted = [match: string, commitment: string, mine?: string | null, seen?: string[]];

export interface Known {
  commitment: string;
  mine: string | null;
  seen: string[];
}

function noted(): Noted[] {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as Noted[];
  } catch {
    return []; // somebody else wrote there
  }
}

/** What this browser noted of a match while it went on, or null if it was not there. */
export function shown(match: string): Known | null {
  const found = noted().find(([known]) => known === match);
  return found ? { commitment: found[1], mine: found[2] ?? null, seen: found[3] ?? [] } : null;
}

function keep(match: string, { commitment, mine, seen }: Known): void {
  const others = noted().filter(([known]) => known !== match);
  remember(KEY, JSON.stringify([...others, [match, commitment, mine, seen]].slice(-MOST)));
}

/** Keep the commitment of a match that goes on, the first that was shown, and what its seats added so far. */
export function note(match: string, commitment: string, nonces: (string | null)[] = []): void {
  const known = shown(match) ?? { commitment, mine: null, seen: [] };
  const seen = [...new Set([...known.seen, ...nonces.filter((nonce) => nonce !== null)])];
  if (!shown(match) || seen.length > known.seen.length) keep(match, { ...known, seen });
}

/** What this browser adds to a match whose commitment it is shown: drawn once, and noted before it is told. */
export function add(match: string, commitment: string, nonces: (string | null)[] = []): string {
  note(match, commitment, nonces);
  const known = shown(match) ?? { commitment, mine: null, seen: [] };
  const mine = known.mine ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (known.mine === null) keep(match, { ...known, mine });
  return mine;
}

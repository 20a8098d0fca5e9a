/** Was chance fair? Every pick of a finished match recomputed here, from the seed that was committed to. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What chance was asked in one entry: each pick below `n`, and what came. */
export interface Drawn {
  seq: number;
  kind: string;
  picks: [n: number, value: number][];
}

export interface Picks {
  match: string;
  commitment: string;
  secret: string;
  entries: Drawn[];
}

export interface Pick {
  n: number;
  got: number;
  due: number; // what the seed gives
}

export interface Checked {
  seq: number;
  kind: string;
  picks: Pick[];
  ok: boolean;
}

const DIGEST = 1n << 256n;

/** The seal of a seed: its SHA-256, in hex. */
export function sealOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** Pick number `index` of entry `seq`: HMAC-SHA256 of the seed, again while it falls in the incomplete last block of n. */
export function due(secret: Uint8Array, match: string, seq: number, index: number, n: number): number {
  const size = BigInt(n);
  const limit = (DIGEST / size) * size;
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${bytesToHex(hmac(sha256, secret, utf8ToBytes([match, seq, index, attempt].join("|"))))}`);
    if (value < limit) return Number(value % size);
  }
}

/** Every entry, checked one after another, so that the page can tell how far it is. */
export function* checked({ match, secret, entries }: Picks): Generator<Checked> {
  const seed = hexToBytes(secret);
  for (const { seq, kind, picks } of entries) {
    const found = picks.map(([n, got], index) => ({ n, got, due: due(seed, match, seq, index, n) }));
    yield { seq, kind, picks: found, ok: found.every((pick) => pick.got === pick.due) };
  }
}

/**
 * Was chance fair? Every pick of a finished match recomputed here, from the seed that was committed to.
 *
 * How many picks an entry takes, the rules say, and they are not replayed here: picks that were left out at the end of an
 * entry are not missed. `parlour verify` misses them.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Origin, Picks, Verified } from "../net/shapes";
import type { Known } from "./commitments";

export type { Drawn, Origin, Picks } from "../net/shapes";

export interface Pick {
  n: number;
  got: number;
  due: number | null; // what the seed gives; nothing where no such pick can be
}

/** What is wrong with an entry: it stands where none like it can, it has picks that are none, or others than the seed gives, or the lot gave other seats. */
export type Fault = "place" | "range" | "bent" | "lot";

export interface Checked {
  seq: number;
  kind: string;
  picks: Pick[];
  fault: Fault | null;
}

/** What is read of a step of the match as its record shows it. */
export type Recorded = { seq: number; kind: string; action: string | null };

export type Promise = Verified["promise"];

const DIGEST = 1n << 256n;
const SEATS = 2;
const PUBLIC_NONCE = "00".repeat(16); // of a seat that adds nothing of its own

/** A seed's bytes; of what is no seed there are none, and nothing follows from it. */
function bytesOf(hex: string): Uint8Array {
  return /^([0-9a-f]{2})*$/.test(hex) ? hexToBytes(hex) : new Uint8Array();
}

/** The commitment of a seed: its SHA-256, in hex. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(bytesOf(secret)));
}

/** What a match that checks has proven, by who could have had a say in its chance. */
export function promiseOf({ nonces, tournament }: Picks): Promise {
  if (nonces.length < SEATS) return "older";
  if (tournament !== null) return "tournament";
  return (["none", "one", "both"] as const)[nonces.filter((nonce) => nonce !== PUBLIC_NONCE).length]!;
}

/** Whether the seats were drawn before the second was taken: then what its player added is in every pick but that one. */
export function earlyLot({ nonces, entries }: Picks): boolean {
  return entries.some(({ kind, seq, picks }) => kind === "seated" && picks.length > 0 && seq < nonces.length);
}

/** Whether what this browser added, and what it saw the other side add, is what the hall counts with. */
export function counted(nonces: string[], known: Known | null): boolean {
  return [...(known?.seen ?? []), ...(known?.mine ? [known.mine] : [])].every((nonce) => nonces.includes(nonce));
}

/** Whether the seed of a match came from its tournament's, and that from what was published. */
export function gives({ commitment, secret, text }: Origin, seed: string): boolean {
  return commitmentOf(secret) === commitment && bytesToHex(hmac(sha256, bytesOf(secret), utf8ToBytes(text))) === seed;
}

/**
 * Pick number `index` of entry `seq`: HMAC-SHA256 of the seed over these and the nonces, again while it falls in the
 * incomplete last block of n.
 */
export function due(secret: Uint8Array, match: string, seq: number, index: number, n: number, nonces: string[] = []): number {
  const size = BigInt(n);
  const limit = (DIGEST / size) * size;
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${bytesToHex(hmac(sha256, secret, utf8ToBytes([match, seq, index, attempt, ...nonces].join("|"))))}`);
    if (value < limit) return Number(value % size);
  }
}

const isPick = (n: number, got: number): boolean => Number.isSafeInteger(n) && Number.isSafeInteger(got) && got >= 0 && got < n;

/** Every entry, checked one after another, so that the page can tell how far it is. */
export function* checked({ match, secret, seats, nonces, entries }: Picks): Generator<Checked> {
  const seed = bytesOf(secret);
  let last = 0;
  let dealt = false;
  for (const { seq, kind, picks } of entries) {
    // Who takes a seat takes it before the one deal, and all else comes after it.
    const placed = seq > last && dealt === !["seated", "dealt"].includes(kind);
    // The first entries are those by which the seats are taken, one each: later ones know what every seat added.
    const known = nonces.slice(0, seq);
    const found = picks.map(([n, got], index) => ({ n, got, due: isPick(n, got) ? due(seed, match, seq, index, n, known) : null }));
    const seated = kind !== "seated" || (found.length === 1 && found[0]!.got === seats[0]);
    yield { seq, kind, picks: found, fault: placed ? faultOf(found, seated) : "place" };
    [last, dealt] = [seq, dealt || kind === "dealt"];
  }
}

function faultOf(picks: Pick[], seated: boolean): Fault | null {
  if (picks.some((pick) => pick.due === null)) return "range";
  if (picks.some((pick) => pick.got !== pick.due)) return "bent";
  return seated ? null : "lot";
}

/** The steps of the record in which chance could have a part, and that are not among the entries. */
export function leftOut({ entries }: Picks, steps: Recorded[]): number[] {
  const told = new Set(entries.map(({ seq, kind }) => `${seq} ${kind}`));
  return steps.filter(({ kind, action }) => kind === "dealt" || action !== null).flatMap(({ seq, kind }) => (told.has(`${seq} ${kind}`) ? [] : [seq]));
}

export const hasDeal = ({ entries }: Picks): boolean => entries.some(({ kind }) => kind === "dealt");

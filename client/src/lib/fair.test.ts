import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checked, due, sealOf, type Picks } from "./fair";

// Written and read by the server's tests too.
const fixture = JSON.parse(readFileSync("../tests/golden/fair/picks.json", "utf-8")) as Picks;

test("the seal is the seed's SHA-256", () => {
  expect(sealOf(fixture.secret)).toBe(fixture.commitment);
  expect(sealOf("00".repeat(32))).not.toBe(fixture.commitment);
});

test("every pick of the server's match is the one that the seed gives", () => {
  const entries = [...checked(fixture)];
  expect(entries.flatMap(({ picks }) => picks).length).toBeGreaterThan(10);
  expect(entries.every(({ ok }) => ok)).toBe(true);
});

test("a bent pick, another seed, another match and another place are found", () => {
  const [first, ...others] = fixture.entries;
  const [[n, value], ...rest] = first!.picks as [[number, number], ...[number, number][]];
  const bent = [...checked({ ...fixture, entries: [{ ...first!, picks: [[n, (value + 1) % n], ...rest] }, ...others] })];
  expect(bent.map(({ ok }) => ok)).toEqual([false, ...others.map(() => true)]);
  expect(bent[0]!.picks[0]).toEqual({ n, got: (value + 1) % n, due: value });
  for (const forged of [{ secret: "11".repeat(32) }, { match: "another" }]) {
    expect([...checked({ ...fixture, ...forged })].every(({ ok }) => ok)).toBe(false);
  }
  expect([...checked({ ...fixture, entries: fixture.entries.map((entry) => ({ ...entry, seq: entry.seq + 1 })) })][0]!.ok).toBe(false);
});

test("a pick of few possibilities is spread over all of them", () => {
  const seed = new Uint8Array(32).fill(7);
  const seen = new Set(Array.from({ length: 200 }, (_, index) => due(seed, "m", 3, index, 6)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checked, commitmentOf, counted, due, gives, hasDeal, leftOut, promiseOf, type Picks } from "./fair";

// Written and read by the server's tests too.
const fixtures = JSON.parse(readFileSync("../tests/golden/fair/picks.json", "utf-8")) as (Picks & { promise: string })[];

test("there is a match for each promise", () => {
  expect(fixtures.map(({ promise }) => promise)).toEqual(["older", "none", "one", "both", "tournament"]);
});

describe.each(fixtures)("a match that proves $promise", ({ promise, ...fixture }) => {
  test("proves what the server says it does", () => expect(promiseOf(fixture)).toBe(promise));

  test("has the seed's SHA-256 for a commitment", () => {
    expect(commitmentOf(fixture.secret)).toBe(fixture.commitment);
    expect(commitmentOf("00".repeat(32))).not.toBe(fixture.commitment);
  });

  test("has the picks that seed and nonces give", () => {
    const entries = [...checked(fixture)];
    expect(entries.flatMap(({ picks }) => picks).length).toBeGreaterThan(10);
    expect(entries.every(({ fault }) => fault === null)).toBe(true);
  });

  test("shows a bent pick, another seed, another match and another place", () => {
    const [first, ...others] = fixture.entries;
    const [[n, value], ...rest] = first!.picks as [[number, number], ...[number, number][]];
    const bent = [...checked({ ...fixture, entries: [{ ...first!, picks: [[n, (value + 1) % n], ...rest] }, ...others] })];
    expect(bent.map(({ fault }) => fault)).toEqual(["bent", ...others.map(() => null)]);
    expect(bent[0]!.picks[0]).toEqual({ n, got: (value + 1) % n, due: value });
    const dealt = (forged: Partial<Picks>) => [...checked({ ...fixture, ...forged })].find(({ kind }) => kind === "dealt")!.fault === null;
    for (const forged of [{ secret: "11".repeat(32) }, { match: "another" }]) expect(dealt(forged)).toBe(false);
    expect(dealt({ entries: fixture.entries.map((entry) => ({ ...entry, seq: entry.seq + 1 })) })).toBe(false);
  });

  test("shows another nonce of any seat, and one too few or too many", () => {
    const dealt = (nonces: string[]) => [...checked({ ...fixture, nonces })].find(({ kind }) => kind === "dealt")!.fault === null;
    for (const at of fixture.nonces.keys()) expect(dealt(fixture.nonces.with(at, "c3".repeat(16)))).toBe(false);
    expect(dealt([...fixture.nonces, "c3".repeat(16)])).toBe(false);
    if (fixture.nonces.length) expect(dealt(fixture.nonces.slice(1))).toBe(false);
  });

  const at = fixture.entries.findIndex(({ kind }) => kind === "dealt");
  const deal = fixture.entries[at]!;
  const faults = (entries: Picks["entries"]) => [...checked({ ...fixture, entries })].map(({ fault }) => fault);
  const dealtWith = (picks: [number, number][]) => faults(fixture.entries.with(at, { ...deal, picks }))[at];

  test("shows every pick that was left out before another", () => {
    for (const left of deal.picks.slice(0, -1).keys()) expect(dealtWith(deal.picks.toSpliced(left, 1))).toBe("bent");
  });

  test("shows every pick that changed places with the next", () => {
    for (const first of deal.picks.slice(0, -1).keys()) {
      const [one, two] = deal.picks.slice(first, first + 2) as [[number, number], [number, number]];
      expect(dealtWith(deal.picks.toSpliced(first, 2, two, one))).toBe("bent");
    }
  });

  test("shows a pick that was added, and one that is none", () => {
    const [n, value] = deal.picks[0]!;
    expect(dealtWith([[n, value], ...deal.picks])).toBe("bent");
    const none = [[n, n], [n, -1], [n, value + 0.5], [0, 0], [-1, 0], [n + 0.5, value], [n], [null, value], [n, String(value)]] as [number, number][];
    for (const pick of none) expect(dealtWith([pick, ...deal.picks.slice(1)]), JSON.stringify(pick)).toBe("range");
  });

  test("shows entries in another order, doubled, or dealt again", () => {
    for (const first of fixture.entries.slice(0, -1).keys()) {
      const [one, two] = [fixture.entries[first]!, fixture.entries[first + 1]!];
      expect(faults(fixture.entries.toSpliced(first, 2, two, one))).toContain("place");
      expect(faults(fixture.entries.toSpliced(first, 0, one))).toContain("place");
    }
    expect(faults([...fixture.entries, { seq: 999, kind: "dealt", picks: [] }]).at(-1)).toBe("place");
    expect(faults([...fixture.entries, { seq: 999, kind: "seated", picks: [] }]).at(-1)).toBe("place");
  });

  test("shows an entry that was left out, by the record", () => {
    const steps = fixture.entries.filter(({ kind }) => kind !== "seated").map(({ seq, kind }) => ({ seq, kind, action: kind === "act" ? "x" : null }));
    expect([leftOut(fixture, steps), hasDeal(fixture)]).toEqual([[], true]);
    for (const [gone, { seq, kind }] of fixture.entries.entries()) {
      if (kind !== "seated") expect(leftOut({ ...fixture, entries: fixture.entries.toSpliced(gone, 1) }, steps)).toEqual([seq]);
    }
    expect(hasDeal({ ...fixture, entries: fixture.entries.toSpliced(at, 1) })).toBe(false);
  });

  test("cannot show picks that were left out at an entry's end: only the rules know how many there were", () => {
    expect(dealtWith(deal.picks.slice(0, -1))).toBeNull();
  });

  test("shows seats that the lot did not give", () => {
    const lot = fixture.entries.some(({ kind }) => kind === "seated");
    expect([...checked({ ...fixture, seats: fixture.seats.toReversed() })].every(({ fault }) => fault === null)).toBe(!lot);
  });
});

test("what this browser added and saw has to be counted with", () => {
  const known = { commitment: "aa", mine: "a1", seen: ["b2"] };
  expect(counted(["a1", "b2"], known)).toBe(true);
  expect(counted(["a1", "c3"], known)).toBe(false);
  expect(counted(["c3", "b2"], known)).toBe(false);
  expect(counted(["c3"], null)).toBe(true);
});

test("a tournament's seed gives its matches' seeds", () => {
  // HMAC-SHA256 of 32 zero bytes over the text, as any other tool computes it.
  const origin = { secret: "00".repeat(32), commitment: commitmentOf("00".repeat(32)), text: "cup|secret|1|1|0" };
  const seed = "3d0f6b2ff856095c5b65d9fa83cbc8b545f82f3dcb8b64307a5b623a24874b92";
  expect(gives(origin, seed)).toBe(true);
  expect(gives(origin, "11".repeat(32))).toBe(false);
  expect(gives({ ...origin, text: "cup|secret|1|2|0" }, seed)).toBe(false);
  expect(gives({ ...origin, commitment: "11".repeat(32) }, seed)).toBe(false);
});

test("a pick of few possibilities is spread over all of them", () => {
  const seed = new Uint8Array(32).fill(7);
  const seen = new Set(Array.from({ length: 200 }, (_, index) => due(seed, "m", 3, index, 6)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

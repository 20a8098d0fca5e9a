/** What the check says: which promise a match proved, and what of it was changed, in both languages. */
import { hexToBytes } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commitmentOf, due, type Picks, type Recorded } from "../../lib/chance/fair";
import { LANGS, lang } from "../../lib/words/lang.svelte";
import { note } from "../../lib/chance/commitments";
import { t } from "../../lib/words/words";
import FairCheck from "./FairCheck.svelte";

const fixtures = JSON.parse(readFileSync("../tests/golden/fair/picks.json", "utf-8")) as (Picks & { promise: string })[];
const proves = (wanted: string): Picks => fixtures.find(({ promise }) => promise === wanted)!;
const [OTHER, FOREIGN] = ["11".repeat(32), "c3".repeat(16)];
let page: Record<string, unknown> | null = null;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "";
});
afterEach(async () => {
  lang.set("en");
  if (page) await unmount(page);
  page = null;
  vi.unstubAllGlobals();
});

/** Checks a match of which the hall tells this; whether it is called fair, and each line that is said of it. */
async function check(told: Picks, strayed: number | null = null, steps: Recorded[] = []): Promise<{ fair: boolean; said: string[] }> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(told))));
  page = mount(FairCheck, { target: document.body, props: { match: told.match, steps, strayed } });
  document.querySelector("button")!.click();
  await vi.waitUntil(() => (flushSync(), document.querySelector(".note")));
  const verdict = document.querySelector(".note")!;
  return { fair: !verdict.classList.contains("bad"), said: [verdict, ...document.querySelectorAll("li")].map((line) => line.textContent.trim()) };
}

/** That so many picks of the match are fair. */
const counted = ({ entries }: Picks): string => t("fair-yes", { count: entries.flatMap(({ picks }) => picks).length });

/** The match with the first pick of its deal bent, and what is said of that. */
function bent(told: Picks): [Picks, string] {
  const at = told.entries.findIndex(({ kind }) => kind === "dealt");
  const dealt = told.entries[at]!;
  const [[n, due], ...rest] = dealt.picks as [[number, number], ...[number, number][]];
  const got = (due + 1) % n;
  return [{ ...told, entries: told.entries.with(at, { ...dealt, picks: [[n, got], ...rest] }) }, t("fair-bent", { seq: dealt.seq, pick: 1, n, got, due })];
}

describe.each(LANGS)("what is said of a match, in %s", (code) => {
  beforeEach(() => lang.set(code));

  it.each(["older", "none", "one", "both", "tournament"])("that proves %s", async (promise) => {
    const { fair, said } = await check(proves(promise));
    const origin = promise === "tournament" ? [t("fair-origin")] : [];
    expect([fair, said]).toEqual([true, [counted(proves(promise)), t(`fair-promise-${promise}`), t("fair-commitment"), ...origin, t("fair-unseen")]]);
  });

  it("that this browser saw: its own commitment and nonces are what is held against", async () => {
    const told = proves("both");
    localStorage.setItem("parlour.seals", JSON.stringify([[told.match, told.commitment, told.nonces[0], told.nonces]]));
    expect((await check(told)).said).toEqual([counted(told), t("fair-promise-both"), t("fair-commitment-seen"), t("fair-nonce-seen"), t("fair-unseen")]);
  });

  it("whose seats were drawn before the second player came", async () => {
    const told = proves("both");
    const got = due(hexToBytes(told.secret), told.match, 1, 0, 2, told.nonces.slice(0, 1));
    const seats = told.seats[0] === got ? told.seats : told.seats.toReversed();
    const entries = [{ seq: 1, kind: "seated", picks: [[2, got]] }, ...told.entries.filter(({ kind }) => kind !== "seated")] as Picks["entries"];
    const early = { ...told, seats, entries };
    const { fair, said } = await check(early);
    expect([fair, said.slice(0, 3)]).toEqual([true, [counted(early), t("fair-promise-both"), t("fair-early-lot")]]);
  });

  it("whose tournament goes on", async () => {
    const told = { ...proves("tournament"), origin: null };
    expect((await check(told)).said).toEqual([counted(told), t("fair-promise-tournament"), t("fair-commitment"), t("fair-origin-later"), t("fair-unseen")]);
  });

  it("that was played by older rules", async () => {
    const { fair, said } = await check(proves("older"), 7);
    expect([fair, said]).toEqual([true, [counted(proves("older")), t("fair-promise-older"), t("fair-older-rules", { seq: 7 }), t("fair-commitment"), t("fair-unseen")]]);
  });
});

describe.each(fixtures)("of a match that would prove $promise, changed by the hall,", ({ promise: _promise, ...told }) => {
  const unfair = (said: string[]): void => {
    expect(said[0]).toBe(t("fair-no"));
    expect(said.join()).not.toContain(t(`fair-promise-${_promise}`));
  };

  it.each([OTHER, "no digits"])("another seed is named: %s", async (secret) => {
    const { fair, said } = await check({ ...told, secret });
    unfair(said);
    expect(fair).toBe(false);
    expect(said).toContain(t("fair-commitment-broken"));
  });

  it("another commitment is named", async () => {
    const { said } = await check({ ...told, commitment: OTHER });
    unfair(said);
    expect(said).toContain(t("fair-commitment-broken"));
  });

  it("seed and commitment changed together are named by who saw the commitment", async () => {
    note(told.match, told.commitment);
    const { said } = await check({ ...told, secret: OTHER, commitment: commitmentOf(OTHER) });
    unfair(said);
    expect(said).toContain(t("fair-commitment-broken"));
  });

  it("a pick is named by its place in the log", async () => {
    const [changed, line] = bent(told);
    const { said } = await check(changed);
    unfair(said);
    expect(said).toContain(line);
    expect(said).toContain(t("fair-commitment"));
  });

  it("another nonce is named by who saw the true one", async () => {
    localStorage.setItem("parlour.seals", JSON.stringify([[told.match, told.commitment, FOREIGN, []]]));
    const { said } = await check(told);
    unfair(said);
    expect(said).toContain(t("fair-nonce-broken"));
  });
});

describe("entries that are not those of the match", () => {
  const told = proves("both");
  const at = told.entries.findIndex(({ kind }) => kind === "dealt");
  const steps = told.entries.filter(({ kind }) => kind !== "seated").map(({ seq, kind }) => ({ seq, kind, action: kind === "act" ? "x" : null }));
  const last = told.entries.at(-1)!;
  const deal = told.entries[at]!;

  it("are none where it is as it was", async () => expect((await check(told, null, steps)).fair).toBe(true));

  it.each([
    ["a move left out", told.entries.slice(0, -1), t("fair-left-out", { seq: last.seq })],
    ["a deal left out", told.entries.toSpliced(at, 1), t("fair-no-deal")],
    ["a move told twice", [...told.entries, last], t("fair-place-broken", { seq: last.seq })],
    ["a pick beyond what was asked", told.entries.with(at, { ...deal, picks: [[2, 2], ...deal.picks.slice(1)] }), t("fair-range", { seq: deal.seq, pick: 1, n: "2", got: "2" })],
  ])("%s is named", async (_, entries, line) => {
    const { fair, said } = await check({ ...told, entries }, null, steps);
    expect([fair, said[0], said.includes(line)]).toEqual([false, t("fair-no"), true]);
  });
});

it("a lot that gave other seats is named", async () => {
  const told = proves("both");
  const { fair, said } = await check({ ...told, seats: told.seats.toReversed() });
  expect([fair, said]).toEqual([false, [t("fair-no"), t("fair-commitment"), t("fair-lot-broken")]]);
});

it.each(["secret", "commitment", "text"] as const)("a tournament's %s that does not lead to the seed is named", async (changed) => {
  const told = proves("tournament");
  const { fair, said } = await check({ ...told, origin: { ...told.origin!, [changed]: OTHER } });
  expect([fair, said]).toEqual([false, [t("fair-no"), t("fair-commitment"), t("fair-origin-broken")]]);
});

it("a tournament's commitment other than the one this browser saw is named", async () => {
  const told = proves("tournament");
  note(told.tournament!, OTHER);
  expect((await check(told)).said).toContain(t("fair-origin-broken"));
});

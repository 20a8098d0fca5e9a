/** What sums up a table's rules, where something is staked. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Composer } from "../../lib/hall/compose.svelte";
import type { RuleBook, Said, Verdict } from "../../lib/net/wire";
import { t } from "../../lib/words/words";
import Compose from "./Compose.svelte";

const BOOK = { game: "triple-triad", groups: [], options: [], presets: [{ name: "ff8", options: {} }] } as unknown as RuleBook;
const BOUND = { en: "Once you have played 3 more matches.", fr: "Après 3 parties de plus." };
let page: Record<string, unknown>;

function summed(opponent: string, bound: Said | null, verdict: Verdict | null = null): string {
  const composer = new Composer(BOOK, () => undefined);
  if (verdict) composer.take(verdict);
  const given = { kept: createRawSnippet(() => ({ render: () => "<span></span>" })), composer, changing: false, opponents: ["ember", "lobby"], opponent, named: "", clock: "none", rated: false, bound, ownable: true, owned: false, forced: false, gil: 0, community: "", seat: "random", busy: false, refusal: null, needsCards: true, onward: () => undefined };
  page = mount(Compose, { target: document.body, props: given });
  flushSync();
  return document.querySelector(".sum")!.textContent;
}

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => undefined))); // which communities there are, nobody waits for
afterEach(() => {
  unmount(page);
  vi.unstubAllGlobals();
});

it("says at the stakes why nothing can be staked yet, before a card is picked", () => {
  const said = summed("lobby", BOUND);
  expect(said).toContain(t("compose-cards-owned"));
  expect(said).toContain(BOUND.en);
});

it("says nothing of it to who may stake, nor where the house plays and nothing is staked", () => {
  expect(summed("lobby", null)).not.toContain(BOUND.en);
  unmount(page);
  expect(summed("ember", BOUND)).not.toContain(BOUND.en);
});

it("says of a rule set that leaves nothing to choose what it is once", () => {
  summed("ember", null, { ok: true, text: "triple-triad:ff8", preset: "ff8", options: {}, problems: [], warnings: [] });
  expect(document.body.textContent.split(t("preset-ff8.help")).length - 1).toBe(1);
});

/** What a line of the ledger says of two who played for cards, from either side. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { StatementLine } from "../../lib/net/api/collection";
import { lang } from "../../lib/words/lang.svelte";
import LedgerLines from "./LedgerLines.svelte";

const line = (memo: string, amount: number) =>
  ({ number: 1, memo, with: "Camille", match: null, time: "2026-01-01T00:00:00Z", changes: [{ asset: "gil", name: "gil", called: { en: "gil", fr: "gil" }, amount }] }) as unknown as StatementLine;

it.each([
  ["en", "won", 1, "Won from Camille"],
  ["en", "won", -1, "Lost to Camille"],
  ["en", "traded", -1, "Traded with Camille"],
  ["fr", "won", 1, "Gain contre Camille"],
  ["fr", "won", -1, "Perte contre Camille"],
] as const)("in %s for %s of %d", async (code, memo, amount, said) => {
  lang.set(code);
  const page = mount(LedgerLines, { target: document.body, props: { lines: [line(memo, amount)] } });
  flushSync();
  expect(document.querySelector(".what")!.textContent!.trim().replace(/\s+/g, " ")).toBe(said);
  await unmount(page);
});

/** The end of a match, and what may be done next. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Shown } from "../../lib/table/model.svelte";
import { t } from "../../lib/words/words";
import ResultPanel from "./ResultPanel.svelte";

let page: Record<string, unknown>;
const onrematch = vi.fn();
const person = (name: string) => ({ kind: "player", name, agent: null });

function ended(you: string | null, tournament: string | null, stage: object | null = null): HTMLElement {
  const match = { id: "m", game: "g", status: "over", seats: { blue: person("Ann"), red: person("Ben") }, terms: { tournament, stage }, result: { winner: "red" } };
  const table = { match, you, names: { blue: "Ann", red: "Ben" }, seat: null, onrematch } as unknown as Shown;
  page = mount(ResultPanel, { target: document.body, props: { table, result: { winner: "red" } as never, reason: "" } });
  flushSync();
  return document.querySelector(".result")!;
}

afterEach(() => {
  vi.unstubAllGlobals();
  return unmount(page);
});

it.each(["blue", null])("leads back to the tournament it was a match of, and offers no rematch: %s", (you) => {
  const panel = ended(you, "cup");
  expect(panel.querySelector("a.btn")?.getAttribute("href")).toBe("/tournament/cup");
  expect(panel.querySelector("button")).toBeNull();
});

it("offers a rematch at any other table to who sat there", () => {
  ended("blue", null).querySelector("button")!.click();
  expect(onrematch).toHaveBeenCalledOnce();
  expect(document.querySelector(".result a.btn")).toBeNull();
});

it("is called after how it ended for who looks", () => expect(ended("blue", null).getAttribute("aria-label")).toBe(t("result-you-lost")));

it.each([[false, "journey-again"], [true, "journey-next-stage"]] as const)("leads on along the road after a stage, in the place of a rematch: %s", async (met, way) => {
  const told = { met, stage: { name: "one" }, onward: { name: "two" } };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(told))));
  const panel = ended("blue", null, { name: "one", community: null });
  await vi.waitFor(() => expect([...panel.querySelectorAll(".btn")].map(({ textContent }) => textContent)).toEqual([t("journey-open"), t(way)]));
  expect(panel.querySelector("a")!.getAttribute("href")).toBe("/journey/g?stage=one");
  expect(panel.textContent).not.toContain(t("result-rematch"));
});

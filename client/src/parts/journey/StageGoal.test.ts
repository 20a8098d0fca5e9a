/** The goal of a stage at its table. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Shown } from "../../lib/table/model.svelte";
import { t } from "../../lib/words/words";
import StageGoal from "./StageGoal.svelte";

const both = (en: string) => ({ en, fr: en });
const GOAL = [{ event: "bond", where: { seat: "mine" }, says: both("A bond") }, { event: "marched", most: 0, says: both("No march") }, { win: true }];
let page: Record<string, unknown>;

function shown(goal: object[], ...events: object[]): HTMLElement {
  const terms = { stage: { name: "one", asks: both("Make a bond, and win."), goal, community: null } };
  const match = { id: "m", game: "g", seats: { first: {}, second: {} }, terms };
  const table = { match, you: "first", told: [{ kind: "act", seat: "first", events }], history: [] } as unknown as Shown;
  page = mount(StageGoal, { target: document.body, props: { table } });
  flushSync();
  return document.body.querySelector("button")!;
}

afterEach(() => {
  vi.unstubAllGlobals();
  return unmount(page);
});

it("marks each part as soon as what happened was shown", () => {
  const parts = shown(GOAL, { kind: "bond", seat: "first" }, { kind: "marched" }).querySelectorAll(".parts > span");
  expect([...parts].map(({ className }) => /met|missed|open/.exec(className)![0])).toEqual(["met", "missed", "open"]);
  expect([...parts].map(({ textContent }) => textContent.trim())).toEqual([`${t("journey-part", { state: "met" })} A bond`, `${t("journey-part", { state: "missed" })} No march`, `${t("journey-part", { state: "open" })} ${t("journey-part-win")}`]);
});

it("says the goal in a sentence where it has one part, or where its parts have no words", () => {
  expect(shown([{ win: true }]).textContent).toContain("Make a bond, and win.");
  unmount(page);
  expect(shown([{ win: true }, { event: "bond" }]).textContent).toContain("Make a bond, and win.");
});

it("tells what is new and the hint behind a tap", async () => {
  const stage = { name: "one", title: both("Bonds"), new: both("Cards pay."), hint: both("Lay one."), chapter: null, puzzles: null };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ met: false, stage, onward: null }))));
  shown(GOAL).click();
  await vi.waitFor(() => expect(document.querySelector("dialog")?.textContent).toContain("Cards pay."));
  const sheet = document.querySelector("dialog")!;
  expect(sheet.textContent).toContain("Lay one.");
  expect(sheet.querySelector("a")!.getAttribute("href")).toBe("/journey/g?stage=one");
});

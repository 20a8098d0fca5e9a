/** What a coach and a hint say. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Counsel } from "../../lib/analysis/counsel.svelte";
import type { Shown } from "../../lib/table/model.svelte";
import { t } from "../../lib/words/words";
import CoachLine from "./CoachLine.svelte";

it("says in words what the chances of a hint are", async () => {
  const advice = { action: "a", what: { en: "Lay it.", fr: "Posez-la." }, why: [], danger: [], then: null };
  const counsel = { advice, worth: { value: 62.7, exact: false }, more: false, failure: null } as unknown as Counsel;
  const table = { match: { id: "m", game: "g" }, hinting: true, score: null } as unknown as Shown;
  const page = mount(CoachLine, { target: document.body, props: { table, counsel, onplay: () => undefined } });
  flushSync();
  expect(document.querySelector(".coach")!.textContent).toContain(t("hint-chances", { chances: 63 }));
  await unmount(page);
});

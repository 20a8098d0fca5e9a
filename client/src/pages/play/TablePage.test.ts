/** A table's page where there is no table. */
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { t } from "../../lib/words/words";
import { ways } from "../doors";
import TablePage from "./TablePage.svelte";

let page: Record<string, unknown>;
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "unknown-match", en: "", fr: "" }), { status: 404 }))));
afterEach(() => {
  unmount(page);
  vi.unstubAllGlobals();
});

it("has the hall around it, whose ways lead on", async () => {
  page = mount(TablePage, { target: document.body, props: { name: "nothing", me: null, ways } });
  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe(t("table-lost")));
  for (const around of ["header.top", "nav.tabbar"]) expect(document.querySelector(`${around} a[href="/people"]`)).not.toBeNull();
});

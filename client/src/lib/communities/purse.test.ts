import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "../browser/router.svelte";
import { lang } from "../words/lang.svelte";
import { t } from "../words/words";
import { blank } from "./charter";
import { known } from "./known.svelte";
import { placed, placedIn, purseName, purses, within } from "./purse";

const told = (id: string, own: boolean, you: string | null) => ({ id, revision: 1, members: 1, you, charter: { ...blank(), name: { en: `The ${id}`, fr: "" }, purse: own ? { gil: 5, prize: null } : null } });

beforeEach(() => {
  lang.set("en");
  const all = [told("sharing", false, "keeper"), told("club", true, "member"), told("asked", true, "asks"), told("strange", true, null)];
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify({ communities: all, makes: false })))));
});
afterEach(() => vi.unstubAllGlobals());

describe("a purse", () => {
  it("is of a community with its own, for whoever belongs to it", async () => {
    await known.look();
    expect(purses().map(({ id }) => id)).toEqual(["club"]);
    expect([purseName("club"), purseName(""), purseName("gone")]).toEqual(["The club", t("community-the-hall"), "gone"]);
  });

  it("stands in the address, which says the same otherwise", () => {
    router.go("/collection?set=triple-triad/ff8");
    expect(placed()).toBe("");
    router.go(placedIn("club"));
    expect(placed()).toBe("club");
    expect(router.query.get("set")).toBe("triple-triad/ff8");
    expect(placedIn("")).not.toContain("community");
    expect([within("club"), within("")]).toEqual(["&community=club", ""]);
  });
});

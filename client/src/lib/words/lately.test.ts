import { afterEach, describe, expect, it, vi } from "vitest";
import { lang, type Lang } from "./lang.svelte";
import { lately, month, zone } from "./lately";

afterEach(() => {
  vi.restoreAllMocks();
  lang.set("en");
});

describe("a time", () => {
  it("that was lately is said as one says it", () => {
    const now = new Date("2026-11-12T12:30:00.000");
    const said = (page: Lang) => {
      lang.set(page);
      vi.spyOn(navigator, "languages", "get").mockReturnValue([]);
      return ["2026-11-12T00:01", "2026-11-11T23:59", "2026-11-06T12:30", "2026-11-05T12:30"].map((time) => lately(time, now).replace(/\s/g, " "));
    };
    expect(said("en")).toEqual(["00:01", "Yesterday", "Friday", "5 Nov 2026"]);
    expect(said("fr")).toEqual(["00:01", "Hier", "Vendredi", "5 nov. 2026"]);
  });

  it("is read on the clocks of a zone", () => {
    expect(zone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it("can be a month of the calendar", () => {
    lang.set("fr");
    expect(month("2026-11")).toBe("novembre 2026");
  });
});

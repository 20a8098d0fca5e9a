import { afterEach, describe, expect, it, vi } from "vitest";
import { calendarDay, day, hour, longDay, moment } from "./dates";
import { lang, type Lang } from "./lang.svelte";

const NOON = "2026-11-12T12:30:00.000"; // without a zone: where the visitor is

function written(page: Lang, languages: string[]): string[] {
  lang.set(page);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  return [day(NOON), longDay(NOON), moment(NOON), hour(NOON), calendarDay("2026-11-12")].map((text) => text.replace(/\s/g, " "));
}

afterEach(() => {
  vi.restoreAllMocks();
  lang.set("en");
});

describe("a date", () => {
  it("is written as in the country of whoever reads", () => {
    expect(written("en", ["en-GB", "en"])).toEqual(["12 Nov 2026", "12 November 2026", "12 Nov 2026, 12:30", "12:30", "12 Nov 2026"]);
    expect(written("en", ["en-US"])).toEqual(["Nov 12, 2026", "November 12, 2026", "Nov 12, 2026, 12:30 PM", "12:30 PM", "Nov 12, 2026"]);
    expect(written("fr", ["fr-CH", "en"])[0]).toBe("12 nov. 2026");
  });

  it("is written in the language of the page, whatever the browser's is", () => {
    expect(written("fr", ["en-US"]).slice(0, 2)).toEqual(["12 nov. 2026", "12 novembre 2026"]);
    expect(written("en", ["fr-FR", "en"]).slice(0, 2)).toEqual(["12 Nov 2026", "12 November 2026"]);
  });

  it.each(["en", "en-GB", "en-US", "en-CA", "en-ZA", "en-SE", "fr-CA", "fr-CH"])("names its month, so that it is no other day: %s", (language) => {
    const days = written(language.startsWith("fr") ? "fr" : "en", [language]);
    for (const text of days.filter((_, at) => at !== 3)) expect(text.toLowerCase()).toContain("nov");
  });

  it("of the calendar is nothing where there is none", () => {
    expect(["", "soon", "2026-13-45", "26-1-2"].map(calendarDay)).toEqual(["", "", "", ""]);
  });
});

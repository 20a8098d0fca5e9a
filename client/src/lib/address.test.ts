import { describe, expect, it } from "vitest";
import { place } from "./router.svelte";
import { spaced } from "./words";

describe("small print", () => {
  it("sets narrow spaces in French only", () => {
    expect(spaced("Oui ! « non »", "fr")).toBe("Oui\u202f! «\u202fnon\u202f»");
    expect(spaced("Yes !", "en")).toBe("Yes !");
  });

  it("knows the pages by their address", () => {
    expect(place("/t/abc")).toEqual({ page: "table", name: "abc" });
    expect(place("/").page).toBe("start");
    expect(place("/t").page).toBe("lost");
    expect(place("/t/%E0%A4")).toEqual({ page: "table", name: "%E0%A4" });
    expect(place("/nowhere/at/all").page).toBe("lost");
  });
});

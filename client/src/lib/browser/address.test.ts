import { describe, expect, it } from "vitest";
import { doors } from "../../pages/doors";
import { place } from "./router.svelte";

describe("an address", () => {
  it("knows the pages by their address", () => {
    const page = (path: string) => place(path, doors);
    expect(page("/t/abc")).toEqual({ page: "table", name: "abc" });
    expect(page("/").page).toBe("start");
    expect(page("/t").page).toBe("lost");
    expect(page("/rules")).toEqual({ page: "rules", name: "" });
    expect(page("/t/%E0%A4")).toEqual({ page: "table", name: "%E0%A4" });
    expect(page("/nowhere/at/all").page).toBe("lost");
  });
});

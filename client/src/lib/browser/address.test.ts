import { beforeEach, describe, expect, it, vi } from "vitest";
import { doors } from "../../pages/doors";
import { place } from "./router.svelte";

async function lying(folder?: string): Promise<typeof import("./address")> {
  vi.resetModules();
  if (folder === undefined) delete document.documentElement.dataset.hall;
  else document.documentElement.dataset.hall = folder;
  return import("./address");
}

beforeEach(() => history.replaceState(null, "", "/"));

describe("an address", () => {
  it("is the path itself where the hall has its host to itself", async () => {
    for (const { inHall, fromOutside, lineTo, here, pathOf } of [await lying(), await lying("/")]) {
      expect(inHall("/t/1?step=2")).toBe("/t/1?step=2");
      expect(fromOutside("/t/1")).toBe(`${location.origin}/t/1`);
      expect(lineTo("/api/inbox/socket")).toBe(`ws://${location.host}/api/inbox/socket`);
      expect(pathOf(new URL("/hall/t/1", location.origin))).toBe("/hall/t/1");
      expect(here()).toBe("/");
    }
  });

  it("begins with the folder in which the hall lies", async () => {
    const { inHall, fromOutside, lineTo, here, pathOf } = await lying("/hall/");
    expect(inHall("/")).toBe("/hall/");
    expect(fromOutside("/t/1")).toBe(`${location.origin}/hall/t/1`);
    expect(lineTo("/api/inbox/socket")).toBe(`ws://${location.host}/hall/api/inbox/socket`);
    history.replaceState(null, "", "/hall/library/1?move=2");
    expect(here()).toBe("/library/1");
    const leads = ["/hall/t/1?step=2", "/hall/", "/hallway", "/t/1", "https://else.where/hall/t/1"].map((to) => pathOf(new URL(to, location.origin)));
    expect(leads).toEqual(["/t/1", "/", null, null, null]);
  });

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

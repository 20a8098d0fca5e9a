import { afterEach, describe, expect, it, vi } from "vitest";
import { next } from "./next";

const notice = (kind: string, subject: string, waits: boolean, due: string | null) => ({ id: `${kind}:${subject}`, kind, waits, due, link: `/t/${subject}` });

function inbox(...notices: object[]): void {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(path === "/api/me" ? {} : { waiting: 0, notices }))));
}

afterEach(() => vi.unstubAllGlobals());

describe("the next game by post", () => {
  it("is the one whose time runs out first", async () => {
    inbox(notice("challenged", "c", true, "2026-01-01"), notice("turn", "late", true, "2026-01-03"), notice("pairing", "none", true, null), notice("turn", "soon", true, "2026-01-02"), notice("turn", "done", false, "2026-01-01"));
    expect(await next()).toBe("/t/soon");
  });

  it("is none where no game waits", async () => {
    inbox(notice("pick", "m", true, null));
    expect(await next()).toBe("/inbox");
  });
});

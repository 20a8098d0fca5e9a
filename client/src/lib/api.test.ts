import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const answers = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

describe("asking the hall", () => {
  const asked: string[] = [];
  let answer: (path: string) => Promise<Response>;

  beforeEach(() => {
    vi.resetModules();
    asked.length = 0;
    answer = () => answers([]);
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path}`);
      return answer(path);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is greeted once before anything that depends on who asks", async () => {
    const { api } = await import("./api");
    await Promise.all([api.mine(), api.matches("live"), api.match("a b"), api.me()]);
    expect(asked[0]).toBe("GET /api/me");
    expect(asked.filter((path) => path.endsWith("/me"))).toHaveLength(1);
    expect(asked).toContain("GET /api/matches/a%20b");
  });

  it("asks again after a hall that did not answer", async () => {
    const { api } = await import("./api");
    answer = () => Promise.reject(new TypeError("no network"));
    await expect(api.mine()).rejects.toMatchObject({ status: 0, failure: { code: "unreachable" } });
    answer = () => answers([]);
    await expect(api.mine()).resolves.toEqual([]);
  });

  it("keeps what was refused, in both languages", async () => {
    const { api } = await import("./api");
    answer = (path) => (path.endsWith("/me") ? answers({}) : answers({ error: { code: "seat-taken", en: "Taken.", fr: "Prise." } }, 409));
    await expect(api.join("x", null)).rejects.toMatchObject({ status: 409, failure: { code: "seat-taken", fr: "Prise." } });
  });
});

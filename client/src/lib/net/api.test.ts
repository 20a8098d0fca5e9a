import type { Match } from "./wire";
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

  it("says in which language the answer is read, and by whose clocks", async () => {
    const told: HeadersInit[] = [];
    vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
      told.push(init.headers!);
      return answers([]);
    });
    const [{ api, read }, { lang }, { listen }] = await Promise.all([import("./api"), import("../words/lang.svelte"), import("./stream")]);
    const { zone } = await import("../words/lately");
    lang.set("fr");
    await Promise.all([api.mine(), read("/file"), listen("/stream", () => {}, new AbortController().signal)]);
    expect(told.length).toBeGreaterThan(3);
    for (const heads of told) expect(heads).toMatchObject({ "Accept-Language": "fr", "Time-Zone": zone() });
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
    await expect(api.join({ id: "x", commitment: "aa" } as Match, null)).rejects.toMatchObject({ status: 409, failure: { code: "seat-taken", fr: "Prise." } });
  });

  it("keeps what was refused of a file too", async () => {
    const { archive } = await import("./api/archive");
    answer = (path) => (path.endsWith("/me") ? answers({}) : answers({ error: { code: "not-over-yet", en: "Not yet.", fr: "Pas encore." } }, 409));
    await expect(archive.steps("x")).rejects.toMatchObject({ status: 409, failure: { code: "not-over-yet", fr: "Pas encore." } });
  });
});

describe("what is to happen", () => {
  const keys: (string | undefined)[] = [];
  let answer: () => Promise<Response>;

  beforeEach(() => {
    vi.resetModules();
    keys.length = 0;
    answer = () => answers({});
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      if (path.endsWith("/me")) return answers({});
      keys.push((init.headers as Record<string, string>)["Idempotency-Key"]);
      return answer();
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const shop = async () => (await import("./api/collection")).collection;

  it("is one command however fast it is clicked twice", async () => {
    const { buy } = await shop();
    await Promise.all([buy("g", "s", "1"), buy("g", "s", "1")]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{1,60}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it("is another command when it is wanted again, or something else is", async () => {
    const { buy } = await shop();
    await buy("g", "s", "1");
    await buy("g", "s", "1");
    await buy("g", "s", "2");
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ["nobody answers", () => Promise.reject(new TypeError("no network"))],
    ["the hall fails", () => answers({ error: { code: "not-saved" } }, 503)],
  ])("stays the same command while %s", async (_why, failing) => {
    const { buy } = await shop();
    answer = failing;
    await expect(buy("g", "s", "1")).rejects.toBeDefined();
    answer = () => answers({});
    await buy("g", "s", "1");
    expect(new Set(keys).size).toBe(1);
  });

  it("is a new command after a refusal", async () => {
    const { buy } = await shop();
    answer = () => answers({ error: { code: "not-enough" } }, 409);
    await expect(buy("g", "s", "1")).rejects.toBeDefined();
    await expect(buy("g", "s", "1")).rejects.toBeDefined();
    expect(new Set(keys).size).toBe(2);
  });

  it("is somebody else's command when somebody else asks", async () => {
    const { becomes } = await import("./api");
    const { buy } = await shop();
    answer = () => Promise.reject(new TypeError("no network"));
    await expect(buy("g", "s", "1")).rejects.toBeDefined();
    becomes(null);
    await expect(buy("g", "s", "1")).rejects.toBeDefined();
    expect(new Set(keys).size).toBe(2);
  });

  it("carries no key when it is only looked at", async () => {
    const { sets } = await shop();
    await sets();
    expect(keys).toEqual([undefined]);
  });
});

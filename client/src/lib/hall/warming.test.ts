import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, api } from "../net/api";
import { Warming } from "./warming.svelte";

function tell(done: number, ready: string[], failed: string[] = []) {
  vi.spyOn(api, "status").mockResolvedValue({ ready: ready.length === 2, greets: false, warming: { done, of: 8, failed } });
  vi.spyOn(api, "games").mockResolvedValue(["whist", "go"].map((name) => ({ name, seats: [], ready: ready.includes(name), owned_only: false })));
}

describe("warming", () => {
  let warming: Warming;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    warming = new Warming();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function watch() {
    stop = warming.watch();
    await vi.advanceTimersByTimeAsync(0);
  }

  it("calls everything ready until the hall says otherwise", () => {
    stop = () => undefined;
    expect(warming.ready("whist")).toBe(true);
  });

  it("opens each game as soon as it is ready, and then asks no more", async () => {
    tell(4, ["go"]);
    await watch();
    expect([warming.ready("whist"), warming.ready("go"), warming.busy, warming.done]).toEqual([false, true, true, 4]);
    tell(8, ["whist", "go"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([warming.ready("whist"), warming.busy]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.status).toHaveBeenCalledTimes(2);
  });

  it("waits no longer for a game that failed", async () => {
    tell(4, ["go"], ["whist"]);
    await watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.status).toHaveBeenCalledTimes(1);
    expect([warming.failed, warming.ready("whist"), warming.ready("go"), warming.busy]).toEqual([["whist"], false, true, false]);
  });

  it("asks again when nobody answers", async () => {
    tell(8, ["whist", "go"]);
    vi.spyOn(api, "status").mockRejectedValueOnce(new ApiError(0, { code: "unreachable", en: "", fr: "" }));
    await watch();
    expect([warming.silent, warming.ready("go")]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([warming.silent, warming.ready("go")]).toEqual([false, true]);
  });
});

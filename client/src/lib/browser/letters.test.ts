import { afterEach, expect, it, vi } from "vitest";
import { lettered } from "./letters";

const fonts = (load: () => Promise<unknown>) => Object.defineProperty(document, "fonts", { configurable: true, value: { load } });

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "fonts");
});

it("waits until the letters are there", async () => {
  const loads: (() => void)[] = [];
  fonts(() => new Promise<void>((load) => loads.push(load)));
  let there = false;
  const waiting = lettered().then(() => (there = true));
  await Promise.resolve();
  expect(there).toBe(false);
  loads.forEach((load) => load());
  await waiting;
  expect(loads.length).toBe(4);
});

it("does not wait for letters that never come, nor mind those that cannot", async () => {
  vi.useFakeTimers();
  fonts(() => new Promise(() => undefined));
  const waiting = lettered();
  await vi.advanceTimersByTimeAsync(400);
  await waiting;
  fonts(() => Promise.reject(new Error("no such file")));
  await lettered();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenOn, SIGNED_OUT } from "./line";

const lines: { onmessage: (event: { data: string }) => void; onclose: (event: { code: number }) => void; close: () => void }[] = [];
const latest = () => lines.at(-1)!;
const listener = { hear: vi.fn(), lost: vi.fn(), signedOut: vi.fn() };
let hangUp: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", function line() {
    const made = { onmessage: () => undefined, onclose: () => undefined, close: vi.fn() };
    lines.push(made);
    return made;
  });
  hangUp = listenOn("/inbox/socket", listener);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  hangUp();
  lines.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("says that the line was lost, and opens it again after a while", async () => {
  latest().onclose({ code: 1006 });
  expect(listener.lost).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(1);
  await vi.runOnlyPendingTimersAsync();
  expect(lines).toHaveLength(2);
  expect(listener.signedOut).not.toHaveBeenCalled();
});

it("takes a session that was replaced for no loss: it opens the line at once, and later asks who sits here", async () => {
  latest().onmessage({ data: '{"type":"waiting"}' });
  latest().onclose({ code: SIGNED_OUT });
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(2);
  expect(listener.signedOut).not.toHaveBeenCalled();
  await vi.runOnlyPendingTimersAsync();
  expect(listener.signedOut).toHaveBeenCalledOnce();
  expect(listener.lost).not.toHaveBeenCalled();
});

it("does not knock without pause where this browser is turned away, and asks nobody once it is hung up", async () => {
  latest().onmessage({ data: '{"type":"refused"}' });
  latest().onclose({ code: SIGNED_OUT });
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(1);
  hangUp();
  await vi.runOnlyPendingTimersAsync();
  expect(lines).toHaveLength(1);
  expect(listener.signedOut).not.toHaveBeenCalled();
});

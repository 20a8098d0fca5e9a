import { afterEach, describe, expect, it, vi } from "vitest";
import { join } from "./push";

const TOLD = { endpoint: "https://push.example/1", keys: { p256dh: "key", auth: "auth" } };

/** A browser with a push service, which already knows this page or not, and does as `subscribe` does. */
function browser(known: boolean, subscribe: () => Promise<unknown>): ReturnType<typeof vi.fn> {
  const subscription = { toJSON: () => TOLD };
  const asked = vi.fn(subscribe);
  const pushManager = { getSubscription: () => Promise.resolve(known ? subscription : null), subscribe: asked };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", { serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) } });
  return asked;
}

function hall(): ReturnType<typeof vi.fn> {
  const fetched = vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(path === "/api/me" ? {} : { push: { here: true } }))));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("a browser that is to be pushed", () => {
  it("tells the hall how, by the key that the hall goes by", async () => {
    const asked = browser(false, () => Promise.resolve({ toJSON: () => TOLD }));
    const fetched = hall();
    expect(await join("hall-key")).toEqual({ push: { here: true } });
    expect(asked).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "hall-key" });
    const [path, request] = fetched.mock.calls.at(-1) as unknown as [string, RequestInit];
    expect([path, request.method, JSON.parse(request.body as string)]).toEqual(["/api/inbox/reach/browser", "PUT", { endpoint: "https://push.example/1", p256dh: "key", auth: "auth" }]);
  });

  it("is told anew where it is known already", async () => {
    const asked = browser(true, () => Promise.reject(new Error("not asked")));
    hall();
    expect(await join("hall-key")).not.toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it("is not, where its push service is out of reach or there is none", async () => {
    browser(false, () => Promise.reject(new DOMException("no service", "AbortError")));
    const fetched = hall();
    expect(await join("hall-key")).toBeNull();
    vi.unstubAllGlobals();
    expect(await join("hall-key")).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});

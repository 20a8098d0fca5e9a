import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const HALL = "https://cards.example/hall/";
const source = readFileSync(join(process.cwd(), "public/worker.js"), "utf8");

/** A browser whose open pages are at these addresses, the first one looked at: what the worker had it do. */
async function told(kind: "push" | "notificationclick", pages: string[], looked = false): Promise<unknown[]> {
  const done: unknown[] = [];
  const work: Promise<unknown>[] = [];
  const heard: Record<string, (event: object) => void> = {};
  const open = pages.map((url, at) => ({ url, focused: looked && at === 0, focus: () => done.push(["focus", url]), navigate: (to: string) => done.push(["navigate", to]) }));
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => (heard[name] = hear),
    clients: { matchAll: () => Promise.resolve(open), openWindow: (to: string) => done.push(["open", to]) },
    registration: { scope: HALL, showNotification: (title: string, { data, icon }: { data: string; icon: string }) => done.push([title, data, icon]) },
  };
  new Function("self", source)(self);
  const waitUntil = (begun: Promise<unknown>) => work.push(begun);
  heard[kind]!({ waitUntil, data: { json: () => ({ tag: "n", text: "Your turn", path: "/t/1" }) }, notification: { close: () => undefined, data: "/t/1" } });
  await Promise.all(work);
  return done;
}

describe("the worker of a hall in a folder", () => {
  it("leads into the folder, in a page of the hall or in a new one", async () => {
    expect(await told("notificationclick", [])).toEqual([["open", `${HALL}t/1`]]);
    expect(await told("notificationclick", ["https://cards.example/shop", `${HALL}library`])).toEqual([["focus", `${HALL}library`], ["navigate", `${HALL}t/1`]]);
  });

  it("is silent while a page of the hall is looked at, and not for others of its host", async () => {
    expect(await told("push", [`${HALL}library`], true)).toEqual([]);
    expect(await told("push", ["https://cards.example/shop"], true)).toEqual([["parlour", "/t/1", "icon.svg"]]);
  });
});

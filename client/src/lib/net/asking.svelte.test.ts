import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api";
import { Asking, whenever } from "./asking.svelte";

/** A question that is answered when the test says so. */
function held<T>() {
  let answer!: (value: T) => void;
  let refuse!: (why: unknown) => void;
  const promise = new Promise<T>((yes, no) => ([answer, refuse] = [yes, no]));
  return { ask: () => promise, answer, refuse };
}
const refusal = (code: string, status = 400) => new ApiError(status, { code, en: code, fr: code });

describe("questions of which the last counts", () => {
  it("hears the newest, in whichever order answers come", async () => {
    const asking = new Asking();
    const [first, second] = [held<string>(), held<string>()];
    const heard: string[] = [];
    const done = [asking.ask(first.ask, (answer) => heard.push(answer)), asking.ask(second.ask, (answer) => heard.push(answer))];
    second.answer("second");
    await done[1];
    expect([heard, asking.busy]).toEqual([["second"], false]);
    first.answer("first");
    expect([await done[0], await done[1]]).toEqual([false, true]);
    expect(heard).toEqual(["second"]);
  });

  it("is busy until the newest is answered, and keeps the newest failure alone", async () => {
    const asking = new Asking();
    const [first, second] = [held<string>(), held<string>()];
    const done = [asking.ask(first.ask, () => undefined), asking.ask(second.ask, () => undefined)];
    first.refuse(refusal("first"));
    await done[0];
    expect([asking.busy, asking.failure]).toEqual([true, null]);
    second.refuse(refusal("second", 404));
    await done[1];
    expect([asking.busy, asking.failure?.code, asking.missing]).toEqual([false, "second", true]);
  });

  it("hears nothing that was dropped, and nothing once nobody is left", async () => {
    const asking = new Asking();
    const [first, second] = [held<string>(), held<string>()];
    const heard: string[] = [];
    const dropped = asking.ask(first.ask, (answer) => heard.push(answer));
    asking.drop();
    expect(asking.busy).toBe(false);
    first.answer("first");
    await dropped;
    const left = asking.ask(second.ask, (answer) => heard.push(answer));
    asking.end();
    second.answer("second");
    await left;
    expect(heard).toEqual([]);
  });

  it("lets a mistake of the page through", async () => {
    await expect(new Asking().ask(() => Promise.reject(new TypeError("x")), () => undefined)).rejects.toThrow(TypeError);
  });
});

describe("what is done whenever a value is another", () => {
  it("is not done again for the same value handed down anew", () => {
    let given = $state({ set: "ff8" });
    const done: string[] = [];
    const stop = $effect.root(() => whenever(() => given.set, (set) => done.push(set)));
    flushSync();
    given = { set: "ff8" };
    flushSync();
    given = { set: "ffxiv" };
    flushSync();
    stop();
    expect(done).toEqual(["ff8", "ffxiv"]);
  });
});

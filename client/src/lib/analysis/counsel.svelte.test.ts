/** The coach's word: asked for once for each position in which it is wanted, and of no other position is it shown. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Counsel, type Asked } from "./counsel.svelte";

let answers: ((response: Response) => void)[] = [];
let end: () => void;

/** A hall that answers when the test says so. */
beforeEach(() => {
  answers = [];
  vi.stubGlobal("fetch", (path: string) => (path.endsWith("/me") ? Promise.resolve(new Response("{}")) : new Promise<Response>((answer) => answers.push(answer))));
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const told = (seq: number) => new Response(JSON.stringify({ seq, action: `a${seq}`, what: { id: "x", args: {} }, why: [], danger: [], then: null, other: null }));
const idea = (action: string) => ({ action, what: { id: "x", args: {} }, why: [], danger: [], then: null });
/** A stream with one hint. */
const hinted = (seq: number, ideas: unknown[]) => new Response(`data: ${JSON.stringify({ seq, exact: true, best: "a", values: { a: 2, b: 1 }, value: 2, en: "A.", fr: "A.", ideas })}\n\n`);
const refused = () => new Response(JSON.stringify({ error: { code: "advice-late", message: "Late.", en: "Late.", fr: "Tard." } }), { status: 409 });

function table() {
  const now = $state<{ at: Asked | null; connected: boolean; hinting: boolean }>({ at: null, connected: true, hinting: false });
  let counsel!: Counsel;
  end = $effect.root(() => {
    counsel = new Counsel(() => now.at, () => now.connected, () => now.hinting);
  });
  const goOn = (change: Partial<typeof now>): void => {
    Object.assign(now, change);
    flushSync();
  };
  flushSync();
  return { counsel, goOn };
}
const asked = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times));

it("waits, speaks, and falls silent when the game goes on", async () => {
  const { counsel, goOn } = table();
  expect(counsel.wanted).toBe(false);
  goOn({ at: { match: "m", seq: 3 } });
  await asked(1);
  expect([counsel.wanted, counsel.advice]).toEqual([true, null]);
  answers[0]!(told(3));
  await vi.waitFor(() => expect(counsel.advice?.action).toBe("a3"));
  goOn({ at: null });
  expect([counsel.wanted, counsel.advice]).toEqual([false, null]);
});

it("says nothing of a position that is over, whichever answer comes last", async () => {
  const { counsel, goOn } = table();
  goOn({ at: { match: "m", seq: 3 } });
  await asked(1);
  goOn({ at: { match: "m", seq: 5 } });
  await asked(2);
  answers[1]!(told(5));
  await vi.waitFor(() => expect(counsel.advice?.action).toBe("a5"));
  answers[0]!(told(3));
  await new Promise((done) => setTimeout(done));
  expect(counsel.advice?.action).toBe("a5");
});

it("asks nothing without a line, and asks when it is back", async () => {
  const { counsel, goOn } = table();
  goOn({ connected: false, at: { match: "m", seq: 3 } });
  expect([counsel.wanted, counsel.advice, counsel.failure, answers.length]).toEqual([true, null, null, 0]);
  goOn({ connected: true });
  await asked(1);
});

it("keeps a failure until it is asked again", async () => {
  const { counsel, goOn } = table();
  goOn({ at: { match: "m", seq: 3 } });
  await asked(1);
  answers[0]!(refused());
  await vi.waitFor(() => expect(counsel.failure?.code).toBe("advice-late"));
  counsel.again();
  expect(counsel.failure).toBeNull();
  await asked(2);
  answers[1]!(told(3));
  await vi.waitFor(() => expect(counsel.advice?.action).toBe("a3"));
});

it("has another idea where there is one, and comes back from it", async () => {
  const { counsel, goOn } = table();
  goOn({ at: { match: "m", seq: 3 } });
  await asked(1);
  answers[0]!(new Response(JSON.stringify({ seq: 3, ...idea("a"), other: idea("b") })));
  await vi.waitFor(() => expect(counsel.more).toBe(true));
  counsel.another();
  expect([counsel.advice?.action, counsel.worth]).toEqual(["b", null]);
  counsel.another();
  expect(counsel.advice?.action).toBe("a");
});

it("asks for a hint once one is wanted, which says what the action is worth", async () => {
  const { counsel, goOn } = table();
  goOn({ at: { match: "m", seq: 3 }, hinting: true });
  await asked(1);
  answers[0]!(hinted(3, [idea("a"), idea("b")]));
  await vi.waitFor(() => expect(counsel.worth).toEqual({ value: 2, exact: true }));
  counsel.another();
  expect([counsel.advice?.action, counsel.worth?.value]).toEqual(["b", 1]);
});

it("says what the game says where nobody coaches", async () => {
  const { counsel, goOn } = table();
  goOn({ at: { match: "m", seq: 3 }, hinting: true });
  await asked(1);
  answers[0]!(hinted(3, []));
  await vi.waitFor(() => expect(counsel.advice?.what).toEqual({ en: "A.", fr: "A." }));
  expect(counsel.more).toBe(false);
});

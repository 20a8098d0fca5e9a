/** A review: read as a stream, in whatever pieces it comes; known better and better; left when one goes. */
import { afterEach, expect, it, vi } from "vitest";
import { plyOf } from "./fixtures";
import { Review } from "./review.svelte";

afterEach(() => vi.unstubAllGlobals());

const event = (message: object): string => `data: ${JSON.stringify(message)}\n\n`;
const summary = (turning: number | null) => ({ type: "summary", turning, pictured: turning, withheld: 0, says: { id: "review-flawless", args: {} }, finest: null });

/** A hall that streams these pieces of text; what it was asked for. */
function streaming(...pieces: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path.endsWith("/me")) return Promise.resolve(new Response("{}"));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return Promise.resolve(new Response(body));
  });
  return asked;
}

/** Reads a match to its end. */
async function read(first = 0): Promise<Review> {
  const review = new Review("m");
  review.read(first);
  await vi.waitFor(() => expect(review.deepening).toBe(false));
  return review;
}

it("orders decisions as they were played, and keeps what is known last of each", async () => {
  const text = [event(plyOf(2)), event(plyOf(1, { before: 2 })), event(summary(null)), event(plyOf(1, { before: 4 }))].join("");
  const asked = streaming(text.slice(0, 30), text.slice(30, 400), text.slice(400));
  const review = await read(5);
  expect(asked.at(-1)).toBe("/api/matches/m/analysis?at=5");
  expect(review.plies.map(({ number, before }) => [number, before])).toEqual([[1, 4], [2, 0]]);
});

it("tells the turning point before the other mistakes", async () => {
  streaming(...[plyOf(1, { mistake: true }), plyOf(2), plyOf(3, { mistake: true }), plyOf(4, { mistake: true }), summary(6)].map(event));
  expect((await read()).mistakes.map(({ number }) => number)).toEqual([3, 1, 4]);
});

it("says why there is none", async () => {
  const refused = { error: { code: "not-over-yet", message: "Not over.", en: "Not over.", fr: "Pas finie." } };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(path.endsWith("/me") ? new Response("{}") : new Response(JSON.stringify(refused), { status: 409 })));
  expect((await read()).failure?.code).toBe("not-over-yet");
});

it("hears nothing more once it is left", async () => {
  let say: (message: object) => void = () => undefined;
  vi.stubGlobal("fetch", (path: string) => {
    if (path.endsWith("/me")) return Promise.resolve(new Response("{}"));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (say = (message) => controller.enqueue(new TextEncoder().encode(event(message)))) });
    return Promise.resolve(new Response(body));
  });
  const review = new Review("m");
  review.read();
  await vi.waitFor(() => {
    say(plyOf(1));
    expect(review.plies.length).toBe(1);
  });
  review.stop();
  say(plyOf(2));
  await Promise.resolve();
  expect([review.plies.length, review.deepening]).toEqual([1, false]);
});

import { afterEach, expect, it, vi } from "vitest";
import type { GameModule } from "../hall/game";
import { coach } from "../table/coach.svelte";
import { begin, notePrelude } from "./prelude";

const game: GameModule = { name: "pebbles", seats: ["red", "blue"], quick: "pebbles:usual" };
const staged: GameModule = { ...game, name: "acorns", prelude: () => Promise.reject(new Error("nobody looks")) };

afterEach(() => vi.unstubAllGlobals());

it("leads a newcomer through what comes before the first game once, where there is something", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify({ id: "m", rules: { text: "acorns:usual" } }), { status: 201 });
  });
  expect(await begin(staged)).toBe("/first/acorns");
  expect(asked).toEqual([]);
  notePrelude(staged);
  expect(await begin(staged)).toBe("/t/m");
  expect(await begin(game)).toBe("/t/m");
  expect(coach.on("pebbles")).toBe(true);
});

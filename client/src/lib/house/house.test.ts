import { afterEach, expect, it, vi } from "vitest";
import { remember } from "../browser/stored";
import { coach } from "../table/coach.svelte";
import type { GameModule } from "../hall/game";
import { firstGame, keepOpponent, lastGame, play, playFirst, playOpening, takeDeclined } from "./house";

const game: GameModule = { name: "pebbles", seats: ["red", "blue"], quick: "pebbles:usual" };
const taught: GameModule = { ...game, name: "marbles", first: { rules: "marbles:plain", seat: "red", bring: { deck: "A" }, theirs: { deck: "B" } } };

/** A hall at the other end of the line, that answers what a table is opened with. */
function hall(open: (body: Record<string, unknown>) => [number, unknown]): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const body = JSON.parse(String(init.body ?? "null")) as Record<string, unknown>;
    if (path !== "/api/matches") return new Response(JSON.stringify({ id: "c", commitment: "00" }));
    asked.push(body);
    const [status, told] = open(body);
    return new Response(JSON.stringify(told), { status });
  });
  return asked;
}
const opens = (body: Record<string, unknown>): [number, unknown] => [201, { id: "m", rules: { text: String(body.rules) } }];

afterEach(() => vi.unstubAllGlobals());

it("begins a newcomer's game with the weakest of the house and a coach, and again what was played", async () => {
  const asked = hall(opens);
  expect(lastGame(taught)).toBeNull();
  expect(await playFirst(taught)).toBe("/t/m");
  expect(asked[0]).toMatchObject({ game: "marbles", rules: "marbles:plain", seat: "red", bring: { deck: "A" }, opponent: { kind: "bot", agent: "pip", bring: { deck: "B" } } });
  expect(coach.on("marbles")).toBe(true);
  expect(lastGame(taught)).toEqual(firstGame(taught));
  await play(taught, { ...lastGame(taught)!, agent: "greedy" });
  expect(lastGame(taught)).toMatchObject({ rules: "marbles:plain", agent: "greedy", bring: { deck: "A" } });
});

it("opens the game of the start page with the moves that lie there, and deals the next one by chance", async () => {
  const asked = hall(opens);
  const dealt = { rules: "marbles:open", seat: "blue", bring: { cards: [1] }, theirs: { cards: [2] }, move: "1@1" };
  expect(await playOpening(taught, dealt, "2@4")).toBe("/t/m");
  const opponent = { kind: "bot", agent: "pip", bring: { cards: [2] } };
  expect(asked[0]).toMatchObject({ rules: "marbles:open", seat: "blue", bring: { cards: [1] }, opponent, moves: ["1@1", "2@4"] });
  expect(lastGame(taught)).toEqual(firstGame(taught));
});

it("knows of every game a first one", () => {
  expect(firstGame(game)).toMatchObject({ rules: "pebbles:usual", seat: "random", bring: null, agent: "pip", clock: "none" });
});

it("leads to where another is put together when the last one is refused, and says why there once", async () => {
  hall(() => [422, { error: { code: "not-owned", en: "No", fr: "Non" } }]);
  expect(await play(game, firstGame(game))).toBe("/new/pebbles");
  expect(lastGame(game)).toBeNull();
  expect(takeDeclined(game)?.code).toBe("not-owned");
  expect(takeDeclined(game)).toBeNull();
  hall(() => [503, { error: { code: "warming", en: "Wait", fr: "Attendez" } }]);
  await expect(play(game, firstGame(game))).rejects.toThrow();
});

it("forgets what is no game", () => {
  remember("parlour-last-pebbles", '{"rules": 3}');
  expect(lastGame(game)).toBeNull();
  remember("parlour-last-pebbles", "{");
  expect(lastGame(game)).toBeNull();
});

it("remembers who was chosen of the house, and nothing else anew", () => {
  const chosen = { rules: "nuts:usual", seat: "red", agent: "random", bring: null, clock: "blitz" };
  const nuts: GameModule = { ...game, name: "nuts" };
  remember("parlour-last-nuts", JSON.stringify(chosen));
  expect(keepOpponent(nuts, "greedy")).toEqual({ ...chosen, agent: "greedy" });
  expect(lastGame(nuts)).toEqual({ ...chosen, agent: "greedy" });
  expect(keepOpponent({ ...game, name: "shells" }, "greedy")).toMatchObject({ rules: "pebbles:usual", agent: "greedy" });
});

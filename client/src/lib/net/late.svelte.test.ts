/** Every place where something can be asked while an older question is under way: answers come in the wrong order. */
import type { View } from "./shapes";
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Preview } from "../../games/chakart/preview.svelte";
import { gameNamed } from "../hall/games.svelte";
import Library from "../../pages/study/Library.svelte";
import Sandbox from "../../pages/study/Sandbox.svelte";
import Start from "../../pages/Start.svelte";
import Fetched from "../../parts/page/Fetched.svelte";
import CopyField from "../../parts/controls/CopyField.svelte";
import PositionText from "../../parts/sandbox/PositionText.svelte";
import WorkedExamples from "../../parts/rules/WorkedExamples.svelte";
import { TableChat } from "../table/chat.svelte";
import { Composer } from "../hall/compose.svelte";
import { LobbySeat } from "../hall/lobby.svelte";
import { router } from "../browser/router.svelte";
import { TableSeat } from "../table/table.svelte";

interface Question {
  url: string;
  body: string;
  answer: (told: unknown) => Promise<void>;
}
let questions: Question[];
let page: Record<string, unknown> | null = null;

/** Lets every answer that was given arrive. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  flushSync();
}

const BUSY = { timeout: 60_000 }; // a page of a busy machine takes its time

/** The oldest question that nobody has answered yet, of those that hold `words`, once it is asked. */
async function asked(...words: string[]): Promise<Question> {
  await arrived();
  const at = await vi.waitFor(() => {
    flushSync();
    const found = questions.findIndex(({ url, body }) => words.every((word) => `${url} ${body}`.includes(word)));
    expect(found, `asked for ${words.join(" ")} among ${questions.map(({ url }) => url).join(" ")}`).toBeGreaterThanOrEqual(0);
    return found;
  }, BUSY);
  return questions.splice(at, 1)[0]!;
}

beforeEach(() => {
  questions = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("WebSocket", class { close = () => undefined; });
  vi.stubGlobal("IntersectionObserver", class {
    constructor(private readonly seen: (entries: unknown[]) => void) {}
    observe = () => this.seen([{ isIntersecting: true }]);
    disconnect = () => undefined;
  });
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (url === "/api/me") return Promise.resolve(new Response(JSON.stringify({ id: "ann", name: "Ann", role: "guest" })));
    return new Promise<Response>((resolve) => {
      const answer = async (told: unknown): Promise<void> => {
        resolve(new Response(typeof told === "string" ? told : JSON.stringify(told)));
        await arrived();
      };
      questions.push({ url, body: String(init?.body ?? ""), answer });
    });
  });
  document.body.innerHTML = "";
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.unstubAllGlobals();
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has properties of its own
function show(what: Component<any>, props: Record<string, unknown> = {}): HTMLElement {
  page = mount(what, { target: document.body, props });
  flushSync();
  return document.body;
}
function go(to: string): void {
  router.go(to);
  flushSync();
}

describe("pages", () => {
  const found = (name: string) => ({ matches: [{ id: name, game: "chakart", rules: { text: "", preset: "wiki", options: {} }, seats: { white: name, black: null }, winner: null, ended: "2026-05-01T10:00:00Z" }], next: null });

  it("the Library shows what was searched for last", async () => {
    go("/library?player=ann");
    const shown = show(Library);
    const ann = await asked("/archive", "player=ann");
    go("/library?player=ben");
    await (await asked("/archive", "player=ben")).answer(found("Benedict"));
    await ann.answer(found("Annabel"));
    expect(shown.textContent).toContain("Benedict");
    expect(shown.textContent).not.toContain("Annabel");
  });

  it("a player's answer does not lead away from the page that was gone to meanwhile", async () => {
    go("/");
    show(Start, { me: null });
    await (await asked("/status")).answer({ ready: true, greets: false, warming: { done: 1, of: 1, failed: [] } });
    await (await asked("/api/games", "")).answer([]);
    document.querySelector<HTMLButtonElement>("main button.btn")!.click();
    await (await asked("/commitments")).answer({ id: "m1", commitment: "aa" });
    const sitting = await asked('"opponent"');
    go("/library");
    await unmount(page!);
    page = null;
    await sitting.answer({ id: "m1", rules: { text: "triple-triad:ff8" } });
    expect(router.path).toBe("/library");
  });

  it("the sandbox builds on what was clicked, and shows the last position that was set up", async () => {
    go("/sandbox/chakart");
    show(Sandbox, { game: gameNamed("chakart")! });
    const fen = (ranks: string) => ({ position: { fen: `${ranks} w 0 1111 000000000000` }, view: {}, to_act: "white", legal: [], result: null });
    const EMPTY = "8/8/8/8/8/8/8/4K3";
    await (await asked("/rules/check")).answer({ ok: true, text: "chakart:wiki", preset: "wiki", options: {}, problems: [] });
    await (await asked("/sandbox/deal")).answer(fen(EMPTY));
    await vi.waitFor(() => expect(document.querySelectorAll(".board button")).toHaveLength(64), BUSY);
    const squares = () => document.querySelectorAll<HTMLButtonElement>(".board button");
    squares()[0]!.click(); // a pawn on a8
    const one = await asked("/sandbox/look");
    squares()[1]!.click();
    const two = await asked("/sandbox/look");
    expect([one.body, two.body].map((body) => JSON.parse(body).position.fen.split("/")[0])).toEqual(["P7", "PP6"]);
    await two.answer(fen(`PP6/${EMPTY.slice(2)}`));
    await one.answer(fen(`P7/${EMPTY.slice(2)}`));
    expect([...squares()].filter((square) => square.querySelector("svg")).length).toBe(3);
  });
});

describe("games", () => {
  it("a look ahead is shown for the move that is looked at", async () => {
    const preview = new Preview();
    const view = { fen: "f", pending: null, mover: null } as never;
    const move = (action: string) => ({ kind: "move", takes: "object", action }) as never;
    preview.look(move("a1a2"), view, "chakart:wiki");
    const one = await asked("a1a2");
    preview.look(move("a1a3"), view, "chakart:wiki");
    const two = await asked("a1a3");
    await two.answer({ ok: true, outcomes: [] });
    const seen = preview.seen;
    await one.answer({ ok: true, outcomes: [] });
    expect(seen).not.toBeNull();
    expect(preview.seen).toBe(seen);
  });
});

describe("parts", () => {
  it("a part that is shown stays, whatever else is handed down anew", async () => {
    const what = vi.fn(() => Promise.resolve({ default: PositionText as Component<never> }));
    const given = $state({ module: { what }, game: "chakart", frame: { position: { a: 1 }, notations: {} } });
    show(Fetched, { get what() { return given.module.what; }, get words() { return ["hall", given.frame && given.game]; }, get given() { return { frame: given.frame, onchange: () => undefined }; } });
    await arrived();
    const text = document.querySelector("textarea");
    given.module = { what };
    given.frame = { position: { a: 2 }, notations: {} };
    await tick();
    await arrived();
    expect(what).toHaveBeenCalledTimes(1);
    expect(document.querySelector("textarea")).toBe(text);
  });

  it("a position's text takes the answer over, but not over what was typed meanwhile", async () => {
    const given = $state({ frame: { position: { a: 1 } as Record<string, unknown>, notations: {} } });
    show(PositionText, { get frame() { return given.frame; }, onchange: () => undefined });
    const field = document.querySelector("textarea")!;
    given.frame.position = { a: 2 };
    flushSync();
    expect(JSON.parse(field.value)).toEqual({ a: 2 });
    field.value = '{"typed": 1}';
    field.dispatchEvent(new Event("input", { bubbles: true }));
    given.frame.position = { a: 3 };
    flushSync();
    expect(JSON.parse(field.value)).toEqual({ typed: 1 });
  });

  it("an example that was chosen stays at its step when its rulebook is handed down anew", async () => {
    const game = gameNamed("chakart")!;
    const examples = ["one", "two"].map((name) => ({ name, title: { en: name, fr: name, code: "" }, rules: "chakart:wiki" }));
    const given = $state({ game: { ...game } });
    const board = () => Promise.resolve({ default: CopyField as Component<never> });
    show(WorkedExamples, { get game() { return given.game; }, board, examples, title: "x" });
    await (await asked("/rulebook/one")).answer({ rules: {}, history: [{ say: null }, { say: null }] });
    given.game = { ...game };
    flushSync();
    await arrived();
    expect(questions).toEqual([]);
  });
});

describe("stores", () => {
  it("the rules that are laid out are judged, not those before the last click", async () => {
    const preset = (name: string) => ({ name, defaults: { same: false }, offers: { same: [false, true] } });
    const settled: string[] = [];
    const composer = new Composer({ game: "triple-triad", groups: [], options: [], presets: [preset("a"), preset("b")] } as never, (verdict) => settled.push(verdict.text!));
    composer.check();
    const first = await asked('"preset":"a"');
    composer.choose("b");
    await first.answer({ ok: true, text: "a", problems: [] });
    expect([settled, composer.wish]).toEqual([[], { preset: "b", options: {} }]);
    const second = await asked('"preset":"b"');
    await second.answer({ ok: true, text: "b", problems: [] });
    expect(settled).toEqual(["b"]);
  });

  it("who sat down is not made a spectator again by the answer they had from before", async () => {
    const seat = new TableSeat("m1", (view) => view as View);
    const match = (you: string | null) => ({ id: "m1", game: "chakart", seats: {}, you, commitment: "aa", nonces: {} });
    await (await asked("/matches/m1")).answer(match(null));
    void seat.load();
    const spectator = await asked("/matches/m1");
    void seat.join(null);
    await (await asked("/matches/m1/join")).answer(match("white"));
    await spectator.answer(match(null));
    expect(seat.match?.you).toBe("white");
    seat.leave();
  });

  it("a chat shows the room that was gone to last", async () => {
    const chat = new TableChat("m1", () => undefined);
    const room = (name: string) => ({ room: name, rooms: ["players", "watchers"], lines: [{ number: 1, room: name, by: { id: "b", name: "B" }, text: name, time: "" }], next: null });
    void chat.go("players");
    const players = await asked("players");
    void chat.go("watchers");
    await (await asked("watchers")).answer(room("watchers"));
    await players.answer(room("players"));
    expect(chat.told?.room).toBe("watchers");
  });

  it("a lobby that changes while it is asked is asked once more, and its last answer stands", async () => {
    const seat = new LobbySeat();
    const now = (name: string) => ({ now: "2026-05-01T10:00:00Z", challenges: [], name });
    const first = await asked("/lobby");
    void seat.look();
    void seat.look();
    await arrived();
    expect(questions).toEqual([]);
    await first.answer(now("first"));
    await (await asked("/lobby")).answer(now("second"));
    expect(questions).toEqual([]);
    expect((seat.now as unknown as { name: string }).name).toBe("second");
    seat.leave();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatLine, Match } from "../net/wire";
import { TableSocket, type Ear, type TableState } from "../net/socket";

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({ number, room: "players", by: { id: "ben", name: "Ben", seat: null, you: false }, text: `line ${number}`, time: "2026-05-01T10:00:00Z", ...more });

describe("talk on a table's socket", () => {
  let state: TableState;
  const heard: string[] = [];
  const sent: { type: string; command: string }[] = [];
  const ear: Ear = { hear: (one) => heard.push(`hear ${one.number}`), refused: (failure, text) => heard.push(`${failure.code}: ${text}`), fetch: () => heard.push("fetch") };
  let tell: (message: unknown) => void;
  let socket: TableSocket;

  beforeEach(() => {
    heard.length = sent.length = 0;
    const wire = { readyState: 1, send: (text: string) => sent.push(JSON.parse(text)), close: () => undefined, onopen: null, onclose: null, onmessage: null as ((event: { data: string }) => void) | null };
    socket = new TableSocket("m1", (told) => (state = told), () => wire, ear);
    tell = (message) => wire.onmessage?.({ data: JSON.stringify(message) });
    tell({ type: "snapshot", seq: 0, match: { id: "m1" } as Match, view: null, history: [] });
  });
  afterEach(() => socket.close());

  it("does not hold up the board, and its refusal is not the board's", () => {
    socket.talk("hello");
    socket.act("2@4");
    tell({ type: "refused", command: sent[0]!.command, error: { code: "muted", en: "", fr: "" } });
    expect(heard).toEqual(["fetch", "muted: hello"]);
    expect(state.refusal).toBeNull();
    expect(state.pending).toBe(true);
    tell({ type: "accepted", command: sent[1]!.command, seq: 1 });
    socket.talk("again");
    tell({ type: "presence", seats: {}, watchers: 0 });
    expect(state.pending).toBe(false);
  });

  it("is sent again under the same id, and fetched again, when the line was opened anew", () => {
    socket.talk("hello");
    tell({ type: "snapshot", seq: 0, match: { id: "m1" } as Match, view: null, history: [] });
    expect(sent[1]).toEqual(sent[0]);
    tell({ type: "chat", line: line(7) });
    expect(heard).toEqual(["fetch", "fetch", "hear 7"]);
  });
});

describe("the chat of a table", () => {
  let page: { room: string; rooms: string[]; lines: ChatLine[]; next: number | null; hindrance?: unknown };

  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
    page = { room: "players", rooms: ["players"], lines: [line(1), line(2)], next: null };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ longest: 300, hindrance: null, ...page }))));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function opened(said: string[] = []) {
    const { TableChat } = await import("./chat.svelte");
    const made = new TableChat("m1", (text) => said.push(text));
    await made.fetch();
    return made;
  }

  it("counts what nobody has read, but for my own lines", async () => {
    const chat = await opened();
    chat.hear(line(3));
    chat.hear(line(4, { by: { id: "me", name: "Ann", seat: null, you: true } }));
    expect(chat.unread).toBe(3);
    chat.show(true);
    chat.show(false);
    expect(chat.unread).toBe(0);
    chat.hear(line(5));
    expect(chat.unread).toBe(1);
    expect((await opened()).unread).toBe(0); // what was read stays read when the page is opened again
  });

  it("asks again for a room that could not be fetched when somebody speaks there", async () => {
    const answer = fetch;
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 503 })));
    const chat = await opened();
    expect([chat.unread, chat.failure !== null]).toEqual([0, true]);
    vi.stubGlobal("fetch", answer);
    chat.hear(line(3));
    await vi.waitFor(() => expect(chat.unread).toBe(3));
  });

  it("takes a removed line in place of the old one", async () => {
    const chat = await opened();
    chat.hear(line(2, { text: null }));
    expect(chat.shown.map(({ text }) => text)).toEqual(["line 1", null]);
  });

  it("hides a person, in this browser, until they are shown again", async () => {
    const chat = await opened();
    chat.hide("ben", "Ben");
    chat.hear(line(3));
    expect([chat.shown.length, chat.unread, chat.latest]).toEqual([0, 0, null]);
    expect((await opened()).shown).toEqual([]);
    chat.unhide("ben");
    expect(chat.shown).toHaveLength(3);
  });

  it("says nothing while it is switched off", async () => {
    const chat = await opened();
    chat.switch(true);
    chat.hear(line(3));
    expect([chat.unread, chat.latest]).toEqual([0, null]);
    expect((await opened()).off).toBe(true);
  });

  it("gives a refused line back, unless another was begun", async () => {
    const said: string[] = [];
    const chat = await opened(said);
    chat.draft = " hello ";
    chat.say();
    expect([said, chat.draft]).toEqual([["hello"], ""]);
    chat.refused({ code: "too-often", en: "", fr: "" }, "hello");
    expect(chat.draft).toBe("hello");
    chat.draft = "other";
    chat.refused({ code: "too-often", en: "", fr: "" }, "hello");
    expect(chat.draft).toBe("other");
  });

  describe("tells that I may not talk any more", () => {
    const muted = { code: "muted", en: "", fr: "", until: "2026-05-02T10:00:00Z", why: "Be kind." };
    const told = (chat: { told: { hindrance: unknown } | null }) => vi.waitFor(() => expect(chat.told?.hindrance).toEqual(muted));

    it("when it is opened", async () => {
      const chat = await opened();
      page = { ...page, hindrance: muted };
      chat.show(true);
      await told(chat);
    });

    it("when a line of mine is removed", async () => {
      const chat = await opened();
      page = { ...page, hindrance: muted };
      chat.hear(line(2, { text: null, by: { id: "me", name: "Ann", seat: null, you: true } }));
      await told(chat);
    });

    it("with the next line that is said in it while it is open", async () => {
      const chat = await opened();
      chat.show(true);
      await vi.waitFor(() => expect(chat.told?.hindrance).toBeNull());
      await chat.fetch();
      page = { ...page, hindrance: muted };
      const later = Date.now() + 60_000;
      vi.spyOn(Date, "now").mockImplementation(() => later);
      chat.hear(line(3));
      await told(chat);
    });
  });

  it("forgets the other seat's room", async () => {
    const chat = await opened();
    chat.reset();
    page = { ...page, room: "watchers", rooms: ["watchers"], lines: [] };
    await chat.fetch();
    expect(chat.shown).toEqual([]);
  });
});

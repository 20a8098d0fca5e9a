import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, merged, tableAddress, type TableState } from "./socket";
import type { Entry, Failure, Match } from "./wire";

class FakeLine {
  static all: FakeLine[] = [];
  readyState = 0;
  sent: { type: string; command?: string; action?: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeLine.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const match = { id: "m1" } as Match;
const entry = (seq: number): Entry => ({ seq, kind: "act", seat: null, action: null, events: [], view: null });
const latest = () => FakeLine.all.at(-1)!;

describe("a table's socket", () => {
  let state: TableState;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeLine.all = [];
    socket = new TableSocket("m1", (told) => (state = told), (url) => new FakeLine(url));
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  function greet(...seqs: number[]) {
    latest().open();
    latest().tell({ type: "snapshot", seq: seqs.at(-1) ?? 0, match, view: null, history: seqs.map(entry) });
  }

  it("goes on by the session that replaced the one it was opened with, without a word of a loss", () => {
    greet(1);
    latest().drop(4401);
    expect(FakeLine.all).toHaveLength(2);
    expect(state.connected).toBe(true);
    latest().drop(4401);
    expect(FakeLine.all).toHaveLength(2);
    expect(state.connected).toBe(false);
  });

  it("asks for everything first, and only for what is new after a loss", () => {
    expect(latest().url).toBe(tableAddress("m1", null));
    greet(1, 2);
    latest().drop();
    expect(state.connected).toBe(false);
    vi.advanceTimersByTime(200);
    expect(latest().url).toBe(tableAddress("m1", 2));
    greet(3);
    expect(state.connected).toBe(true);
    expect(state.history.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it("sends an unacknowledged command again under the same id", () => {
    greet(1);
    socket.act("2@4");
    const first = latest().sent[0]!;
    expect(state.pending).toBe(true);
    latest().drop();
    vi.advanceTimersByTime(200);
    greet();
    expect(latest().sent[0]).toEqual(first);
    latest().tell({ type: "accepted", command: first.command, seq: 2 });
    expect(state.pending).toBe(false);
  });

  it("keeps a command that was given while the line was down", () => {
    greet(1);
    latest().drop();
    socket.act("1@0");
    vi.advanceTimersByTime(200);
    greet();
    expect(latest().sent[0]?.action).toBe("1@0");
  });

  it("shows a refusal until the next command", () => {
    greet(1);
    socket.act("9@9");
    latest().tell({ type: "refused", command: latest().sent[0]!.command, error: { code: "illegal-action", en: "no", fr: "non" } });
    expect(state.refusal?.code).toBe("illegal-action");
    expect(state.pending).toBe(false);
    socket.act("1@1");
    expect(state.refusal).toBeNull();
  });

  it("never waits longer than two seconds, and not at all when the network returns", () => {
    for (let loss = 0; loss < 8; loss++) {
      latest().drop();
      vi.advanceTimersByTime(2000);
    }
    expect(FakeLine.all).toHaveLength(9);
    latest().drop();
    dispatchEvent(new Event("online"));
    expect(FakeLine.all).toHaveLength(10);
  });

  it("is lost as soon as the browser says that the network is", () => {
    greet(1);
    dispatchEvent(new Event("offline"));
    expect(state.connected).toBe(false);
    dispatchEvent(new Event("online"));
    greet(2);
    expect(state.connected).toBe(true);
  });

  it("stays closed once it is closed", () => {
    greet(1);
    socket.close();
    vi.advanceTimersByTime(10_000);
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    expect(FakeLine.all).toHaveLength(1);
  });

  it("gives up a line that no longer answers", () => {
    greet(1);
    vi.advanceTimersByTime(29_000);
    expect(FakeLine.all.length).toBeGreaterThan(1);
  });

  it("gives up a line that never opens, and one that opens and says nothing", () => {
    vi.advanceTimersByTime(9000);
    expect(FakeLine.all).toHaveLength(2);
    latest().open();
    vi.advanceTimersByTime(9000);
    expect(FakeLine.all).toHaveLength(3);
    greet(1);
    vi.advanceTimersByTime(15_000);
    expect(FakeLine.all).toHaveLength(3);
  });

  function turnAway(error: Failure, code: number) {
    latest().open();
    latest().tell({ type: "refused", command: null, error });
    latest().drop(code);
  }
  const warming = { code: "warming-up", en: "The table is being warmed.", fr: "La table chauffe." };

  it("asks a warming hall every two seconds and says what it said", () => {
    for (let time = 0; time < 5; time++) {
      turnAway(warming, 1013);
      expect(state.hindrance?.code).toBe("warming-up");
      expect(state.refusal).toBeNull();
      vi.advanceTimersByTime(2000);
    }
    expect(FakeLine.all).toHaveLength(6);
    greet(1);
    expect(state.hindrance).toBeNull();
  });

  it("waits longer each time that a line opens and closes without an answer", () => {
    for (let time = 0; time < 6; time++) {
      latest().open();
      latest().drop();
      vi.advanceTimersByTime(500);
    }
    expect(FakeLine.all.length).toBeLessThan(6);
  });

  it("does not ask again for a table that is not there", () => {
    turnAway({ code: "unknown-match", en: "no", fr: "non" }, 4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.all).toHaveLength(1);
    expect(state.hindrance?.code).toBe("unknown-match");
  });

  it("keeps what waits when a message without a command is refused", () => {
    greet(1);
    socket.act("1@0");
    latest().tell({ type: "refused", command: null, error: warming });
    expect(state.pending).toBe(true);
    expect(state.refusal?.code).toBe("warming-up");
  });
});

describe("merging", () => {
  it("orders by seq and keeps one of each", () => {
    expect(merged([entry(1), entry(2)], [entry(3), entry(2)]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});

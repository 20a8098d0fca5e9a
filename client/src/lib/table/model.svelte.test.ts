import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recall } from "../browser/stored";
import { audible, heard, pitches, tap } from "../sound/fixtures";
import { lang } from "../words/lang.svelte";
import type { Entry, Match, Said } from "../net/wire";
import { TableModel, type Ended, type TableProps } from "./model.svelte";
import { Playback, type Step } from "./playback.svelte";
import type { TableSeat } from "./table.svelte";

type Side = "left" | "right";
type Move = Entry<Side, Said, { to_act: Side | null; result: Ended<Side> | null }>;

class Still extends Playback<Move, Step> {
  constructor(factor: number) {
    super({ factor, still: true, unseen: false });
  }
  protected steps(): Step[] {
    return [{ ms: 0 }];
  }
  protected still(): Step {
    return { ms: 0 };
  }
}

/** An entry after which a side is to act, or that ends the match. */
function entry(seq: number, to_act: Side | null, seat: Side = "left"): Move {
  const result = to_act === null ? { winner: "left" as const, reason: "score" } : null;
  return { seq, kind: "act", seat, action: `a${seq}`, events: [], view: { to_act, result } };
}

const names = { left: "Ann", right: "Ben" };
const seat = (name: string, kind: Match["seats"][string]["kind"] = "player") => ({ kind, name });
const casual: Match["terms"] = { rated: false, gil: 0, owned: false, clock: null, tournament: null, study: false, community: null, stage: null };

/** A table of the hall: what is told to it can be changed, what it sends is kept. */
class Page {
  told = $state.raw<{ history: Move[]; status: Match["status"]; refusal: TableProps["refusal"]; connected: boolean; running: Side | null; right: Match["seats"][string]["kind"]; terms: Match["terms"]; around: TableProps["around"]; game: string }>({ history: [entry(0, "left")], status: "live", refusal: null, connected: true, running: null, right: "player", terms: casual, around: undefined, game: "g" });
  acted: string[] = [];
  readonly table: TableModel<Side, Move, Still>;
  readonly #end: () => void;

  constructor(you: Side | null, factor = 0, change: Partial<Page["told"]> = {}, deed = (seq: number): string => `Deed ${seq}.`) {
    this.told = { ...this.told, ...change };
    let made!: TableModel<Side, Move, Still>;
    this.#end = $effect.root(() => {
      made = new TableModel(() => this.#given(you), new Still(factor), { sentences: ({ seq }) => [deed(seq)], harmless: () => this.harmless });
    });
    this.table = made;
    flushSync();
  }

  tell(change: Partial<Page["told"]>): void {
    this.told = { ...this.told, ...change };
    flushSync();
  }

  harmless = false;

  leave = (): void => this.#end();

  #given(you: Side | null): TableProps<Side, Move> {
    const match = { id: "m", game: this.told.game, status: this.told.status, seats: { left: seat(names.left), right: seat(names.right, this.told.right) }, terms: this.told.terms, you, result: null, clock: { running: this.told.running } } as unknown as Match<Side>;
    const { history, refusal, connected, around } = this.told;
    return { history, refusal, connected, around, match, seat: { chat: { open: false } } as TableSeat, you, pending: false, onact: (action) => this.acted.push(action), onresign: null, onrematch: () => undefined };
  }
}

describe("a table", () => {
  let page: Page;
  const sit = (you: Side | null): Page => (page = new Page(you));
  beforeEach(() => lang.set("en"));
  afterEach(() => page.leave());

  it("shows whoever sits here near, and the first seat near whoever watches", () => {
    expect([sit("right").table.near, page.table.far]).toEqual(["right", "left"]);
    page.leave();
    expect([sit(null).table.near, page.table.names]).toEqual(["left", names]);
  });

  it("counts no study among somebody's first games, and keeps its rules in their place", () => {
    for (const [study, counted] of [[true, null], [false, "m"]] as const) {
      page = new Page("left", 0, { game: "chakart", terms: { ...casual, study } });
      expect(page.table.learning).toBe(!study);
      page.tell({ history: [entry(0, "left"), entry(1, null)], status: "over" });
      expect(recall("parlour-chakart-met-goal")).toBe(counted);
      page.leave();
    }
  });

  it("shows what a stage asks for in the place of the goal, in a study too", () => {
    const stage = { name: "one", asks: { en: "Win by two.", fr: "Gagnez de deux." }, goal: [], community: null };
    page = new Page("left", 0, { game: "g", terms: { ...casual, study: true, stage } });
    expect([page.table.learning, page.table.asked]).toEqual([true, "Win by two."]);
  });

  it("shows a player's first games their goal in the place of the rules, where the game says one", () => {
    for (const [game, you] of [["g", "left"], ["chakart", null]] as const) {
      page = new Page(you, 0, { game });
      expect(page.table.learning).toBe(false);
      page.leave();
    }
    page = new Page("left", 0, { game: "chakart" });
    expect(page.table.learning).toBe(true);
  });

  it("sends an action once, until the hall has answered it with an entry", () => {
    const { table, acted } = sit("left");
    table.act("x");
    table.act("y");
    expect([acted, table.waits, table.free]).toEqual([["x"], true, false]);
    page.tell({ history: [entry(0, "left"), entry(1, "left")] });
    expect([table.waits, table.free]).toEqual([false, true]);
  });

  it("may act again after a refusal, and not while the hall is out of reach or the other is to act", () => {
    const { table } = sit("left");
    table.act("x");
    page.tell({ refusal: { code: "no", en: "No.", fr: "Non." } });
    expect(table.free).toBe(true);
    page.tell({ connected: false });
    expect(table.free).toBe(false);
    page.tell({ connected: true, history: [entry(0, "left"), entry(1, "right")] });
    expect([table.mine, table.free]).toEqual([false, false]);
  });

  it("looks back at an older entry, where nothing can be played, and goes back to the game at the newest", () => {
    const { table } = sit("left");
    page.tell({ history: [entry(0, "left"), entry(1, "right"), entry(2, "left")] });
    table.look(1);
    expect([table.index, table.view?.to_act, table.free]).toEqual([1, "right", false]);
    table.look(-3);
    expect(table.index).toBe(0);
    table.look(2);
    expect([table.looking, table.index, table.free]).toEqual([null, 2, true]);
  });

  it("sends what follows an action once the hall has taken it, and nothing else meanwhile", () => {
    const { table, acted } = sit("left");
    table.act("x", (view) => `${view.to_act} y`);
    table.act("z");
    page.tell({ history: [entry(0, "left"), entry(1, "left")] });
    expect(acted).toEqual(["x", "left y"]);
    expect(table.free).toBe(false);
    page.tell({ history: [...page.told.history, entry(2, "left")] });
    expect([acted.length, table.free]).toEqual([2, true]);
  });

  it("sends nothing after an action that was refused, or that was the last of my turn", () => {
    const { table, acted } = sit("left");
    table.act("x", () => "y");
    page.tell({ refusal: { code: "no", en: "No.", fr: "Non." } as never });
    page.tell({ refusal: null, history: [entry(0, "left"), entry(1, "left")] });
    table.act("z", () => "y");
    page.tell({ history: [...page.told.history, entry(2, "right")] });
    page.tell({ history: [...page.told.history, entry(3, "left", "right")] });
    expect([acted, table.free]).toEqual([["x", "z"], true]);
  });

  it("goes on where the game is when what is looked at was taken back, and says so; what was sent after it is still awaited", () => {
    const { table } = sit("left");
    page.tell({ history: [entry(0, "left"), entry(1, "right"), entry(2, "left")] });
    table.look(1);
    const told = { kind: "takeback", seat: "left", since: 1, number: 1, en: "", fr: "" };
    const back: Move = { ...entry(3, "left"), kind: "takeback", action: null, events: [told] };
    page.tell({ history: [...page.told.history, back] });
    expect([table.looking, table.entry?.seq, table.history.map(({ seq }) => seq), table.free]).toEqual([null, 3, [0, 3], true]);
    expect(table.spoken).toContain("You took back move 1.");
    table.look(0);
    page.tell({ connected: true });
    expect(table.looking).toBe(0);
    table.look(1);
    table.act("x");
    expect(table.waits).toBe(true);
    page.tell({ history: [...page.told.history, entry(4, "right")] });
    expect([table.waits, table.entry?.seq]).toEqual([false, 4]);
  });

  it("tells how it ended where the newest entry lies, and whose turn it is nowhere then", () => {
    const { table } = sit("right");
    expect(table.result).toBeNull();
    page.tell({ history: [entry(0, "left"), entry(1, null)], status: "over" });
    expect([table.result?.winner, table.spoken]).toEqual(["left", "Deed 1."]);
    table.look(0);
    expect(table.result).toBeNull();
  });

  it("has a coach against the house alone, and only where nothing hangs on the match", () => {
    sit("left");
    const coached = (change: Partial<Page["told"]>): boolean => {
      page.tell({ right: "bot", terms: casual, around: undefined, ...change });
      return page.table.coached;
    };
    expect(coached({})).toBe(true);
    expect([coached({ right: "player" }), coached({ right: "open" }), coached({ around: {} as TableProps["around"] })]).toEqual([false, false, false]);
    for (const hanging of [{ rated: true }, { gil: 1 }, { owned: true }, { tournament: "cup" }]) expect(coached({ terms: { ...casual, ...hanging } })).toBe(false);
    page.leave();
    sit(null);
    expect(coached({})).toBe(false);
  });

  it("reads out what happened, and whose turn it is", () => {
    const { table } = sit("left");
    expect(table.spoken).toBe("Deed 0. Your turn");
    page.tell({ history: [entry(0, "left"), entry(1, "right")] });
    expect(table.spoken).toBe("Deed 1. Ben to play");
  });

  it("reads out together what was shown in one moment, and nothing of what it passed over", () => {
    const { table } = sit("left");
    page.tell({ history: [entry(0, "left"), entry(1, "right"), entry(2, "right", "right"), entry(3, "left", "right")] });
    expect(table.spoken).toBe("Deed 1. Deed 2. Deed 3. Your turn");
    page.tell({ history: Array.from({ length: 99 }, (_, seq) => entry(seq, "left", "right")) });
    expect(table.spoken).toBe("Deed 98. Your turn");
  });

  it("reads out anew what happens again in the same words, once each time", () => {
    page = new Page("left", 0, {}, () => "They draw a card.");
    const read = [page.table.spoken];
    for (const seq of [1, 2]) {
      page.tell({ history: [...page.told.history, entry(seq, "left")] });
      read.push(page.table.spoken);
      page.tell({ connected: seq === 1 });
      expect(page.table.spoken).toBe(read.at(-1));
    }
    expect(read.map((text) => text.trim())).toEqual(Array.from({ length: 3 }, () => "They draw a card. Your turn"));
    expect(read.filter((text, at) => text === read[at - 1])).toEqual([]);
  });
});

describe("a table that can be heard", () => {
  let page: Page;
  const sit = (you: Side | null): Page => (page = new Page(you));
  beforeEach(async () => {
    audible();
    await tap();
  });
  afterEach(() => {
    page.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const end = (winner: Side | null, you: Side | null): number[] => {
    sit(you);
    const last = { ...entry(1, null), view: { to_act: null, result: { winner, reason: "score" } } };
    page.tell({ history: [entry(0, "left"), last], status: "over" });
    return heard();
  };

  it.each<[Side | null, Side | null, "win" | "loss" | "draw"]>([
    ["left", "left", "win"],
    ["left", "right", "loss"],
    [null, "right", "draw"],
    ["right", null, "win"],
  ])("%s wins, which %s hears as a %s", (winner, you, cue) => {
    expect(end(winner, you)).toEqual(pitches(cue));
    expect(page.table.won).toBe(winner);
    page.table.look(0);
    page.table.look(1);
    expect([heard(), page.table.won]).toEqual([[], null]);
  });

  it("makes nothing of an end that was there before", () => {
    page = new Page("left", 0, { history: [entry(0, "left"), entry(1, null)], status: "over" });
    expect([heard(), page.table.won]).toEqual([[], null]);
  });

  it("calls whoever waited for their turn", () => {
    vi.useFakeTimers();
    sit("left");
    page.tell({ history: [entry(0, "left"), entry(1, "right")] });
    vi.advanceTimersByTime(10_000);
    page.tell({ history: [entry(0, "left"), entry(1, "right"), entry(2, "left", "right")] });
    expect(heard()).toEqual(pitches("turn"));
  });
});

describe("a table where the other side has just played twice", () => {
  let page: Page;
  const touch = (kind: string) => new Event(kind, { cancelable: true });
  beforeEach(() => {
    vi.useFakeTimers();
    lang.set("en");
    page = new Page("left", 1);
  });
  afterEach(() => {
    page.leave();
    vi.useRealTimers();
  });
  const answered = (running: Side | null = null): void => page.tell({ running, history: [entry(0, "left"), entry(1, "right"), entry(2, "right", "right"), entry(3, "left", "right")] });
  const pass = (): void => {
    vi.advanceTimersToNextTimer();
    flushSync();
  };

  it("shows one entry after the other, tells no more than that, and reads each out", () => {
    const read: [number, number, string][] = [];
    const note = (): void => void read.push([page.table.index, page.table.told.length, page.table.spoken]);
    answered();
    while (read.length < 3) {
      note();
      pass();
    }
    expect(read).toEqual([
      [1, 2, "Deed 1."],
      [2, 3, "Deed 2."],
      [3, 4, "Deed 3. Your turn"],
    ]);
  });

  it("reads out nothing again while the next entry waits for it to be read", () => {
    page.tell({ history: [entry(0, "left"), entry(1, "right")] });
    expect(page.table.spoken).toBe("Deed 1. Ben to play");
    answered();
    expect([page.table.index, page.table.spoken]).toEqual([1, "Deed 1. Ben to play"]);
    pass();
    expect([page.table.index, page.table.spoken]).toEqual([2, "Deed 2."]);
  });

  it("goes on to the newest by a touch, which does nothing else, and reads out what was not shown", () => {
    answered();
    const [down, click] = [touch("pointerdown"), touch("click")];
    expect([page.table.skip(down), page.table.free]).toEqual([false, false]);
    expect([page.table.skip(click), click.defaultPrevented, page.table.free]).toEqual([true, true, true]);
    flushSync();
    expect([page.table.index, page.table.spoken]).toEqual([3, "Deed 2. Deed 3. Your turn"]);
    expect(page.table.skip(touch("click"))).toBe(false);
  });

  it("lets a touch through that only takes something up: the table shown then answers it", () => {
    page.harmless = true;
    answered();
    const click = touch("click");
    expect([page.table.skip(click), click.defaultPrevented, page.table.free]).toEqual([false, false, true]);
  });

  it("takes none of my time while my clock runs: what I touch counts at once", () => {
    answered("left");
    const down = touch("pointerdown");
    expect([page.table.skip(down), down.defaultPrevented, page.table.free]).toEqual([false, false, true]);
    page.table.act("x");
    expect(page.acted).toEqual(["x"]);
  });
});

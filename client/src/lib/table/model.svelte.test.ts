import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lang } from "../words/lang.svelte";
import type { Entry, Match, Said } from "../net/wire";
import { TableModel, type Ended, type TableProps } from "./model.svelte";
import { Playback, type Step } from "./playback.svelte";

type Side = "left" | "right";
type Move = Entry<Side, Said, { to_act: Side | null; result: Ended<Side> | null }>;

class Still extends Playback<Move, Step> {
  constructor() {
    super(() => true);
  }
  protected steps(): Step[] {
    return [{ ms: 0 }];
  }
  protected still(): Step {
    return { ms: 0 };
  }
}

/** An entry after which a side is to act, or that ends the match. */
function entry(seq: number, to_act: Side | null): Move {
  const result = to_act === null ? { winner: "left" as const, reason: "score" } : null;
  return { seq, kind: "act", seat: "left", action: `a${seq}`, events: [], view: { to_act, result } };
}

const names = { left: "Ann", right: "Ben" };
const seat = (name: string) => ({ kind: "player" as const, name });

/** A table of a page: what is told to it can be changed, what it sends is kept. */
class Page {
  told = $state.raw<{ history: Move[]; status: Match["status"]; refusal: TableProps["refusal"]; connected: boolean }>({ history: [entry(0, "left")], status: "live", refusal: null, connected: true });
  acted: string[] = [];
  readonly table: TableModel<Side, Move, Still>;
  readonly #end: () => void;

  constructor(you: Side | null) {
    let made!: TableModel<Side, Move, Still>;
    this.#end = $effect.root(() => {
      made = new TableModel(() => this.#given(you), new Still(), { deeds: ({ seq }) => [`Deed ${seq}.`] });
    });
    this.table = made;
    flushSync();
  }

  tell(change: Partial<Page["told"]>): void {
    this.told = { ...this.told, ...change };
    flushSync();
  }

  leave = (): void => this.#end();

  #given(you: Side | null): TableProps<Side, Move> {
    const match = { id: "m", game: "g", status: this.told.status, seats: { left: seat(names.left), right: seat(names.right) }, you, result: null } as unknown as Match<Side>;
    return { ...this.told, match, seat: null, you, pending: false, onact: (action) => this.acted.push(action), onresign: null, onrematch: () => undefined };
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

  it("tells how it ended where the newest entry lies, and whose turn it is nowhere then", () => {
    const { table } = sit("right");
    expect(table.result).toBeNull();
    page.tell({ history: [entry(0, "left"), entry(1, null)], status: "over" });
    expect([table.result?.winner, table.spoken]).toEqual(["left", "Deed 1."]);
    table.look(0);
    expect(table.result).toBeNull();
  });

  it("reads out what happened, and whose turn it is", () => {
    const { table } = sit("left");
    expect(table.spoken).toBe("Deed 0. Your turn");
    page.tell({ history: [entry(0, "left"), entry(1, "right")] });
    expect(table.spoken).toBe("Deed 1. Ben to play");
  });
});

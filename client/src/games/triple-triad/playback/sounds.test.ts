import { describe, expect, it } from "vitest";
import type { Cue } from "../../../lib/sound/cues";
import { act, card, flip, piece, RULES, view } from "../fixtures";
import type { Entry, GameEvent, Piece } from "../types";
import { announcement, reason } from "./reason";
import { sequence } from "./sequence";

const placed: GameEvent = { kind: "placed", seat: "red", slot: 2, card: card("Vysage", 2), cell: 4, en: "", fr: "" };
const pairs = [{ side: 0, cell: 1, mine: 4, theirs: 4 }];
const same: GameEvent = { kind: "same", cell: 4, pairs, en: "", fr: "" };
const plus: GameEvent = { kind: "plus", cell: 4, sum: 8, pairs, en: "", fr: "" };
const slid: GameEvent = { kind: "slid", cell: 4, travel: "up", op: "=", value: 9, power: 9, moves: [], en: "", fr: "" };
const picked: GameEvent = { kind: "picked", seat: "red", en: "", fr: "" };

const board: (Piece | null)[] = Array.from({ length: 9 }, (_, cell) => (cell === 4 ? null : piece("Blitz", "blue", 20 + cell)));
const steps = (...events: GameEvent[]) => sequence(view({ board }), act("red", events, view({ board })));
const cues = (...events: GameEvent[]): Cue[] => steps(...events).flatMap((step) => step.cues ?? []);
const flips = (...waves: number[]): Entry["events"] => waves.map((wave, i) => flip("Blitz", [1, 3, 5, 7][i]!, 4, 0, wave ? "combo" : "basic", wave));

const TITLED = { same: "table-title-same", plus: "table-title-plus", conveyor: "table-title-wall", place: "table-placed" } as const;

it.each<[keyof typeof TITLED, GameEvent[]]>([
  ["place", [placed]],
  ["same", [placed, same, ...flips(0)]],
  ["plus", [placed, plus, ...flips(0)]],
  ["conveyor", [placed, slid]],
])("%s, which is heard, is told in words as well", (name, events) => {
  expect(cues(...events).map((cue) => cue.name)).toContain(name);
  expect(announcement(act("red", events, view({ board })), RULES, (id) => id)).toContain(name === "place" ? TITLED.place : "table-title-sum");
  expect(reason(act("red", events, view({ board })), RULES, (id) => id).title ?? TITLED.place).toBe(TITLED[name]);
});

describe("a move sounds", () => {
  it.each<[string, GameEvent[], Cue[]]>([
    ["like a card on felt", [placed], [{ name: "place" }]],
    ["of one tap for all cards that turn together", [placed, ...flips(0, 0)], [{ name: "place" }, { name: "flip" }]],
    ["of Same", [placed, same, ...flips(0)], [{ name: "place" }, { name: "same" }, { name: "flip" }]],
    ["of Plus", [placed, plus, ...flips(0)], [{ name: "place" }, { name: "plus" }, { name: "flip" }]],
    ["higher with each link of a combo", [placed, ...flips(0, 1, 1, 2)], [{ name: "place" }, { name: "flip" }, { name: "flip", link: 1 }, { name: "flip", link: 2 }, { name: "flip", link: 3 }]],
    ["of the conveyor", [placed, slid], [{ name: "place" }, { name: "conveyor" }]],
    ["like a card on felt when one is picked", [picked], [{ name: "place" }]],
    ["of nothing where nothing is done", [], []],
  ])("%s", (_, events, expected) => {
    expect(cues(...events)).toEqual(expected);
  });

  it("with the step that shows it", () => {
    const [drop, rulings, turn] = steps(placed, same, ...flips(0));
    expect([drop, rulings, turn].map((step) => [step!.name, step!.cues!.map(({ name }) => name)])).toEqual([["drop", ["place"]], ["rulings", ["same"]], ["turn", ["flip"]]]);
  });
});

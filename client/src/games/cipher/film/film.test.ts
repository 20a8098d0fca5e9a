import { expect, it } from "vitest";
import { entry, told, view } from "../fixtures";
import { MOST_FRAMES, filmOf, timeOf } from "./film";

const theirs = view({ player: "second", to_act: "second" });
const seat = "second" as const;
const turn = entry(0, [told("turn", { seat })], theirs);
const step = (seq: number, ...events: Parameters<typeof entry>[1]) => entry(seq, events, theirs);
const bond = (seq: number) => step(seq, told("bond", { seat, card: "A" }));
const attack = (seq: number) => step(seq, told("attack", { seat, card: "A", target_card: "B" }));
const clash = (seq: number) => step(seq, told("clash", { seat, total: 80, target_total: 50 }), told("orb-taken", { seat: "first" }));

it("shows one frame a step, and an attack with its sums", () => {
  const history = [turn, bond(1), step(2, told("deployed", { seat, card: "C" })), attack(3), clash(4)];
  expect(filmOf(history, 4).map(({ at, kind, totals, orb }) => [at, kind, totals, orb])).toEqual([[1, "bond", null, false], [2, "deployed", null, false], [4, "attack", [80, 50], true]]);
});

it("shows no skill of a battle that goes on", () => {
  const history = [turn, attack(1), step(2, told("skill", { seat, card: "D" })), clash(3), step(4, told("skill", { seat, card: "D" }))];
  expect(filmOf(history, 4).map(({ at, kind }) => [at, kind])).toEqual([[3, "attack"], [4, "skill"]]);
});

it("tells of this turn alone, and of whoever plays it", () => {
  const history = [turn, bond(1), entry(2, [told("turn", { seat })], theirs), step(3, told("bond", { seat: "first" }))];
  expect(filmOf(history, 3)).toEqual([]);
});

it("joins the steps of one kind where there are more than lie beside each other", () => {
  const history = [turn, bond(1), step(2, told("deployed", { seat })), ...[3, 5, 7].flatMap((at) => [attack(at), clash(at + 1)])];
  const frames = filmOf(history, history.length - 1);
  expect(frames.map(({ kind, count }) => [kind, count])).toEqual([["bond", 1], ["deployed", 1], ["attack", 3]]);
  expect(frames.length).toBeLessThanOrEqual(MOST_FRAMES);
});

it("gives a step nine tenths of a second, an attack once it is decided more, and a turn six seconds", () => {
  const history = [turn, bond(1), attack(2), clash(3), ...[4, 6, 8, 10].flatMap((at) => [attack(at), clash(at + 1)])];
  const times = history.map((_, at) => timeOf(history, at));
  expect(times.slice(0, 4)).toEqual([0, 900, 0, 1400]);
  expect(times.reduce((sum, time) => sum + time)).toBe(6000);
});

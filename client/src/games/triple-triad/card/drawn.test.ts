import { expect, it } from "vitest";
import table from "../../../../../src/parlour/games/triple_triad/data/persons.toml?raw";
import drawn from "./drawn";
import { RICHEST, framePicture, personPicture, picture, worthOf } from "./pictures";

const NAMES = [...table.matchAll(/^"(.+)" = /gm)].map(([, name]) => name!);
const body = (name: string) => drawn[name]?.body ?? "";

it("draws everybody of the table, each in another way, in the ink of what they lie in", () => {
  expect(NAMES.length).toBeGreaterThan(150);
  const portraits = NAMES.map((name) => body(personPicture(name)));
  expect(NAMES.filter((_, at) => !/currentColor/.test(portraits[at]!) || /undefined|NaN/.test(portraits[at]!))).toEqual([]);
  expect(new Set(portraits).size).toBe(NAMES.length);
});

it("frames what is worth more in another way, for each seat and for proofs", () => {
  const frames = (["red", "blue", "proof"] as const).flatMap((colour) => Array.from({ length: RICHEST }, (_, at) => body(framePicture(colour, at + 1))));
  expect(frames.filter((frame) => !frame || /undefined|NaN/.test(frame))).toEqual([]);
  expect(new Set(frames).size).toBe(frames.length);
});

it("tells ten levels, and five stars, by six frames", () => {
  expect([undefined, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => worthOf({ level, set: "ff8" }))).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5]);
  expect([1, 2, 3, 4, 5].map((level) => worthOf({ level, set: "ff14" }))).toEqual([0, 1, 2, 3, 5]);
});

it("shows a portrait of whom a card names as a person, a card of one’s own too", () => {
  const card = { name: "Y'shtola", set: null, person: { look: "s1wcaLn", gender: "Female" as const, weapon: "Staff" } };
  expect(body(picture(card))).not.toBe("");
  expect(body(picture({ ...card, person: null }))).toBe("");
});

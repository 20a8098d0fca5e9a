import { expect, it } from "vitest";
import { card } from "../fixtures";
import names from "../icons.json";
import { picture, weaponPicture } from "./pictures";

const WEAPONS = ["Sword", "Lance", "Axe", "Bow", "Tome", "Staff", "Knife", "Fang", "Dragonstone", "Brawl"];
const TYPES = [[], ["Beast"], ["Flier", "Beast"], ["Flier", "Dragon"], ["Armored"], ["Dragon"], ["Mirage"], ["Monster"]];

it("has a picture that is bundled for every kind of card", () => {
  const asked = WEAPONS.flatMap((weapon) => TYPES.flatMap((types) => [null, 3].map((promotion) => picture(card("x", { weapons: [weapon], types, promotion })))));
  expect([...asked, ...WEAPONS.map(weaponPicture)].filter((name) => !names.includes(name))).toEqual([]);
});

// Who leads the eight starter decks, as its cards name them.
const STARTERS = ["Marth", "Chrom", "Corrin (Male)", "Corrin (Female)", "Ike", "Itsuki Aoi", "Roy", "Sigurd"];
const heroes = STARTERS.map((unit) => picture(card("x", { unit, weapons: ["Sword"] })));

it("tells those who lead the starter decks from each other, and from any swordsman", () => {
  expect(new Set([...heroes, picture(card("x", { weapons: ["Sword"] }))]).size).toBe(STARTERS.length + 1);
  expect(heroes.filter((name) => !names.includes(name))).toEqual([]);
});

it("bundles no picture that is not used", () => {
  const used = new Set([...heroes, ...WEAPONS.flatMap((weapon) => [weaponPicture(weapon), ...TYPES.flatMap((types) => [null, 3].map((promotion) => picture(card("x", { weapons: [weapon], types, promotion }))))])]);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

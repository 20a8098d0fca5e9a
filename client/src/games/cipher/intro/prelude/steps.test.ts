import { expect, it } from "vitest";
import { card } from "../../fixtures";
import { awaited, CODES, codeOf, ENEMY, following, enemyOf, foughtAt, HERO, orbsAt, SECOND, stepOf, STEPS, unitsAt, type Moment } from "./steps";

const MOMENTS: Moment[] = ["attack", "sum", "again", "won"];
const look = (code: string) => card(code, { attack: 40, support: 10 });

it("asks for the attacker, then for the enemy, and for a button after each battle", () => {
  expect(MOMENTS.map((moment) => [awaited(moment, null), awaited(moment, HERO)])).toEqual([[HERO, ENEMY], [null, null], [SECOND, ENEMY], [null, null]]);
});

it("goes on to its end, one step before the real game", () => {
  expect(MOMENTS.map(following)).toEqual(["sum", "again", "won", "won"]);
  expect(MOMENTS.map(stepOf)).toEqual([1, 2, 3, 3]);
  expect(STEPS).toBe(4);
});

it("has on the table only what the moment needs, and lays down whoever attacked", () => {
  const lying = (moment: Moment) => unitsAt(moment, look).map(({ slot, tapped }) => [slot, tapped]);
  expect(MOMENTS.map(lying)).toEqual([[[HERO, false]], [[HERO, true]], [[HERO, true], [SECOND, false]], [[HERO, true], [SECOND, true]]]);
  expect(MOMENTS.map(orbsAt)).toEqual([1, 1, 0, 0]);
  expect(enemyOf(look)).toMatchObject({ slot: ENEMY, main: true, tapped: false, attack: 40 });
});

it("adds up what the cards print", () => {
  const printed: Record<string, [number, number]> = { [codeOf(SECOND)]: [50, 0], [codeOf(ENEMY)]: [40, 0] };
  const told = (code: string) => card(code, { attack: printed[code]?.[0] ?? 40, support: 20 });
  expect(MOMENTS.map((moment) => foughtAt(moment, told)?.attack?.total)).toEqual([undefined, 60, undefined, 70]);
  expect(foughtAt("won", told)).toMatchObject({ attacker: SECOND, defender: ENEMY, defense: { base: 40, support: 20, total: 60 }, outcome: "hit" });
  expect(foughtAt("sum", (code) => card(code, { attack: code === codeOf(ENEMY) ? 50 : 40 }))?.outcome).toBe("held");
});

it("turns up other supports in each battle", () => {
  expect(new Set(CODES).size).toBe(7);
});

import { expect, it } from "vitest";
import { card, choice, half, unit, view } from "../fixtures";
import { Aiming } from "./aiming.svelte";
import type { Carrying } from "./landing";
import { Taken } from "./taken.svelte";

const look = (code: string | null | undefined) => (code ? card(code) : null);
const attack = choice({ kind: "attack", slot: 1, action: "attack A", targets: [80, 81] });
const move = choice({ kind: "move", slot: 1, action: "move A" });
const seen = view({
  ask: { seat: "first", kind: "act", held: null, skill: null, en: "", fr: "" },
  legal: [attack, move],
  sides: { first: half({ front: [unit(1, "A", { attack: 60 })] }), second: half({ front: [unit(80, "B", { attack: 40 }), unit(81, "C"), unit(82, "D")] }) },
});

function table(given: { free?: boolean; carrying?: Carrying } = {}) {
  const taken = new Taken();
  const aiming = new Aiming(() => ({ view: seen, free: true, near: "first", carrying: null, ...given }), taken, look);
  const slots = () => aiming.foes.map(({ slot }) => slot);
  return { taken, aiming, slots };
}

it("shows foes only once a unit that may attack is taken up", () => {
  const { taken, aiming, slots } = table();
  expect([slots(), [...aiming.open.keys()]]).toEqual([[], [1]]);
  taken.take(1);
  expect([slots(), aiming.attack]).toEqual([[80, 81], attack]);
  expect([...aiming.open.keys()]).toEqual([1, 80, 81]);
  expect(aiming.posed).toBe(seen);
});

it("asks whom an attack meets before the hall does", () => {
  const { taken, aiming } = table();
  taken.aim(attack);
  expect(aiming.posed?.ask).toMatchObject({ kind: "target", held: 1 });
  expect([...aiming.open.keys()]).toEqual([80, 81]);
});

it("reckons the fight that is pointed at", () => {
  const { taken, aiming } = table();
  taken.take(1);
  expect(aiming.meets).toBeNull();
  taken.over = 80;
  expect(aiming.meets).toMatchObject({ attack: 60, defense: 40, from: 1, to: 80 });
  taken.over = 82; // nobody whom the hall named
  expect(aiming.meets).toBeNull();
});

it("leaves nothing open but the foes of a unit that is carried", () => {
  const { aiming } = table({ carrying: { slot: 1, x: 0, finger: false, landings: new Map(), over: 81 } });
  expect([...aiming.open.keys()]).toEqual([80, 81]);
  expect(aiming.meets).toMatchObject({ from: 1, to: 81 });
});

it("opens nothing while no answer may be given", () => {
  const { taken, aiming, slots } = table({ free: false });
  taken.take(1);
  expect([slots(), aiming.legal, [...aiming.open.keys()]]).toEqual([[], [], []]);
});

import { expect, it } from "vitest";
import { choice, half, unit, view } from "../fixtures";
import { followed, proposed } from "./proposed";

const foes = half({ front: [unit(100, "B01-055"), unit(101, "B01-053"), unit(102, "B01-053")] });
const attack = choice({ action: "attack B01-003", kind: "attack", slot: 0, targets: [100, 101, 102] });
const acting = view({ ask: { kind: "act", seat: "first", held: null, skill: null, en: "", fr: "" }, legal: [attack, choice({ action: "end", kind: "word" })], sides: { first: half(), second: foes } });
const advice = (action: string, then?: string) => ({ action, then: then === undefined ? null : { action: then } });

it("is who attacks and whom, in one proposal", () => {
  expect(proposed(acting, advice("attack B01-003", "enemy B01-055"))).toEqual({ from: 0, to: 100 });
  expect(proposed(acting, advice("attack B01-003", "enemy B01-053 #2"))).toEqual({ from: 0, to: 102 });
});

it("is whom an attack meets that was declared before", () => {
  const aimed = view({ ...acting, ask: { ...acting.ask!, kind: "target", held: 0 }, legal: [choice({ action: "enemy B01-055", slot: 100 })] });
  expect(proposed(aimed, advice("enemy B01-055"))).toEqual({ from: 0, to: 100 });
});

it("is nothing where no attack is proposed", () => {
  expect(proposed(acting, advice("end"))).toBeNull();
  expect(proposed(acting, null)).toBeNull();
});

it("goes on with the answer that was proposed, if it may still be given", () => {
  const next = followed(advice("attack B01-003", "end"));
  expect(next(acting)).toBe("end");
  expect(next({ ...acting, legal: [] })).toBeUndefined();
  expect(followed(advice("end"))(acting)).toBeUndefined();
});

import { beforeEach, expect, it } from "vitest";
import { lang } from "../../../lib/words/lang.svelte";
import { aimed, meeting, targetsOf } from "./aim";
import { card, choice, half, unit, view } from "../fixtures";

const CARDS = { A: "Cain", B: "Chrom", C: "Lissa" };
const look = (code: string | null | undefined) => (code ? card(code, { unit: CARDS[code as keyof typeof CARDS] }) : null);
const attack = choice({ kind: "attack", slot: 1, action: "attack A", targets: [80, 81] });
const seen = view({
  legal: [attack],
  sides: { first: half({ front: [unit(1, "A", { attack: 60 })] }), second: half({ front: [unit(80, "B", { attack: 40 }), unit(81, "C"), unit(82, "C")] }) },
});

beforeEach(() => lang.set("en"));

it("aims at those that the hall named, and at nobody else", () => {
  expect(targetsOf(seen, attack, look).map(({ slot, en, fr }) => [slot, en, fr])).toEqual([
    [80, "Attack Chrom", "Attaquer Chrom"],
    [81, "Attack Lissa", "Attaquer Lissa"],
  ]);
});

it("asks what the hall will ask", () => {
  const { ask, legal, sides } = aimed(seen, attack, look);
  expect(ask).toMatchObject({ kind: "target", seat: "first", held: 1, en: "Which unit does Cain attack?", fr: "Qui attaquer avec Cain\u202f?" });
  expect([legal.length, sides]).toEqual([2, seen.sides]);
});

it("reckons with what both units have now", () => {
  expect(meeting(seen, 1, 80, look)).toEqual({ attacker: "Cain", attack: 60, defender: "Chrom", defense: 40 });
  expect(meeting(seen, 1, null, look)).toBeNull();
});

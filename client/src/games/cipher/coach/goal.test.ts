import { beforeEach, expect, it } from "vitest";
import { lang } from "../../../lib/words/lang.svelte";
import { t } from "../../../lib/words/words";
import { card, half, unit } from "../fixtures";
import { goalAgainst } from "./goal";

const look = (code: string | null | undefined) => (code ? card(code, { unit: "Chrom" }) : null);
const side = (orbs: number, main: string | null) => half({ orbs: Array.from({ length: orbs }, () => ({ slot: null, card: null, face_down: true })), front: [{ ...unit(80, ""), card: main, main: true }] as never });

beforeEach(() => lang.set("en"));

it.each([
  [3, "Break the 3 enemy orbs, then hit Chrom once more."],
  [1, "Break the last enemy orb, then hit Chrom once more."],
  [0, "Hit Chrom once more to win."],
])("counts %i orbs", (orbs, told) => expect(goalAgainst(side(orbs, "X"), false, look, t)).toBe(told));

it("names nobody who lies face down, and counts the orbs to come", () => {
  expect(goalAgainst(side(0, null), true, look, t)).toBe("Break the 5 enemy orbs, then hit the hero once more.");
});

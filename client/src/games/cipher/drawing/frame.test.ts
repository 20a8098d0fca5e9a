import { expect, it } from "vitest";
import { card } from "../fixtures";
import * as adorned from "./engraver";
import { artOf } from "./frame";
import { SHORT, TALL } from "./livery";

const RARITIES = ["N", "HN", "R", "SR"] as const;
const lying = { name: "Marth & more", attack: 70, range: [1, 2] };

it("tells the worth of a card by its frame, large and small, and another print by a plus", () => {
  for (const [format, fine] of [[TALL, adorned], [SHORT, null]] as const) {
    const drawn = RARITIES.flatMap((rarity) => [false, true].map((plus) => artOf(card(`${rarity}${plus}`, { rarity, plus }), "first", format, lying, fine).replace(/^.*(?=M\d+\.?\d* 4.2)/, "")));
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

it("writes what changes over what is kept", () => {
  const [now, later] = [70, 90].map((attack) => artOf(card("B01-001", { attack: 70, promotion: 3 }), "second", TALL, { ...lying, attack }, adorned));
  expect(later).toBe(now!.replace('class="attack"', 'class="attack up"').replace(">70</text>", ">90</text>"));
  expect(now).toContain("&#38; more");
});

it("gives gold to large cards of the rarest alone, with inks that a page names", () => {
  const gilded = RARITIES.map((rarity) => artOf(card(`g${rarity}`, { rarity }), "first", TALL, lying, adorned).includes("§"));
  expect(gilded).toEqual([false, false, false, true]);
  expect(artOf(card("gSR", { rarity: "SR" }), "first", SHORT, lying, null)).not.toContain("§");
});

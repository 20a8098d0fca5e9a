/** A card that lies closed is drawn by the same markup, whichever it is. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { t } from "../../../lib/words/words";
import CardFace from "../card/CardFace.svelte";
import type { Card, Colour } from "../types";
import FarHand from "./FarHand.svelte";

const card = (given: Partial<Card>): Card => ({ id: 1, name: "Ifrit", sides: [9, 6, 2, 8], element: "fire", power: 25, type: null, level: 9, set: "ff8", person: null, ...given });
const worlds = [card({}), card({ id: 102, name: "Rinoa", sides: [4, 10, 10, 2], element: null, level: 10, person: { look: "l3kbya", gender: "Female", weapon: null } }), null];

function drawn(lay: (target: HTMLElement) => object): HTMLElement {
  const target = document.createElement("div");
  const part = lay(target);
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(part);
  return copy;
}

it.each<Colour>(["red", "blue"])("on its back, in the hand of %s", (colour) => {
  const backs = worlds.map((card) => drawn((target) => mount(CardFace, { target, props: { card, colour, hidden: true, label: t("table-card-hidden") } })).innerHTML);
  expect(new Set(backs).size).toBe(1);
});

it("in the other hand, place by place, and in no word beside it", () => {
  const hand = drawn((target) => mount(FarHand, { target, props: { cards: [0, 1, 2, 3, 4].map((slot) => ({ slot, card: null, brought: "red" as const, forced: false })), colour: "red", power: true, label: "Hand", most: null, t } }));
  const places = [...hand.querySelectorAll("li:not(.ghost)")].map((place) => place.outerHTML);
  expect(places).toHaveLength(5);
  expect(new Set(places).size).toBe(1);
  expect(hand.querySelector("[title]")).toBeNull();
});

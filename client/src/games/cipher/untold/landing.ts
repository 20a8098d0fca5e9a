/** Where a card that is carried may be let go, and what it would do there. */
import { bySlot } from "../choices";
import type { Card, Choice, Line, View } from "../types";

/** The bonds of the own side, one of its lines, or the unit in a slot. */
export type Place = "bonds" | Line | number;

/** The answer it gives; `then` is the unit that answers what is asked next: whom it attacks, or which one it goes on. */
export interface Landing {
  choice: Choice;
  then: number | null;
}

/** A card that is on its way. */
export interface Carrying {
  slot: number;
  x: number; // of the pointer, in the window
  finger: boolean; // carries it, not a mouse
  landings: Map<Place, Landing>;
  over: Place | null; // where it would be let go now
}

type Lookup = (code: string | null | undefined) => Card | null;

const CARRIED = new Set<Choice["kind"]>(["front", "back", "move", "attack", "grow"]);

/** Whether the card in a slot is one that is carried. Where it may go its landings say, as soon as all cards that bear on it are known. */
export const movable = (view: View, slot: number): boolean => answers(view, slot).length > 0;

/** What the card in a slot would do, by the place; empty where it cannot be carried, or nobody knows yet where to. */
export function landings(view: View, slot: number, look: Lookup): Map<Place, Landing> {
  const asked = view.ask?.kind === "target"; // the drop itself answers, and nothing is asked after it
  return new Map(answers(view, slot).flatMap((choice) => placesOf(view, choice, look).map((place) => [place, { choice, then: typeof place === "number" && !asked ? place : null }])));
}

/** The answers that the card in a slot gives by being carried. */
function answers(view: View, slot: number): Choice[] {
  const { ask, legal, to_act: side } = view;
  if (!ask || !side) return [];
  if (ask.kind === "target") return ask.held === slot ? legal : [];
  const choices = bySlot(legal, view.sides[side].hand).get(slot) ?? [];
  return ask.kind === "bond" ? choices : choices.filter(({ kind }) => CARRIED.has(kind));
}

function placesOf({ ask, sides, to_act: side }: View, choice: Choice, look: Lookup): Place[] {
  if (ask?.kind === "target") return [choice.slot!];
  if (ask?.kind === "bond") return ["bonds"];
  const { front, back, hand } = sides[side!];
  switch (choice.kind) {
    case "front":
    case "back":
      return [choice.kind];
    case "move":
      return [front.some(({ slot }) => slot === choice.slot) ? "back" : "front"];
    case "attack":
      return choice.targets;
    case "grow": {
      const name = look(hand.find(({ slot }) => slot === choice.slot)?.card)?.unit;
      return [...front, ...back].filter(({ card }) => name !== undefined && look(card)?.unit === name).map(({ slot }) => slot);
    }
    default:
      return [];
  }
}

/** The answer to what is asked next. */
export const following = ({ then }: Landing) => ({ ask, legal }: View): string | undefined =>
  ask?.kind === "target" || ask?.kind === "onto" ? legal.find(({ slot }) => slot !== null && slot === then)?.action : undefined;

/** The nearest place around an element that takes what is carried. */
export function placeAt(at: Element | null, takes: Map<Place, Landing>): Place | null {
  const marked = (element: Element | null | undefined) => element?.closest<HTMLElement>("[data-place], [data-slot]");
  for (let one = marked(at); one; one = marked(one.parentElement)) {
    const place = (one.dataset.place as Place | undefined) ?? Number(one.dataset.slot);
    if (takes.has(place)) return place;
  }
  return null;
}

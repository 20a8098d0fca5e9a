/** Small boards, cards and entries for the tests. */
import type { Colour, Entry, Flipped, GameEvent, Piece, RuleSet, SlottedCard, View } from "./types";

/** The rules of these boards, as far as they are read. */
export const RULES: RuleSet = { text: "triple-triad:ff8", preset: "ff8", options: {} };

export function card(name: string, slot = 0, sides = [4, 4, 4, 4]): SlottedCard {
  return { id: slot, name, sides, element: null, power: 16, type: null, level: 1, set: "ff8", person: null, slot };
}

export function piece(name: string, colour: Colour, slot: number): Piece {
  return { card: card(name, slot), colour, brought: slot < 20 ? "red" : "blue", delta: 0 };
}

export function flip(name: string, cell: number, from: number, side: number, by: Flipped["by"], wave = 0): Flipped {
  return {
    kind: "flipped",
    cell,
    from,
    side,
    by,
    mine: 7,
    theirs: 4,
    mine_delta: 0,
    theirs_delta: by === "combo" ? -1 : 0,
    wave,
    colour: "red",
    card: card(name),
    attacker: card("Cerberus"),
    en: "",
    fr: "",
  };
}

export function view(part: Partial<View>): View {
  const empty = (): null[] => Array<null>(9).fill(null);
  return {
    game: "triple-triad",
    viewer: "blue",
    phase: "play",
    round: 1,
    to_act: "blue",
    first: "blue",
    board: empty(),
    elements: empty(),
    restrictions: empty(),
    hands: { red: [], blue: [] },
    pools: { red: [], blue: [] },
    score: { red: 5, blue: 5 },
    placed: null,
    legal: [],
    result: null,
    ...part,
  };
}

export function act(seat: Colour | null, events: GameEvent[], after: View): Entry {
  return { seq: 1, kind: "act", seat, action: null, events, view: after };
}

/** Small views and events for the tests, in the shape the referee sends. */
import type { Card, Choice, Entry, GameEvent, Half, Unit, View } from "./types";

export const half = (given: Partial<Half> = {}): Half => ({ front: [], back: [], bonds: [], orbs: [], hand: [], deck: 40, deck_top: [], retreat: [], boundless: [], support: null, ...given });

export const unit = (slot: number, card: string, given: Partial<Unit> = {}): Unit => ({ slot, card, stack: [], main: false, tapped: false, attack: 50, printed: 50, promoted: false, range: [1], ...given });

export const view = (given: Partial<View> = {}): View => ({
  game: "cipher", viewer: "first", to_act: "first", turn: 3, player: "first", phase: "action", budget: { spent: 0, left: 2 },
  sides: { first: half(), second: half() }, battle: null, ask: null, legal: [], why_not: [], queue: [], result: null, ...given,
});

export const choice = (given: Partial<Choice>): Choice => ({ action: "x", kind: "card", slot: null, word: null, cost: null, skill: null, targets: [], en: "x", fr: "x", ...given });

type Kind = GameEvent["kind"];
type Of<K extends Kind, E = GameEvent> = E extends { kind: Kind } ? (K extends E["kind"] ? E : never) : never;

/** An event of which a test says no more than it needs. */
export const told = <K extends Kind>(kind: K, given: Partial<Of<K>> = {}): GameEvent => ({ kind, en: kind, fr: kind, ...given }) as unknown as GameEvent;

export const entry = (seq: number, events: GameEvent[], seen: View = view()): Entry => ({ seq, kind: "act", seat: "first", action: "x", events, view: seen });

export const card = (code: string, given: Partial<Card> = {}): Card => ({
  code, card: code, prints: [], rarity: "N", plus: false, name: `Title ${code}`, unit: code, called: { en: given.unit ?? code, fr: given.unit ?? code }, title: "Title", cost: 1, promotion: null, attack: 50, support: 20, range: [1], colors: ["Red"], gender: [], weapons: ["Sword"], types: [], job: "", look: "m0gean", text: { en: [], fr: [] }, does: [], copies: 4, enforced: true, ...given,
});

/** The game's own shapes: what the referee sends about a match of Cipher. */
import type { Entry as HallEntry, Match as HallMatch, Said } from "../../lib/net/wire";

export type { Said } from "../../lib/net/wire";
export type { Translate } from "../../lib/words/words";

export type Side = "first" | "second";
export type Match = HallMatch<Side>;
export type Line = "front" | "back";
export type Colour = "Red" | "Blue" | "White" | "Black" | "Green" | "Purple" | "Yellow" | "Brown";
export type Phase = "mulligan" | "opening" | "bond" | "deployment" | "action" | "end" | "over";

export interface Card {
  code: string;
  name: string;
  unit: string;
  title: string;
  cost: number;
  promotion: number | null;
  attack: number;
  support: number | null;
  range: number[];
  colors: Colour[];
  gender: string[];
  weapons: string[];
  types: string[];
  text: Record<"en" | "fr", string[]>;
  enforced: boolean;
}

/** A card somewhere; one that the viewer does not know has no slot, for it has no identity. */
export interface Held {
  slot: number | null;
  card: string | null;
}
export interface Bond extends Held {
  face_down: boolean;
}
export interface Unit extends Held {
  slot: number;
  stack: string[]; // the cards below
  main: boolean;
  tapped: boolean;
  attack: number; // now
  printed: number;
  promoted: boolean;
  range: number[];
}
export interface Half {
  front: Unit[];
  back: Unit[];
  bonds: Bond[];
  orbs: Held[];
  hand: Held[];
  deck: number;
  retreat: Held[];
  boundless: Held[];
  support: (Held & { failed: boolean }) | null;
}

export interface Sum {
  base: number;
  support: number;
  bonus: number;
  total: number;
}
export type BattleStep = "declared" | "support" | "critical" | "evade" | "result";
export interface Battle {
  attacker: number;
  defender: number;
  step: BattleStep;
  attack: Sum;
  defense: Sum;
}

export type AskKind =
  | "mulligan" | "bond" | "deploy" | "act" | "target" | "critical" | "evade" | "orb" | "keeper" | "order" | "pay" | "choose" | "onto" | "destination" | "line";
export interface Ask extends Said {
  seat: Side;
  kind: AskKind;
  held: number | null; // the card that the question is about
  skill: { card: string; name: string; text: Said } | null;
}

export type ChoiceKind = "word" | "card" | "front" | "back" | "grow" | "attack" | "move" | "skill" | "trigger";
export interface Choice extends Said {
  action: string;
  kind: ChoiceKind;
  slot: number | null;
  word: "yes" | "no" | "unseen" | Line | null;
  cost: number | null;
  skill: { name: string; text: Said } | null;
}

export interface Result {
  winner: Side | null;
  reason: string;
}

export interface View {
  game: string;
  viewer: Side | "spectator";
  to_act: Side | null;
  turn: number;
  player: Side;
  phase: Phase;
  budget: { spent: number; left: number };
  sides: Record<Side, Half>;
  battle: Battle | null;
  ask: Ask | null;
  legal: Choice[];
  why_not: (Said & { slot: number })[];
  queue: { seat: Side; card: string; skill: string }[];
  result: Result | null;
}

export interface GameEvent extends Said {
  kind: string;
  seat?: Side;
  card?: string | null;
  slot?: number | null;
  number?: number;
  total?: number;
  target?: number;
  target_card?: string | null;
  target_total?: number;
  failed?: boolean;
  promoted?: boolean;
}

export interface Entry extends HallEntry<Side> {
  events: GameEvent[];
  view: View;
}

export const other = (side: Side): Side => (side === "first" ? "second" : "first");

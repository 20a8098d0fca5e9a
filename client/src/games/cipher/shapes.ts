/** What the server tells: made from its types by `make types`. */

export type Side = "first" | "second";
export type AskKind =
  "mulligan" | "bond" | "deploy" | "act" | "target" | "critical" | "evade" | "orb" | "keeper" | "order" | "pay" | "choose" | "onto" | "destination" | "line";
export type BattleStep = "declared" | "support" | "critical" | "evade" | "result";
export type Colour = "Red" | "Blue" | "White" | "Black" | "Green" | "Purple" | "Yellow" | "Brown";
export type ChoiceKind = "word" | "card" | "front" | "back" | "grow" | "attack" | "move" | "skill" | "trigger";
export type Word = "no" | "yes" | "unseen" | "front" | "back";
export type Phase = "mulligan" | "opening" | "bond" | "deployment" | "action" | "end" | "over";
export type Row = "front" | "back";
export type SetCard = Card | Starter;

/**
 * A question of the table; `held` is the card it is about.
 */
export interface Ask {
  en: string;
  fr: string;
  seat: Side;
  kind: AskKind;
  held: number | null;
  skill: Skill | null;
}
/**
 * A skill of a card.
 */
export interface Skill {
  card: string;
  name: string;
  text: Said;
}
/**
 * A sentence in every language.
 */
export interface Said {
  en: string;
  fr: string;
}
/**
 * A battle under way, between two slots.
 */
export interface Battle {
  attacker: number;
  defender: number;
  step: BattleStep;
  attack: Sum;
  defense: Sum;
}
/**
 * An attack as the sum it is.
 */
export interface Sum {
  base: number;
  support: number;
  bonus: number;
  total: number;
}
/**
 * A bond.
 */
export interface Bond {
  slot: number | null;
  card: string | null;
  face_down: boolean;
}
/**
 * What of this turn's bonds was spent on cards, and is left.
 */
export interface Budget {
  spent: number;
  left: number;
}
/**
 * A card as printed, and whether all it says is enforced.
 */
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
  text: CardText;
  enforced: boolean;
}
/**
 * The lines of a card in every language.
 */
export interface CardText {
  en: string[];
  fr: string[];
}
/**
 * An answer to it.
 */
export interface Choice {
  en: string;
  fr: string;
  action: string;
  kind: ChoiceKind;
  slot: number | null;
  word: Word | null;
  cost: number | null;
  skill: Skill | null;
}
/**
 * A view as lines of text in every language; a line is pieces of (text, style).
 */
export interface Drawing {
  en: [string, string][][];
  fr: [string, string][][];
}
/**
 * What happened, with the facts that its kind has; None for a card the viewer does not know.
 */
export interface GameEvent {
  en: string;
  fr: string;
  kind: string;
  seat?: Side | null;
  card?: string | null;
  slot?: number | null;
  yes?: boolean;
  number?: number;
  phase?: Phase;
  face_down?: boolean;
  line?: Row;
  cost?: number;
  onto?: number;
  promoted?: boolean;
  target_card?: string | null;
  target?: number;
  failed?: boolean;
  skill?: string;
  total?: number;
  target_total?: number;
  amount?: number;
  effect?: string;
  winner?: Side | null;
  deck?: string | null;
}
/**
 * One side's half of the field; `deck_top` are the cards of the deck that the viewer knows.
 */
export interface Half {
  front: Unit[];
  back: Unit[];
  bonds: Bond[];
  orbs: Held[];
  hand: Held[];
  deck: number;
  deck_top: Held[];
  retreat: Held[];
  boundless: Held[];
  support: Supporting | null;
}
/**
 * A unit on the field: the cards below it, its attack now and as printed.
 */
export interface Unit {
  slot: number;
  card: string;
  stack: string[];
  main: boolean;
  tapped: boolean;
  attack: number;
  printed: number;
  promoted: boolean;
  range: number[];
}
/**
 * A card somewhere; one that the viewer does not know has no slot, for it has no identity.
 */
export interface Held {
  slot: number | null;
  card: string | null;
}
/**
 * The card that supports a unit in battle, and whether it failed to.
 */
export interface Supporting {
  slot: number | null;
  card: string | null;
  failed: boolean;
}
/**
 * A skill that waits for its turn.
 */
export interface Queued {
  seat: Side;
  card: string;
  skill: string;
}
/**
 * How a match ended.
 */
export interface Result {
  winner: Side | null;
  reason: string;
  score?: unknown;
}
/**
 * A deck that can be brought by its name.
 */
export interface Starter {
  name: string;
  theme: string;
  main: string;
  codes: string[];
}
/**
 * Both halves.
 */
export interface Sides {
  first: Half;
  second: Half;
}
/**
 * A table as one viewer sees it.
 */
export interface View {
  game: string;
  viewer: "first" | "second" | "spectator";
  to_act: Side | null;
  legal: Choice[];
  result: Result | null;
  phase: Phase;
  score?: unknown;
  drawing?: Drawing;
  turn: number;
  player: Side;
  budget: Budget;
  sides: Sides;
  battle: Battle | null;
  ask: Ask | null;
  why_not: WhyNot[];
  queue: Queued[];
}
/**
 * Why a card of the hand cannot be played now.
 */
export interface WhyNot {
  en: string;
  fr: string;
  slot: number;
}

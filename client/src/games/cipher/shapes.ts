/** What the server tells: made from its types by `make types`. */

export type Side = "first" | "second";
export type AskKind =
  "mulligan" | "bond" | "deploy" | "act" | "target" | "critical" | "evade" | "orb" | "keeper" | "order" | "pay" | "choose" | "onto" | "destination" | "line";
export type BattleStep = "declared" | "support" | "critical" | "evade" | "result";
export type Colour = "Red" | "Blue" | "White" | "Black" | "Green" | "Purple" | "Yellow" | "Brown";
export type ChoiceKind = "word" | "card" | "front" | "back" | "grow" | "attack" | "move" | "skill" | "trigger";
export type Word = "no" | "yes" | "unseen" | "front" | "back";
export type Row = "front" | "back";
export type GameEvent =
  | Happened
  | DeckBrought
  | Mulligan
  | TurnBegun
  | PhaseBegun
  | CardWent
  | UnitWent
  | Bonded
  | Flipped
  | Deployed
  | Leveled
  | Grew
  | Moved
  | Attacked
  | Supported
  | SkillUsed
  | Critical
  | Clash
  | Power
  | Gained
  | Ended;
export type Phase = "mulligan" | "opening" | "bond" | "deployment" | "action" | "end" | "over";
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
 * A unit attacks a target.
 */
export interface Attacked {
  en: string;
  fr: string;
  kind: "attack";
  seat: Side;
  card: string;
  slot: number;
  target_card: string;
  target: number;
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
 * A card became a bond.
 */
export interface Bonded {
  en: string;
  fr: string;
  kind: "bond";
  seat: Side;
  card: string | null;
  slot: number | null;
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
 * A card went or was looked at where not everybody sees it.
 */
export interface CardWent {
  en: string;
  fr: string;
  kind: "drew" | "orb-taken" | "orb-seen" | "looked" | "to-deck";
  seat: Side;
  card: string | null;
  slot: number | null;
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
 * A battle is decided: what attack and defence came to.
 */
export interface Clash {
  en: string;
  fr: string;
  kind: "clash";
  seat: Side;
  card: string;
  slot: number;
  total: number;
  target_card: string;
  target: number;
  target_total: number;
}
/**
 * A critical attack: what it comes to.
 */
export interface Critical {
  en: string;
  fr: string;
  kind: "critical";
  seat: Side;
  card: string;
  slot: number;
  total: number;
}
/**
 * What a seat came with: its main character, and the name of its deck unless it is one's own.
 */
export interface DeckBrought {
  en: string;
  fr: string;
  kind: "deck";
  seat: Side;
  deck: string | null;
  card: string;
}
/**
 * A unit came into a line, for so many bonds.
 */
export interface Deployed {
  en: string;
  fr: string;
  kind: "deployed";
  seat: Side;
  card: string;
  slot: number;
  line: Row;
  cost: number;
}
/**
 * A view as lines of text in every language; a line is pieces of (text, style).
 */
export interface Drawing {
  en: [string, string][][];
  fr: [string, string][][];
}
/**
 * The match is over.
 */
export interface Ended {
  en: string;
  fr: string;
  kind: "result";
  seat?: string | null;
  winner: Side | null;
}
/**
 * A bond was turned over.
 */
export interface Flipped {
  en: string;
  fr: string;
  kind: "flipped";
  seat: Side;
  card: string;
  slot: number;
  face_down: boolean;
}
/**
 * A unit has an effect, of so much where it is counted.
 */
export interface Gained {
  en: string;
  fr: string;
  kind: "gained";
  seat: Side;
  card: string;
  slot: number;
  effect: string;
  amount: number;
}
/**
 * What has no more facts: a seat begins, its deck was renewed or has no support, an orb came.
 */
export interface Happened {
  en: string;
  fr: string;
  kind: "started" | "reshuffled" | "no-support" | "orb-added";
  seat: Side;
}
/**
 * Whether a hand was exchanged.
 */
export interface Mulligan {
  en: string;
  fr: string;
  kind: "mulligan";
  seat: Side;
  yes: boolean;
}
/**
 * A turn begins; turns of both seats are counted together.
 */
export interface TurnBegun {
  en: string;
  fr: string;
  kind: "turn";
  seat: Side;
  number: number;
}
/**
 * A phase begins.
 */
export interface PhaseBegun {
  en: string;
  fr: string;
  kind: "phase";
  seat: Side;
  phase: Phase;
}
/**
 * A card went, turned or was shown where everybody sees it.
 */
export interface UnitWent {
  en: string;
  fr: string;
  kind: "marched" | "tapped" | "untapped" | "evade" | "defeated" | "withstood" | "to-hand" | "to-retreat" | "to-boundless" | "revealed" | "main";
  seat: Side;
  card: string;
  slot: number;
}
/**
 * A card was laid `onto` a unit, for so many bonds.
 */
export interface Leveled {
  en: string;
  fr: string;
  kind: "leveled";
  seat: Side;
  card: string;
  slot: number;
  onto: number;
  promoted: boolean;
  cost: number;
}
/**
 * A unit grew `onto` another.
 */
export interface Grew {
  en: string;
  fr: string;
  kind: "grew";
  seat: Side;
  card: string;
  slot: number;
  onto: number;
}
/**
 * A unit moved to a line.
 */
export interface Moved {
  en: string;
  fr: string;
  kind: "moved";
  seat: Side;
  card: string;
  slot: number;
  line: Row;
}
/**
 * A card came up to support a unit, and may have failed to.
 */
export interface Supported {
  en: string;
  fr: string;
  kind: "support";
  seat: Side;
  card: string;
  slot: number;
  failed: boolean;
}
/**
 * A skill of a card was used or declined.
 */
export interface SkillUsed {
  en: string;
  fr: string;
  kind: "skill" | "declined";
  seat: Side;
  card: string;
  slot: number;
  skill: string;
}
/**
 * A unit is so much stronger, or weaker.
 */
export interface Power {
  en: string;
  fr: string;
  kind: "power";
  seat: Side;
  card: string;
  slot: number;
  amount: number;
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

/** What the server tells: made from its types by `make types`. */

export type Ability =
  | "attack"
  | "range"
  | "sure"
  | "price"
  | "supports"
  | "support-x"
  | "protects"
  | "restrains"
  | "breaks-more"
  | "defeats"
  | "moves"
  | "untaps"
  | "deploys"
  | "bars"
  | "levels"
  | "stacks"
  | "leaves"
  | "leads"
  | "draws"
  | "searches"
  | "recovers"
  | "arranges"
  | "mills"
  | "discards"
  | "bonds"
  | "turns-orbs"
  | "breaks-orbs"
  | "adds-orbs"
  | "borrows"
  | "silences"
  | "cheapens"
  | "traits"
  | "from-bonds"
  | "from-hand"
  | "turns"
  | "terms";
export type Side = "first" | "second";
export type AskKind =
  "mulligan" | "bond" | "deploy" | "act" | "target" | "critical" | "evade" | "orb" | "keeper" | "order" | "pay" | "choose" | "onto" | "destination" | "line";
export type BattleStep = "declared" | "support" | "critical" | "evade" | "result";
export type Phase = "mulligan" | "opening" | "bond" | "deployment" | "action" | "end" | "over";
export type Reference = string;
export type SkillOf = (string | number)[];
export type Winner = "first" | "second" | "draw";
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
export type Row = "front" | "back";
export type RuledResult = "*" | "first" | "second" | "draw";
export type Rarity = "N" | "HN" | "R" | "SR";
export type Colour = "Red" | "Blue" | "White" | "Black" | "Green" | "Purple" | "Yellow" | "Brown";
export type ChoiceKind = "word" | "card" | "front" | "back" | "grow" | "attack" | "move" | "skill" | "trigger";
export type Word = "no" | "yes" | "unseen" | "front" | "back";
export type Ruling = Choices | Outcomes | Outcome | Begun;
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
 * The attack of a unit on a target.
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
 * A battle in progress, between two slots.
 */
export interface Battle {
  attacker: number;
  defender: number;
  step: BattleStep;
  attack: Sum;
  defense: Sum;
}
/**
 * An attack as a sum.
 */
export interface Sum {
  base: number;
  support: number;
  bonus: number;
  total: number;
}
/**
 * Two decks dealt, with the legal answers.
 */
export interface Begun {
  position: Position | null;
  events: GameEvent[];
  result: RuledResult;
  to_act: Side | null;
  legal: string[];
}
/**
 * A written position (docs/reference/cipher.md): with a winner if it is over, otherwise with the question.
 */
export interface Position {
  turn: number;
  player: Side;
  phase: Phase;
  spent: number;
  first: WrittenSide;
  second: WrittenSide;
  lasting?: Lasting[];
  pending?: Pending;
  winner?: Winner;
}
/**
 * One seat of a written position.
 */
export interface WrittenSide {
  front: WrittenUnit[];
  back: WrittenUnit[];
  bonds: WrittenBond[];
  hand: (string | WrittenCard)[];
  orbs: WrittenOrbs;
  deck: WrittenDeck;
  support: string[];
  retreat: string[];
  boundless: string[];
  mixed?: Mixings;
}
/**
 * A unit of a written position: its cards, the top one first; `used` counts the uses of each of its skills.
 */
export interface WrittenUnit {
  cards: string[];
  main?: boolean;
  tapped?: boolean;
  attacked?: boolean;
  moved?: boolean;
  used?: number[];
}
/**
 * A bond.
 */
export interface WrittenBond {
  card: string;
  seen?: boolean;
  used?: number[];
  face: "up" | "down";
}
/**
 * A card of a hand with more to say than its code.
 */
export interface WrittenCard {
  card: string;
  seen?: boolean;
  used?: number[];
}
/**
 * The number of orbs, and those that somebody knows.
 */
export interface WrittenOrbs {
  count: number;
  seen: WrittenOrb[];
}
/**
 * An orb that somebody knows; it lies face down unless stated.
 */
export interface WrittenOrb {
  card: string;
  known: number;
  face?: "up";
}
/**
 * The number of cards, those known on top, and the unseen cards of the deck and the orbs.
 */
export interface WrittenDeck {
  count: number;
  top: KnownCard[];
  pool: string[];
}
/**
 * A hidden card, and the bitmask of viewers who know it.
 */
export interface KnownCard {
  card: string;
  known: number;
}
/**
 * The mixings with which hidden cards came into a deck, for all viewers together or each, and went from it.
 */
export interface Mixings {
  times: number;
  came: {
    [k: string]: (number | number[])[];
  };
  went: {
    [k: string]: number[];
  };
}
/**
 * A lasting effect of a skill on a unit.
 */
export interface Lasting {
  on: Reference | null;
  skill: SkillOf;
  effect: number;
  amount: number;
  duration: string;
  by: Side;
  of?: SkillOf;
}
/**
 * The question, and the progress of what led to it; numbers that are 0 are not written.
 */
export interface Pending {
  ask: AskKind;
  seat: Side;
  step?: number;
  battle?: number;
  checking?: number;
  evaded?: number;
  beaten?: number;
  critical?: number;
  critical_made?: number;
  stage?: number;
  selected?: number;
  done?: number;
  left?: number;
  shown?: number;
  shown_seat?: number;
  ask_owner?: number;
  ask_least?: number;
  group?: number;
  owed?: number[];
  lost?: number[];
  bonus?: number[];
  crowded?: number[];
  supported?: number[];
  later?: number[];
  later_line?: number[];
  attacker?: Reference;
  defender?: Reference;
  held?: Reference;
  source?: Reference;
  event_unit?: Reference;
  event_other?: Reference;
  skill?: SkillOf;
  at?: number;
  picked?: Reference[];
  queue?: Waiting[];
}
/**
 * A skill that waits for its turn.
 */
export interface Waiting {
  skill: SkillOf;
  source: Reference | null;
  unit: Reference | null;
  other: Reference | null;
  group: number;
}
/**
 * An event without further facts.
 *
 * A seat begins, its deck was renewed, searched or has no support, or an orb came.
 */
export interface Happened {
  en: string;
  fr: string;
  kind: "started" | "reshuffled" | "searched" | "no-support" | "orb-added";
  seat: Side;
}
/**
 * The deck of a seat: its main character, and the deck's name unless the seat built it.
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
 * The answer to the mulligan: yes if the hand was exchanged.
 */
export interface Mulligan {
  en: string;
  fr: string;
  kind: "mulligan";
  seat: Side;
  yes: boolean;
}
/**
 * The start of a turn; turns of both seats are counted together.
 */
export interface TurnBegun {
  en: string;
  fr: string;
  kind: "turn";
  seat: Side;
  number: number;
}
/**
 * The start of a phase.
 */
export interface PhaseBegun {
  en: string;
  fr: string;
  kind: "phase";
  seat: Side;
  phase: Phase;
}
/**
 * The event that a card went, or was looked at, where not everybody sees it.
 */
export interface CardWent {
  en: string;
  fr: string;
  kind: "drew" | "orb-taken" | "orb-seen" | "looked" | "to-hand" | "to-deck";
  seat: Side;
  card: string | null;
  slot: number | null;
}
/**
 * The event that a card went, turned or was shown where everybody sees it.
 */
export interface UnitWent {
  en: string;
  fr: string;
  kind: "marched" | "tapped" | "untapped" | "evade" | "defeated" | "withstood" | "to-retreat" | "to-boundless" | "revealed" | "main";
  seat: Side;
  card: string;
  slot: number;
}
/**
 * The event that a card became a bond.
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
 * The event that a bond or an orb was turned over.
 */
export interface Flipped {
  en: string;
  fr: string;
  kind: "flipped" | "orb-flipped";
  seat: Side;
  card: string;
  slot: number;
  face_down: boolean;
}
/**
 * The deployment of a unit into a line, and its price in bonds.
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
 * The event that a card was laid `onto` a unit, and its price in bonds.
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
 * The growth of a unit `onto` another.
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
 * The move of a unit to a line.
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
 * The support of a unit by a card, which may have failed.
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
 * The event that a skill of a card was used or declined.
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
 * A critical hit, with the attack it adds up to.
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
 * The result of a battle, with both totals.
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
 * The change of a unit's strength, up or down.
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
 * The event that a unit gained an effect, with its amount if it is counted.
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
 * The end of the match.
 */
export interface Ended {
  en: string;
  fr: string;
  kind: "result";
  seat?: string | null;
  winner: Side | null;
}
/**
 * The bonds of this turn: those spent on cards, and those left.
 */
export interface Budget {
  spent: number;
  left: number;
}
/**
 * The result of an answer; it has no position if a skill still refers to a card that left.
 */
export interface Came {
  position: Position | null;
  events: GameEvent[];
  result: RuledResult;
}
/**
 * A card as printed, with its abilities and copies per deck (or no limit); `enforced` says if all its text is.
 *
 * `card` is the code of the card that this is a print of. `prints` are the codes printed on it. `rarity` is that of
 * the rarest, and `plus` says if one has a plus. `called` is the name of its unit. A card that is not carried has
 * neither text nor abilities. `job` is its class. `look` tells how its unit looks, in the letters of `looks.toml`.
 */
export interface Card {
  code: string;
  card: string;
  prints: string[];
  rarity: Rarity;
  plus: boolean;
  name: string;
  unit: string;
  called: Said;
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
  job: string;
  look: string;
  text: CardText;
  does: Ability[];
  copies: number | null;
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
 * An answer to the question; an attack lists the slots it may be aimed at.
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
  targets: number[];
}
/**
 * The legal answers of a position.
 */
export interface Choices {
  to_act: Side | null;
  legal: string[];
  result: RuledResult;
}
/**
 * A view as lines of text in every language; a line is pieces of (text, style).
 */
export interface Drawing {
  en: [string, string][][];
  fr: [string, string][][];
}
/**
 * A bond or an orb; everybody knows one that lies face up.
 */
export interface Faced {
  slot: number | null;
  card: string | null;
  face_down: boolean;
}
/**
 * One side's half of the field; `deck_top` are the cards of the deck that the viewer knows.
 */
export interface Half {
  front: Unit[];
  back: Unit[];
  bonds: Faced[];
  orbs: Faced[];
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
 * A card somewhere; a card that the viewer does not know has no slot, because it has no identity.
 */
export interface Held {
  slot: number | null;
  card: string | null;
}
/**
 * The card that supports a unit in battle, and if its support failed.
 */
export interface Supporting {
  slot: number | null;
  card: string | null;
  failed: boolean;
}
/**
 * An outcome of an answer, drawn from a seed.
 */
export interface Outcome {
  outcome: Came;
}
/**
 * All outcomes of an answer.
 */
export interface Outcomes {
  outcomes: RuledOutcome[];
}
/**
 * An outcome of an answer, with its probability as a fraction.
 */
export interface RuledOutcome {
  position: Position | null;
  events: GameEvent[];
  result: RuledResult;
  probability: string;
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
 * The end of a match.
 */
export interface Result {
  winner: Side | null;
  reason: string;
  score?: unknown;
}
/**
 * A deck that a seat can bring by its name.
 */
export interface Starter {
  name: string;
  theme: string;
  main: string;
  codes: string[];
}
/**
 * Both halves of the field.
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
 * The reason why a card of the hand cannot be played now.
 */
export interface WhyNot {
  en: string;
  fr: string;
  slot: number;
}

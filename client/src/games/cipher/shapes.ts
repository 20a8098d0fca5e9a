/** What the server tells: made from its types by `make types`. */

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
export type Colour = "Red" | "Blue" | "White" | "Black" | "Green" | "Purple" | "Yellow" | "Brown";
export type Deed =
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
 * Two decks dealt, and what may be answered.
 */
export interface Begun {
  position: Position | null;
  events: GameEvent[];
  result: RuledResult;
  to_act: Side | null;
  legal: string[];
}
/**
 * A written position (docs/reference/cipher.md): with a winner when it is over, else with what is asked.
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
 * A unit of a written position: its cards, the top one first; `used` is how often each of its skills was.
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
 * A card of a hand of which there is more to say than its code.
 */
export interface WrittenCard {
  card: string;
  seen?: boolean;
  used?: number[];
}
/**
 * How many orbs, and those that somebody knows.
 */
export interface WrittenOrbs {
  count: number;
  seen: WrittenOrb[];
}
/**
 * An orb that somebody knows; face down where nothing is said.
 */
export interface WrittenOrb {
  card: string;
  known: number;
  face?: "up";
}
/**
 * How many cards, those on top that somebody knows, and what lies unseen in the deck and among the orbs.
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
 * When hidden cards came into a deck, all viewers together or each for themselves, and went from it.
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
 * An effect of a skill that lasts on a unit.
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
 * What is asked, and how far what led to it has come; a number that is 0 is not written.
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
 * What has no more facts: a seat begins, its deck was renewed, searched or has no support, an orb came.
 */
export interface Happened {
  en: string;
  fr: string;
  kind: "started" | "reshuffled" | "searched" | "no-support" | "orb-added";
  seat: Side;
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
 * A card went or was looked at where not everybody sees it.
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
 * A card went, turned or was shown where everybody sees it.
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
 * A bond or an orb was turned over.
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
 * What of this turn's bonds was spent on cards, and is left.
 */
export interface Budget {
  spent: number;
  left: number;
}
/**
 * What came of an answer; no position where a skill still refers to a card that left.
 */
export interface Came {
  position: Position | null;
  events: GameEvent[];
  result: RuledResult;
}
/**
 * A card as printed, what its skills do, how often it may be in a deck (or as often as one likes), and if all it
 * says is enforced. `card` is the code of the card that it is a print of, `prints` are the codes that stand on it,
 * `called` what its unit is called. One that is not carried has neither text nor deeds.
 */
export interface Card {
  code: string;
  card: string;
  prints: string[];
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
  text: CardText;
  does: Deed[];
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
 * An answer to it; of an attack, the slots of those it may be aimed at.
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
 * What may be answered in a position.
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
 * A bond or an orb; what lies face up everybody knows.
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
 * One outcome of an answer, drawn from a seed.
 */
export interface Outcome {
  outcome: Came;
}
/**
 * All that can come of an answer.
 */
export interface Outcomes {
  outcomes: RuledOutcome[];
}
/**
 * What can come of an answer: its probability, a fraction.
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

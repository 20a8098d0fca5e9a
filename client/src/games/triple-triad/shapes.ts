/** What the server tells: made from its types by `make types`. */

export type Ground = "red" | "blue" | "green" | "yellow" | "purple" | "brown" | "black" | "white";
export type Frame = "plain" | "ruled" | "engraved" | "gilded";
export type Colour = "red" | "blue";
export type RuledResult = "*" | "red" | "blue" | "draw";
export type FlippedBy = "basic" | "same" | "plus" | "battle" | "combo" | "fallen_ace" | "symmetric";
export type Gender = "Female" | "Male";
export type GameEvent = Placed | Slid | Same | Plus | Flipped | Round | Picked | RoundEnded | Roulette | Swapped | Picking;
export type Travel = "up" | "right" | "down" | "left";
export type Op = "=" | "-" | "+";
export type Ruling = Choices | Outcomes | RuledScore;

/**
 * The choices of a card's maker: a drawing of the house's by its name, the ground behind it, the frame.
 */
export interface Art {
  picture: string | null;
  ground: Ground | null;
  frame: Frame | null;
}
/**
 * The legal actions of a position; `note` names what it does not tell.
 */
export interface Choices {
  to_act: Colour | null;
  legal: string[];
  result: RuledResult;
  note?: Said;
}
/**
 * A sentence in every language.
 */
export interface Said {
  en: string;
  fr: string;
}
/**
 * A view as lines of text in every language; a line is pieces of (text, style).
 */
export interface Drawing {
  en: [string, string][][];
  fr: [string, string][][];
}
/**
 * The flip of a card, with its rule, its wave, both sides, and what the board added to them.
 */
export interface Flipped {
  en: string;
  fr: string;
  kind: "flipped";
  seat?: string | null;
  from: number;
  cell: number;
  side: number;
  by: FlippedBy;
  wave: number;
  mine: number;
  theirs: number;
  mine_delta: number;
  theirs_delta: number;
  colour: Colour;
  card: SlottedCard;
  attacker: SlottedCard;
}
/**
 * A card of a match; its slot tells copies of a card apart.
 */
export interface SlottedCard {
  id: number | null;
  name: string;
  sides: number[];
  element: string | null;
  power: number;
  type: string | null;
  level: number;
  set: string | null;
  person: Person | null;
  art?: Art;
  slot: number;
}
/**
 * Somebody whom a card shows: how they look, in the letters of `persons.toml`, and what they fight with.
 */
export interface Person {
  look: string;
  gender: Gender;
  weapon: string | null;
}
/**
 * The placement of a card.
 *
 * `square` is the number that people use for its cell; logs of older rules lack it.
 */
export interface Placed {
  en: string;
  fr: string;
  kind: "placed";
  seat: Colour;
  slot: number;
  cell: number;
  square?: number;
  card: SlottedCard;
}
/**
 * The slide of a row or column: the start and the end of each of its cards.
 */
export interface Slid {
  en: string;
  fr: string;
  kind: "slid";
  seat?: string | null;
  cell: number;
  travel: Travel;
  op: Op;
  value: number;
  power: number;
  moves: [number, number][];
}
/**
 * Pairs of equal sides.
 */
export interface Same {
  en: string;
  fr: string;
  kind: "same";
  seat?: string | null;
  cell: number;
  pairs: Pair[];
}
/**
 * Two sides that touch; the cell is None at the wall.
 */
export interface Pair {
  side: number;
  cell: number | null;
  mine: number;
  theirs: number;
}
/**
 * Pairs with one sum.
 */
export interface Plus {
  en: string;
  fr: string;
  kind: "plus";
  seat?: string | null;
  cell: number;
  pairs: Pair[];
  sum: number;
}
/**
 * The start of a round.
 */
export interface Round {
  en: string;
  fr: string;
  kind: "dealt";
  seat?: string | null;
  round: number;
  first: Colour;
}
/**
 * The event that a card was picked, or is forced; not everybody knows which.
 */
export interface Picked {
  en: string;
  fr: string;
  kind: "picked" | "forced";
  seat: Colour;
  slot?: number;
  card?: SlottedCard | null;
}
/**
 * The end of a round; it is replayed if it decided nothing.
 */
export interface RoundEnded {
  en: string;
  fr: string;
  kind: "result";
  seat?: string | null;
  winner: Colour | null;
  score: Score;
  replayed: boolean;
  round: number;
}
/**
 * The number of cards of each colour.
 */
export interface Score {
  red: number;
  blue: number;
}
/**
 * The choice of an option of the rules by chance.
 */
export interface Roulette {
  en: string;
  fr: string;
  kind: "roulette";
  seat?: string | null;
  option: string;
  value: boolean | string;
}
/**
 * The swap of a card of each hand, known to those who hold the cards.
 */
export interface Swapped {
  en: string;
  fr: string;
  kind: "swapped";
  seat?: string | null;
  slots: number[];
}
/**
 * The start of the picking of hands.
 */
export interface Picking {
  en: string;
  fr: string;
  kind: "picking";
  seat?: string | null;
  from: "own" | "opponent";
}
/**
 * The text on a restricted cell.
 */
export interface Gate {
  op: Op;
  value: number;
  writing: "horizontal" | "vertical";
}
/**
 * A card in a hand; None if the viewer does not know it.
 */
export interface HandCard {
  slot: number;
  card: SlottedCard | null;
  brought: Colour;
  forced: boolean;
}
/**
 * The cards of both seats.
 */
export interface Hands {
  red: HandCard[];
  blue: HandCard[];
}
/**
 * A card of a written position on the board.
 */
export interface LyingCard {
  card: number[];
  element: string | null;
  name?: string;
  power?: number | null;
  type?: string | null;
  brought?: Colour;
  owner: Colour;
}
/**
 * A position as the wiki's Board template writes it.
 */
export interface Markup {
  wiki: string;
}
/**
 * A legal action of the viewer: a card picked, or played with the effect of that.
 */
export interface Move {
  action: string;
  slot: number;
  cell?: number;
  takes?: number;
  flips?: number[];
  lands?: number;
  travel?: Travel | null;
  delta?: number;
}
/**
 * All outcomes of an action.
 */
export interface Outcomes {
  outcomes: RuledOutcome[];
}
/**
 * An outcome of an action, with its probability as a fraction.
 */
export interface RuledOutcome {
  probability: string;
  position: Position | Markup;
  events: GameEvent[];
  result: RuledResult;
}
/**
 * A written position; a board alone has no hands and no turn.
 */
export interface Position {
  board: (LyingCard | null)[];
  elements: (string | null)[];
  restrictions: (Gate | null)[];
  hands?: WrittenHands;
  to_act?: Colour | null;
  first_player?: Colour;
  forced?: number;
}
/**
 * The cards that both seats hold.
 */
export interface WrittenHands {
  red: WrittenCard[];
  blue: WrittenCard[];
}
/**
 * A card of a written position by its print; one that was given repeats what was given of it.
 */
export interface WrittenCard {
  card: number[];
  element: string | null;
  name?: string;
  power?: number | null;
  type?: string | null;
  brought?: Colour;
}
/**
 * A card on the board with its owner, the seat that brought it, and what the board adds to it.
 */
export interface Piece {
  card: SlottedCard;
  colour: Colour;
  brought: Colour;
  delta: number;
}
/**
 * A restricted cell, and where its row or column travels.
 */
export interface Restriction {
  op: Op;
  value: number;
  writing: "horizontal" | "vertical";
  travel: Travel;
}
/**
 * The end of a match.
 */
export interface Result {
  winner: Colour | null;
  reason: string;
  score: Score;
  rounds: number;
  spoils: Spoils;
}
/**
 * The stakes of a match: how many cards the winner picks, None if nobody chooses, and gil.
 */
export interface Spoils {
  rule: string;
  cards: number | null;
  gil: number;
  prize: number;
}
/**
 * The score of a board, and how many cards the winner takes.
 */
export interface RuledScore {
  score: Score;
  winner: Colour | null;
  cards_won: number | null;
}
/**
 * A card of a set.
 */
export interface SetCard {
  id: number;
  name: string;
  sides: number[];
  element: string | null;
  power: number;
  type: string | null;
  level: number;
  set: string;
  person: Person | null;
  art?: Art;
}
/**
 * A table as one viewer sees it.
 */
export interface View {
  game: string;
  viewer: "red" | "blue" | "spectator";
  to_act: Colour | null;
  legal: Move[];
  result: Result | null;
  phase: "pick" | "play" | "over";
  score: Score;
  drawing?: Drawing;
  round: number;
  first: Colour;
  board: (Piece | null)[];
  elements: (string | null)[];
  restrictions: (Restriction | null)[];
  hands: Hands;
  pools: Hands;
  placed: number | null;
}

/** What the server tells: made from its types by `make types`. */

/**
 * The role of a player; players, moderators and hosts have an account, guests and those who left have none.
 *
 * A machine is a program that plays; it belongs to an account.
 */
export type Role = "guest" | "player" | "moderator" | "host" | "machine" | "left";
export type Command = Act | Resign | Offer | Reply | Takeback | Talk | Ping;
export type InboxMessage = Waiting | NewNotice | NotAccepted | Pong;
export type LobbyMessage = Look | Here | Talked | NotAccepted | Pong;
export type ReviewMessage = ReviewedPly | ReviewSummary | Hint;
export type TableEvent = TableDeed | TakebackEvent;
export type TableMessage = Snapshot | NewEntry | MatchChanged | Thinking | Talked | Presence | Accepted | NotAccepted | Pong;

/**
 * A line of a chat, by its number.
 */
export interface AboutLine {
  kind: "line";
  line: number;
}
/**
 * A player, by the name of their account.
 */
export interface AboutPlayer {
  kind: "player";
  name: string;
}
/**
 * An account with all that an act of the host would touch.
 */
export interface AccountSheet {
  account: RollLine;
  matches: number;
  trades: number;
  challenges: number;
  owned: OwnedAsset[];
  done: DoneTrade[];
}
/**
 * An account as the host sees it in the list.
 */
export interface RollLine {
  id: string;
  name: string;
  role: Role;
  since: string;
  seen: string;
  gil: number;
  reports: number;
  ban: Banned | null;
  muted: string | null;
}
/**
 * The ban of an account: until when, None for good, and why.
 */
export interface Banned {
  until: string | null;
  why: string;
}
/**
 * A number of something that an account has, wherever it lies.
 */
export interface OwnedAsset {
  asset: string;
  name: string;
  called: Said;
  count: number;
}
/**
 * A sentence in every language.
 */
export interface Said {
  en: string;
  fr: string;
}
/**
 * A trade that was done: with whom, what the account gave and got, and when.
 */
export interface DoneTrade {
  id: string;
  other: string | null;
  gave: Counted[];
  got: Counted[];
  time: string;
}
/**
 * An amount of an asset, by its printed name and its name in every language.
 */
export interface Counted {
  name: string;
  called: Said;
  count: number;
}
/**
 * Somebody by id and name.
 */
export interface Acquaintance {
  id: string;
  name: string;
}
/**
 * Further facts of an act.
 *
 * It holds `until` a time. `assets` were given or traded, in a `community` or the hall. `fields` of the charter were
 * changed. `uses` are those of an invitation, or the accounts that were made. `title` is of the card set that was
 * admitted or paid for. `missing` is gil that could not be taken back.
 */
export interface ActDetails {
  until?: string | null;
  assets?: Counted[];
  community?: string | null;
  fields?: string[];
  uses?: number;
  title?: string;
  missing?: number;
}
/**
 * An act that was done, and stands in the journal by this id.
 */
export interface Acted {
  act: string;
}
/**
 * A game of another package, with its usual rules as text.
 *
 * `sets` are the names of its card sets, if it has any, the usual one first. `words` are a Fluent file for each of its
 * languages.
 */
export interface AddedGame {
  name: string;
  seats: string[];
  standard: string;
  sets: string[];
  words: {
    [k: string]: string;
  };
}
/**
 * An address for mail.
 */
export interface Address {
  address: string;
}
/**
 * The advice of the coach after entry `seq`, and another nearly as good if there is one.
 */
export interface Advice {
  action: string;
  what: Sentence;
  why: Sentence[];
  danger: Sentence[];
  then: AdvisedAction | null;
  seq: number;
  other: Idea | null;
}
/**
 * A sentence as data: its name in the Fluent files, and the value of each variable that it shows.
 */
export interface Sentence {
  id: string;
  args: {
    [k: string]: string | number | Sentence | Said | (string | Sentence)[];
  };
}
/**
 * The words of a coach about an action: the action, then its reasons.
 */
export interface AdvisedAction {
  action: string;
  what: Sentence;
  why: Sentence[];
}
/**
 * The words of a coach about an action, and the dangers that stand before it.
 *
 * `then` follows where the action only begins an answer: an attack whose target is asked next.
 */
export interface Idea {
  action: string;
  what: Sentence;
  why: Sentence[];
  danger: Sentence[];
  then: AdvisedAction | null;
}
/**
 * A player of the house.
 */
export interface Agent {
  name: string;
}
/**
 * The consent of both sides to the list as it is.
 */
export interface Agreed {
  me: boolean;
  them: boolean;
}
/**
 * Some finished matches, the newest first, and where the next page begins.
 */
export interface ArchivePage {
  matches: FinishedMatch[];
  next: string | null;
}
/**
 * A finished match as the archive lists it; `winner` is a seat, None for a draw.
 *
 * `taken_back` is the number of takebacks.
 */
export interface FinishedMatch {
  id: string;
  game: string;
  rules: RuleSet;
  seats: {
    [k: string]: string | null;
  };
  winner: string | null;
  ended: string;
  entries: number;
  taken_back: number;
}
/**
 * Rules that are played by: their canonical text, and every option's value.
 */
export interface RuleSet {
  text: string;
  preset: string;
  options: {
    [k: string]: boolean | string;
  };
}
/**
 * The changes to the charter; what is left out stays.
 */
export interface Arrangement {
  why: string;
  name?: string;
  welcome_en?: string;
  welcome_fr?: string;
  conduct_en?: string;
  conduct_fr?: string;
  guests?: boolean;
  accounts?: "open" | "invited" | "closed";
  starting_gil?: number | null;
  prize?: number | null;
  community?: string | null;
}
/**
 * A puzzle as it is asked; `date` is of today's, `found` of one that the reader solved before.
 *
 * `easy` ones are asked of whoever has solved few.
 */
export interface AskedPuzzle {
  rating: number;
  people: number;
  firsts: number;
  mine: PuzzleRecord;
  id: string;
  game: string;
  rules: RuleSet;
  seat: string;
  aim: "win" | "draw" | "best";
  view: View;
  hints: string[];
  easy: boolean;
  date: string | null;
  found: TriedPuzzle | null;
}
/**
 * The reader's record of a puzzle.
 */
export interface PuzzleRecord {
  tries: number;
  hints: number;
  solved: boolean;
}
/**
 * The view of one viewer, a seat or "spectator": whose turn it is, what they may do, and the end once it came.
 *
 * A table says "over" as the `phase` of whatever it ends itself, and keeps the `score` as it stands. To the views of
 * an added game it gives their `drawing`, because no client has pictures of it.
 */
export interface View {
  game: string;
  viewer: string;
  to_act: string | null;
  legal: Legal[];
  result: Result | null;
  phase?: string;
  score?: unknown;
  drawing?: Drawing;
}
/**
 * Something that the viewer may do now; `action` is its text.
 */
export interface Legal {
  action: string;
}
/**
 * The end of a match: the winner, None for a draw, the reason, and a number by seat where the game keeps score.
 */
export interface Result {
  winner: string | null;
  reason: string;
  score?: unknown;
}
/**
 * A view as lines of text in every language; a line is pieces of (text, style).
 */
export interface Drawing {
  en: [string, string][][];
  fr: [string, string][][];
}
/**
 * The outcome of an action; `theme` is what decides, told with the solution, `reply` what a wrong one meets.
 */
export interface TriedPuzzle {
  action: string;
  right: boolean;
  worth: PuzzleWorth;
  theme: string | null;
  events: Told[];
  view: View;
  reply: PuzzleReply | null;
}
/**
 * The worth of an action to the seat that acts: the margin at the end if it was solved, else games won of 100.
 */
export interface PuzzleWorth {
  margin: number | null;
  chances: number | null;
}
/**
 * An event, by its kind, as one viewer may know it.
 */
export interface Told {
  en: string;
  fr: string;
  kind: string;
  seat?: string | null;
}
/**
 * The answer of the other side to a wrong action: its events, and the position after it.
 */
export interface PuzzleReply {
  seat: string;
  action: string;
  events: Told[];
  view: View;
}
/**
 * The absence of the reader: until when it lasts, and how many days they have left this year.
 */
export interface Away {
  until: string | null;
  left: number;
  at_once: number;
}
/**
 * The times until which the sides of a table are away, by the seats' names.
 */
export interface AwayAtTable {
  away: {
    [k: string]: string;
  };
}
/**
 * The reason why something is done.
 */
export interface Because {
  why: string;
}
/**
 * The match that a challenge led to.
 */
export interface Begun {
  challenge: string;
  match: string;
}
/**
 * The ties between me and another: what I made of them, how our matches went, and those we play now.
 */
export interface Between {
  you: boolean;
  tie: ("friend" | "blocked") | null;
  won: number;
  drawn: number;
  lost: number;
  run: Run | null;
  tables: Listed[];
}
/**
 * The longest run of wins between two, and whether it is mine.
 */
export interface Run {
  yours: boolean;
  count: number;
}
/**
 * A match in a list: the reader's seat, whose turn it is and by when; once it is over who won, None for a draw.
 */
export interface Listed {
  id: string;
  game: string;
  rules: RuleSet;
  status: "open" | "live" | "over" | "closed";
  seats: {
    [k: string]: Seat;
  };
  you: string | null;
  created: string;
  terms: Terms;
  turn: string | null;
  deadline: string | null;
  winner: string | null;
}
/**
 * The occupant of a seat; `name` is None if it is free, or if the player has left the hall.
 */
export interface Seat {
  kind: "player" | "bot" | "open";
  name: string | null;
  agent?: string;
}
/**
 * The terms of a match beyond its rules; a `study` began from a position, and counts for nothing.
 *
 * What is staked and won belongs to a `community`, or else to the hall.
 */
export interface Terms {
  rated: boolean;
  gil: number;
  owned: boolean;
  clock: Clock | null;
  tournament: string | null;
  study: boolean;
  community: string | null;
  stage: StageTerms | null;
}
/**
 * The time each seat may think, in seconds: in all, given back after every turn, and free at the start of each.
 */
export interface Clock {
  bank: number;
  increment: number;
  free: number;
  at_zero: "lose" | "play" | "count";
}
/**
 * The stage of a journey that a match is played for, a community's or the house's, and its goal as it was then.
 */
export interface StageTerms {
  name: string;
  asks: Said;
  goal: Condition[];
  community: string | null;
}
/**
 * One part of what a goal asks for: exactly one of the first four, the bounds of an event, and its words.
 */
export interface Condition {
  win?: boolean;
  lead?: number;
  moves?: number;
  event?: string;
  where?: {
    [k: string]: string | number | boolean;
  };
  least?: number;
  most?: number;
  says?: Said;
}
/**
 * A text in both languages, either of which may be missing.
 */
export interface Bilingual {
  en: string;
  fr: string;
}
/**
 * A board of a round; `first` and `second` are places in the draw.
 *
 * `won`, `lost` and `drawn` count its games for whoever sits first. Without a match and a result it is a challenge of
 * the first to the second, in a ladder.
 */
export interface Board {
  round: number;
  board: number;
  first: number | null;
  second: number | null;
  match: string | null;
  result: ("first" | "second" | "draw" | "bye" | "none") | null;
  replays: number;
  won: number;
  lost: number;
  drawn: number;
}
/**
 * A match against the house, which brings what the challenger names, else what the table deals.
 */
export interface Bot {
  kind: "bot";
  agent?: string;
  bring?: Bring | null;
}
/**
 * The cards or deck of a seat: cards by id or name or of one's own, or a deck by name or text, and its leader.
 */
export interface Bring {
  /**
   * @maxItems 1000
   */
  cards?: (
    | number
    | string
    | {
        [k: string]: unknown;
      }
  )[];
  deck?: string | null;
  text?: string | null;
  main?: string | null;
}
/**
 * A tournament that does not take place.
 */
export interface CalledOff {
  tournament: string;
  status: "off";
}
/**
 * The cards of a set, each as its game tells it.
 */
export interface CardList {
  set: string;
  cards: {
    [k: string]: unknown;
  }[];
}
/**
 * A set that can be collected: the number of its cards, and how many of them I own in one copy or more.
 *
 * The `title` is that of the set, where no language has a word for it.
 */
export interface CardSetName {
  game: string;
  set: string;
  title: string | null;
  cards: number;
  owned: number;
}
/**
 * The sets that are sold here or that I have cards of, and my gil.
 *
 * `bound` is why nothing of mine can be given away or staked yet.
 */
export interface CardSets {
  gil: number;
  bound: Said | null;
  sets: CardSetName[];
}
/**
 * A match that is proposed; `seat` is the challenger's, or "random".
 *
 * `staked` are cards of theirs that may be won. Whoever may accept is told them if they lie face up from the deal on.
 * `swing` is about how many points of the reader's rating it is rated for, if both have one under its rules.
 * It `answers` another challenge with other terms, by its id; `answer` is the id of the one that answered it so.
 */
export interface Challenge {
  id: string;
  game: string;
  rules: RuleSet;
  terms: Terms;
  challenger: Challenger;
  to: Acquaintance | null;
  audience: "lobby" | "link" | "player";
  seat: string;
  commitment: string;
  nonce: string | null;
  mine: boolean;
  short: boolean;
  status: "open" | "accepted" | "declined" | "withdrawn" | "countered" | "expired" | "lapsed";
  match: string | null;
  staked: StakedCard[];
  swing: number | null;
  answers: string | null;
  answer: string | null;
  lapse: Said | null;
  created: string;
  expires: string;
}
/**
 * The player who proposes a match, and their rating under its rules.
 */
export interface Challenger {
  id: string;
  name: string;
  rating: Rating | null;
}
/**
 * The strength of a player; `margin` is one standard deviation.
 */
export interface Rating {
  points: number;
  margin: number;
  provisional: boolean;
  matches: number;
}
/**
 * A card that a challenger plays for.
 */
export interface StakedCard {
  asset: string;
  name: string;
  called: Said;
}
/**
 * The sender's part in the chance of a match, and the id of the commitment made to them before.
 */
export interface ChanceChoice {
  commitment: string;
  nonce: string;
}
/**
 * The amount of an asset that was gained, or lost if it is negative.
 */
export interface Change {
  asset: string;
  name: string;
  called: Said;
  amount: number;
}
/**
 * A rule told for players; `option` and `value` say under which house rule it holds, if it does not always.
 */
export interface Chapter {
  name: string;
  title: Said;
  text: Said;
  option: string | null;
  value: boolean | string;
  examples: Worked[];
}
/**
 * A worked example of the rulebook, by name.
 */
export interface Worked {
  name: string;
  title: Said;
  rules: string;
}
/**
 * The texts of the hall, whom it lets in, and the community of players who have chosen none.
 */
export interface Charter {
  name: string;
  welcome: Bilingual;
  conduct: Bilingual;
  guests: boolean;
  accounts: string;
  community: string | null;
}
/**
 * The charter that keepers write for a community.
 */
export interface CharterChoice {
  name: InTwo;
  seal: SealChoice;
  welcome: InTwo;
  /**
   * @maxItems 24
   */
  presets: HouseRulesChoice[];
  /**
   * @maxItems 24
   */
  sets: string[];
  open: boolean;
  purse?: PurseChoice | null;
}
/**
 * A text in either language or both.
 */
export interface InTwo {
  en?: string;
  fr?: string;
}
/**
 * A seal.
 */
export interface SealChoice {
  wax: "plum" | "velvet" | "baize" | "blue" | "red" | "ink";
  symbol: "lantern-flame" | "lighthouse" | "anchor" | "teapot" | "owl" | "oak" | "crown" | "mushrooms" | "whale-tail" | "candle-flame" | "castle" | "bee";
}
/**
 * Rules under a name.
 */
export interface HouseRulesChoice {
  id: string;
  name: InTwo;
  rules: string;
}
/**
 * The gil and cards of a community's own.
 */
export interface PurseChoice {
  gil: number;
  prize?: number | null;
}
/**
 * A community as a file that is taken home; `parlour` is the number of its form.
 */
export interface CharterFile {
  parlour: number;
  community: string;
  charter: ClubCharter;
}
/**
 * A community as its keepers describe it; where a text is empty in one language, the other stands for it.
 *
 * `sets` are card sets of its own, as game/set. Where it is not `open`, newcomers ask to be let in. Without a `purse`
 * of its own it is played with what people have in the hall.
 */
export interface ClubCharter {
  name: Said;
  seal: Seal;
  welcome: Said;
  presets: HouseRules[];
  sets: string[];
  open: boolean;
  purse: OwnPurse | null;
}
/**
 * A community's seal: the colour of its wax, and what is pressed into it.
 */
export interface Seal {
  wax: "plum" | "velvet" | "baize" | "blue" | "red" | "ink";
  symbol: "lantern-flame" | "lighthouse" | "anchor" | "teapot" | "owl" | "oak" | "crown" | "mushrooms" | "whale-tail" | "candle-flame" | "castle" | "bee";
}
/**
 * Rules that a community plays under a name of its own, as a canonical text; `id` names them in addresses.
 */
export interface HouseRules {
  id: string;
  name: Said;
  rules: string;
}
/**
 * Gil and cards that a community keeps apart from the hall's.
 *
 * Players begin there with `gil`. `prize` is the house's for a win under rules that have one; None as the rules have
 * it, 0 for none.
 */
export interface OwnPurse {
  gil: number;
  prize: number | null;
}
/**
 * A line of a table's chat, or of the lobby's; no text where a moderator removed it.
 */
export interface ChatLine {
  number: number;
  room: "players" | "watchers" | "lobby";
  by: Speaker;
  text: string | null;
  time: string;
}
/**
 * The speaker of a line, and their seat.
 */
export interface Speaker {
  id: string;
  name: string | null;
  seat: string | null;
  you: boolean;
}
/**
 * An action that may be tried: what is certain to come of it, how many outcomes there are; None for very many.
 */
export interface Choice {
  action: string;
  outcomes: number | null;
  events: Told[];
}
/**
 * The time that each seat may think, in seconds; see `parlour.table.clock`.
 */
export interface ClockChoice {
  bank?: number;
  increment?: number;
  free?: number;
  at_zero?: "lose" | "play" | "count";
}
/**
 * The state of the clocks: `left` in milliseconds as of the beginning of the turn.
 */
export interface ClockState {
  left: {
    [k: string]: number;
  };
  running: string | null;
  since: string;
  deadline: string | null;
}
/**
 * The status of a challenge that was closed.
 */
export interface Closed {
  challenge: string;
  status: "open" | "accepted" | "declined" | "withdrawn" | "countered" | "expired" | "lapsed";
}
/**
 * A community, how many belong to it, and how I stand to it.
 */
export interface CommunityLine {
  id: string;
  charter: ClubCharter;
  revision: number;
  members: number;
  you: ("asks" | "member" | "keeper") | null;
}
/**
 * All communities, the oldest first, and whether I may make one.
 */
export interface CommunityList {
  communities: CommunityLine[];
  makes: boolean;
}
/**
 * A community with its keepers and members; a reader who `keeps` it is told who asks to join.
 */
export interface CommunityPage {
  id: string;
  charter: ClubCharter;
  revision: number;
  members: number;
  you: ("asks" | "member" | "keeper") | null;
  keeps: boolean;
  people: CommunityPerson[];
}
/**
 * A person who belongs to a community, or asks to, and since which day.
 */
export interface CommunityPerson {
  name: string;
  standing: "asks" | "member" | "keeper";
  since: string;
}
/**
 * The player whom an act is about; without a name if they have left.
 */
export interface Concerned {
  id: string;
  name: string | null;
}
/**
 * A player with so many copies of a card.
 */
export interface Copies {
  name: string;
  count: number;
}
/**
 * A number of copies to buy or to sell.
 */
export interface Count {
  count?: number;
}
/**
 * A name and its password.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * Copies of a card that were bought or sold.
 */
export interface Dealt {
  card: string;
  count: number;
}
/**
 * A report that was decided about.
 */
export interface Decided {
  report: number;
}
/**
 * The knowledge of a seat after entry `seq`, whoever is to act.
 *
 * `record` is what the game's `observe` left for it: its bytes in base64. They are laid out as this `revision` of the
 * game's rules has it. The record is None for a game whose records hold more.
 */
export interface Decision {
  seq: number;
  seat: string;
  to_act: string | null;
  revision: number;
  record: string | null;
  view: View;
}
/**
 * The cards of a deck that could be read as text, and what is wrong with its lines.
 */
export interface DeckRead {
  main: string | null;
  cards: string[];
  problems: Refused[];
}
/**
 * A refusal: its code, where it happened, and the sentence.
 */
export interface Refused {
  en: string;
  fr: string;
  code: string;
  message: string;
  at: string | null;
}
/**
 * My decks for a game, the one I changed last first, and how many there may be.
 */
export interface DeckShelf {
  most: number;
  decks: KeptDeck[];
}
/**
 * A deck of mine.
 */
export interface KeptDeck {
  id: string;
  name: string;
  main: string | null;
  cards: string[];
  changed: string;
}
/**
 * A deck as people write it.
 */
export interface DeckText {
  text: string;
}
/**
 * A deck under a name: its cards, and its leader when that is decided.
 */
export interface DeckToKeep {
  name: string;
  main?: string | null;
  /**
   * @maxItems 1000
   */
  cards: string[];
}
/**
 * A deed of a moderator, and the report it was about.
 */
export interface Deed {
  number: number;
  kind: string;
  time: string;
  moderator: Person;
  about: Person;
  until?: string;
  why?: string;
  report?: number;
  reason?: string;
  line?: number;
  match?: string;
}
/**
 * Somebody as moderators see them.
 */
export interface Person {
  id: string;
  name: string | null;
  role: Role;
}
/**
 * Some deeds, the newest first, and where the next page begins.
 */
export interface DeedLog {
  deeds: Deed[];
  next: number | null;
}
/**
 * A page of the accounts that fit, how many fit, and how many there are.
 */
export interface Directory {
  members: MemberLine[];
  count: number;
  all: number;
}
/**
 * An account in the directory; `cards` is None where they are kept to themselves.
 *
 * It is `here` when it is in the lobby or `plays`.
 */
export interface MemberLine {
  id: string;
  name: string;
  you: boolean;
  friend: boolean;
  fresh: boolean;
  seen: "today" | "week" | "month" | "long";
  here: boolean;
  plays: MemberTable | null;
  rating: FamilyRating | null;
  cards: number | null;
  has: number;
  wants: number;
}
/**
 * A table that somebody plays at right now, for whoever wants to watch; `against` is None for the house.
 */
export interface MemberTable {
  match: string;
  against: string | null;
}
/**
 * A rating under one family of rules, like chakart:seed.
 */
export interface FamilyRating {
  points: number;
  margin: number;
  provisional: boolean;
  matches: number;
  family: string;
}
/**
 * A set to be published after an edition, 0 where there is none yet.
 *
 * A new one belongs to a `community`: the one that its maker keeps, unless they name another of theirs. What a host
 * makes for none is the hall's.
 */
export interface Draft {
  game: string;
  name: string;
  title: string;
  pack_price: number;
  /**
   * @maxItems 1000
   */
  cards: {
    [k: string]: unknown;
  }[];
  after: number;
  community?: string | null;
}
/**
 * The picks of chance in one entry: each is below `n`, with its value.
 */
export interface Drawn {
  seq: number;
  kind: string;
  picks: [number, number][];
}
/**
 * The outcome for each member; nothing is written.
 */
export interface DryRun {
  members: RegisterMember[];
}
/**
 * A member of a register, and what would become of them: new, here already, or not to be brought in, and why.
 */
export interface RegisterMember {
  line: number;
  name: string;
  cards: number;
  gil: number;
  verdict: string;
  fault: Refused | null;
}
/**
 * The duty of the moderators: what waits for them; the host alone is told who they are.
 */
export interface Duty {
  reports: Report[];
  mutes: Mute[];
  moderators: string[] | null;
}
/**
 * A report, with what was said around the line.
 */
export interface Report {
  number: number;
  reporter: Person;
  accused: Person;
  reason: "insult" | "spam" | "cheating" | "name" | "other";
  note: string;
  time: string;
  match: string | null;
  line: number | null;
  context: ReportedLine[];
}
/**
 * A line around the one that was reported.
 */
export interface ReportedLine {
  number: number;
  by: string;
  name: string | null;
  text: string | null;
  time: string;
}
/**
 * Somebody who may not talk, until when, and why.
 */
export interface Mute {
  player: string;
  name: string | null;
  until: string;
  why: string;
}
export interface Earlier {
  owner: string;
  time: string;
  memo: string;
  with: string | null;
}
/**
 * An outcome of an action that chance had a part in; `value` is chances in 100 for the seat that played it.
 */
export interface End {
  probability: string;
  value: number;
  happened: boolean;
  events: Told[];
}
/**
 * A collection that has begun.
 */
export interface Enrolled {
  enrolled: boolean;
}
/**
 * A player who takes part, or does not any more.
 */
export interface Entered {
  tournament: string;
  player: string;
}
/**
 * An entrant; `number` is their place in the draw, `nonce` what they add to chance.
 *
 * Before the start `waits` is their place on the waiting list, and `here` since when they are there.
 */
export interface Entrant {
  number: number | null;
  id: string;
  name: string;
  withdrawn: boolean;
  nonce: string | null;
  waits: number | null;
  here: string | null;
}
/**
 * One step of a match; `view` is what its viewer saw after it, None where today's rules do not lead there.
 */
export interface Entry {
  seq: number;
  kind: string;
  seat: string | null;
  action: string | null;
  time: string;
  events: Told[];
  view: View | null;
}
/**
 * The body of every answer that is not the one asked for.
 */
export interface Failed {
  error: Refused;
}
/**
 * The farewell of somebody who leaves for good; an account says its password once more.
 */
export interface Farewell {
  password?: string | null;
}
/**
 * A fault of a cell of a sheet of cards, and its repair where only one thing can be meant.
 */
export interface Fault {
  en: string;
  fr: string;
  column: string;
  repair: string | null;
}
/**
 * The answer that a report came in.
 */
export interface Filed {
  reported: boolean;
}
/**
 * A worked example, played by the rules.
 */
export interface Film {
  rules: RuleSet;
  history: Shot[];
}
/**
 * A step of a worked example, as an entry of a match's history, with what is said of it.
 *
 * If it is the reader's to take, `task` asks for it; `tries` answer all else that they may do then.
 */
export interface Shot {
  kind: string;
  seat: string | null;
  action: string | null;
  say: Said | null;
  task: Said | null;
  tries: Remark[];
  events: Told[];
  view: View;
  seq: number;
}
/**
 * The reason why an action is not what a reader was asked for.
 */
export interface Remark {
  action: string;
  say: Said;
}
/**
 * The check of an entry: whether its picks are those the seed gives, and whether today's rules led to it.
 *
 * `nonces` are how many seats' nonces are in the picks: one in a lot of seats that was drawn before the second player
 * came.
 */
export interface Finding {
  seq: number;
  picks: number;
  nonces: number;
  ok: boolean;
  replayed: boolean;
}
/**
 * The reader's own entry that was far better than any other choice, by how much, and what it came to.
 */
export interface FinestMove {
  seq: number;
  lead: number;
  says: Sentence;
}
/**
 * The name of somebody whose password was forgotten.
 */
export interface Forgotten {
  name: string;
}
/**
 * A position as it is kept, and as the seat to act sees it.
 */
export interface Frame {
  position: {
    [k: string]: unknown;
  };
  notations: {
    [k: string]: string;
  };
  view: View;
  to_act: string | null;
  legal: string[];
  result: Result | null;
}
/**
 * A game that is played here; `owned_only` when people play it with cards of their collections alone.
 */
export interface GameState {
  name: string;
  seats: string[];
  ready: boolean;
  owned_only: boolean;
}
/**
 * A number of each asset, in the hall or in a community that keeps its own.
 */
export interface Gift {
  why: string;
  assets: {
    [k: string]: number;
  };
  community?: string | null;
}
/**
 * The gifts of the house, to those who begin a collection and to those who win.
 *
 * They are None where the host did not choose; then a newcomer gets `usual_gil`.
 */
export interface Gifts {
  starting_gil: number | null;
  usual_gil: number;
  prize: number | null;
}
/**
 * Copies of one asset.
 */
export interface Given {
  asset: string;
  name: string;
  called: Said;
  count: number;
}
/**
 * The state of the hall: its database, processes, tables, messages outside, disk and requests.
 *
 * This process serves since `opened`. The database answers in so many milliseconds. Of the processes that beat, some
 * are `silent`. `sockets` are those of this process. `outside` is what is on its way outside, and `late` what is late
 * there. `disk` and `free` are bytes. `requests` are those that this process answered, and `wrong` those that went
 * wrong.
 */
export interface Health {
  opened: string;
  database: number;
  processes: number;
  silent: number;
  live: number;
  waiting: number;
  sockets: number;
  outside: number;
  late: number;
  disk: number;
  free: number;
  requests: number;
  wrong: number;
}
/**
 * A page of a room: the reader may read `rooms`, their own first; earlier lines begin before `next`.
 */
export interface Heard {
  room: "players" | "watchers" | "lobby";
  rooms: ("players" | "watchers" | "lobby")[];
  lines: ChatLine[];
  next: number | null;
  longest: number;
  hindrance: Hindrance | null;
}
/**
 * The reason why somebody may not talk; of a mute also until when, and what for.
 */
export interface Hindrance {
  en: string;
  fr: string;
  code: string;
  message: string;
  at: string | null;
  until?: string;
  why?: string;
}
/**
 * The wish for a hint of this kind.
 */
export interface HintWanted {
  hint: "rule" | "which" | "where";
}
/**
 * A player who has copies of a card.
 */
export interface Holder {
  id: string;
  name: string;
  count: number;
  you: boolean;
}
/**
 * The program of the reader's that is told, signed with the secret, and the hosts where it may be.
 */
export interface Hook {
  hosts: string[];
  url: string | null;
  secret: string | null;
}
/**
 * The address at which a program listens.
 */
export interface HookAddress {
  url: string;
}
/**
 * A line of the journal.
 */
export interface HostAct {
  number: number;
  id: string;
  kind: string;
  host: string | null;
  about: Concerned | null;
  beside: Concerned | null;
  time: string;
  why: string;
  was: string | null;
  became: string | null;
  undoes: boolean;
  undone: boolean;
  reversible: boolean;
  data: ActDetails;
}
/**
 * The token that `parlour host-token` printed.
 */
export interface HostToken {
  token: string;
}
/**
 * From one time of day until another, as "22:00", on the reader's clocks.
 */
export interface Hours {
  since: string;
  until: string;
}
/**
 * The house's players of a game, weakest first, and the rule set under which that was measured.
 */
export interface House {
  game: string;
  rules: string | null;
  levels: Level[];
}
/**
 * A named strength of the house: its Elo among those of its game, and the error (95 %); null if not measured.
 */
export interface Level {
  name: string;
  elo: number | null;
  error: number | null;
}
/**
 * The number of notices that wait for the reader, and all notices: what waits first, then the newest first.
 */
export interface Inbox {
  waiting: number;
  notices: Notice[];
}
/**
 * A notice to the reader: a sentence, and where it leads.
 *
 * It `waits` while they have something to do there, until `due` where there is an end to that.
 */
export interface Notice {
  id: string;
  kind:
    | "challenged"
    | "countered"
    | "accepted"
    | "declined"
    | "fell-through"
    | "rematch"
    | "turn"
    | "ended"
    | "pick"
    | "picked"
    | "trade"
    | "traded"
    | "trade-off"
    | "pairing"
    | "tried"
    | "cup-announced"
    | "cup-checkin"
    | "cup-challenged"
    | "cup-declined"
    | "cup-missed"
    | "cup-off"
    | "cup-over"
    | "community-asks"
    | "community-member"
    | "community-keeper"
    | "reported"
    | "reports-week";
  says: Sentence;
  link: string;
  created: string;
  waits: boolean;
  due: string | null;
  read: boolean;
}
/**
 * A link by which accounts are made; `open` while it works.
 */
export interface Invitation {
  id: string;
  note: string;
  made: string;
  expires: string;
  uses: number;
  used: number;
  open: boolean;
}
/**
 * The link, told once, and the act that made it.
 */
export interface InvitationLink {
  act: string;
  link: string;
}
/**
 * A seat taken where the commitment is in sight.
 */
export interface Join {
  bring?: Bring | null;
  nonce?: string;
}
/**
 * Some acts, the newest first, and where the next page begins.
 */
export interface JournalPage {
  acts: HostAct[];
  next: number | null;
}
/**
 * A road through a game, a community's or the house's; `onward` is the first stage that one has not reached.
 */
export interface Journey {
  game: string;
  community: string | null;
  title: Said;
  onward: string | null;
  stages: JourneyStage[];
}
/**
 * A stage of a journey: its words, its rules, who of the house plays, and whether one reached its goal.
 *
 * `chapter` is the chapter of the rulebook to read before, `puzzles` the theme of puzzles that teach it.
 */
export interface JourneyStage {
  name: string;
  title: Said;
  new: Said;
  asks: Said;
  hint: Said;
  rules: RuleSet;
  opponent: string;
  part: Said | null;
  chapter: string | null;
  puzzles: string | null;
  reached: boolean;
}
/**
 * The check of a journey's text: its number of stages, 0 if something is wrong, and all that is.
 */
export interface JourneyChecked {
  stages: number;
  faults: JourneyFault[];
}
/**
 * A line that is wrong, and why.
 */
export interface JourneyFault {
  line: number;
  reason: Said;
}
/**
 * A journey in a line: how many stages it has and how many of them one reached, and the one that comes next.
 */
export interface JourneyLine {
  game: string;
  community: string | null;
  title: Said;
  stages: number;
  reached: number;
  ahead: JourneyStage | null;
}
/**
 * The text of a journey, as a file has it.
 */
export interface JourneyText {
  text: string;
}
/**
 * Rules of mine, as text.
 */
export interface KeptRuleSet {
  name: string;
  rules: string;
  usual: boolean;
}
/**
 * A line of a leaderboard.
 */
export interface Leader {
  points: number;
  margin: number;
  provisional: boolean;
  matches: number;
  name: string;
}
/**
 * The number of days for which somebody goes.
 */
export interface Leaving {
  days: number;
}
/**
 * A match against whoever opens the link.
 */
export interface Link {
  kind: "link";
}
/**
 * A puzzle of the list.
 */
export interface ListedPuzzle {
  rating: number;
  people: number;
  firsts: number;
  mine: PuzzleRecord;
  id: string;
  game: string;
  rules: string;
  theme: string;
}
/**
 * The lobby as I see it: challenges that concern me, rematches for which a chair is kept for me, and matches.
 *
 * `playing` are the games I play, and `watching` those I can watch, each the newest first.
 */
export interface LobbyNow {
  now: string;
  challenges: Challenge[];
  rematches: Notice[];
  playing: Listed[];
  watching: Listed[];
}
/**
 * A position that was decided in, as the seat to act saw it, with everything that its side held.
 *
 * `line` is best play from there. `reply` is what was played and the best answer to it. `ends` are all that could have
 * come of it.
 */
export interface LookedAt {
  seq: number;
  view: View;
  line: Entry[];
  reply: Entry[];
  ends: End[];
}
/**
 * A machine of mine; `seen` is when its token was last used, by the day.
 */
export interface MachineLine {
  id: string;
  name: string;
  created: string;
  seen: string;
}
/**
 * A set with what it is made of, the number of its newest edition, and its editions, newest first.
 *
 * `changes` says whether the reader may make the next.
 */
export interface MadeCards {
  game: string;
  name: string;
  title: string;
  value: string;
  cards: number;
  published: string;
  community: string | null;
  admitted: boolean;
  number: number;
  document: {
    [k: string]: unknown;
  };
  editions: MadeSet[];
  changes: boolean;
}
/**
 * A set that was made here, as it is now: `value` is what rules name it by.
 *
 * It is sold in its community alone until it is `admitted`.
 */
export interface MadeSet {
  game: string;
  name: string;
  title: string;
  value: string;
  cards: number;
  published: string;
  community: string | null;
  admitted: boolean;
}
/**
 * The mail to the reader: whether the hall sends any, to which address, and whether who reads it has said so.
 */
export interface Mail {
  offered: boolean;
  address: string | null;
  proven: boolean;
}
/**
 * The table around the board, as one player or passer-by may know it; a rematch `follows` a match.
 */
export interface Match {
  status: "open" | "live" | "over" | "closed";
  secret: string | null;
  to_act: string | null;
  clock: ClockState | null;
  offer: OpenOffer | null;
  abort: boolean;
  takeback: number | null;
  taken_back: number;
  result: Result | null;
  strayed: number | null;
  rematch: string | null;
  seq: number;
  id: string;
  game: string;
  rules: RuleSet;
  seats: {
    [k: string]: Seat;
  };
  you: string | null;
  commitment: string;
  nonces: {
    [k: string]: string | null;
  };
  terms: Terms;
  draws: boolean;
  takebacks: boolean;
  lapse: Said | null;
  created: string;
  follows: string | null;
}
/**
 * A seat's proposal that the other has not answered.
 */
export interface OpenOffer {
  what: "draw" | "abort";
  seat: string;
}
/**
 * The player who asks.
 */
export interface Me {
  id: string;
  name: string;
  role: Role;
  lang: "en" | "fr";
}
/**
 * The cards that a match moved to a player, and away from them: their names as printed, and what each is called in
 * every language.
 */
export interface Moved {
  match: string;
  took: string[];
  lost: string[];
  took_called: Said[];
  lost_called: Said[];
}
/**
 * My machines, and how many I may have; 0 where the host wants none.
 */
export interface MyMachines {
  machines: MachineLine[];
  most: number;
}
/**
 * The name that a machine is to have, without the mark before it.
 */
export interface NamedMachine {
  name: string;
}
/**
 * Rules that have a name of their own somewhere, as a text, and the source of the name.
 */
export interface NamedRules {
  name: string;
  rules: string;
  source: string;
}
/**
 * The name and password of an account to come, and what invites to it where that is needed.
 */
export interface NewAccount {
  name: string;
  password: string;
  invitation?: string | null;
}
/**
 * A ban: how long it lasts; without days for good.
 */
export interface NewBan {
  why: string;
  days?: number | null;
}
/**
 * The address and the keys that a browser gives for pushes to it.
 */
export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * A match to be proposed.
 */
export interface NewChallenge {
  game: string;
  rules: string | RulesChoice;
  bring?: Bring | null;
  seat?: ("first" | "random") | string;
  to: ToLobby | Link | ToPlayer | ToChallenger;
  terms?: TermsChoice;
  chance?: ChanceChoice | null;
}
/**
 * A rule set as its text, or as a preset with changed options.
 */
export interface RulesChoice {
  text?: string | null;
  preset?: string | null;
  options?: {
    [k: string]: boolean | string;
  };
}
/**
 * A challenge to everybody in the lobby.
 */
export interface ToLobby {
  kind: "lobby";
}
/**
 * A challenge to one player, by their id.
 */
export interface ToPlayer {
  kind: "player";
  player: string;
}
/**
 * An answer to whoever made the challenge of an id: other terms than those it proposes.
 */
export interface ToChallenger {
  kind: "answer";
  challenge: string;
}
/**
 * The terms of a match beyond its rules, and the community whose own gil and cards are meant.
 */
export interface TermsChoice {
  rated?: boolean;
  gil?: number;
  owned?: boolean;
  clock?: ClockChoice | null;
  community?: string | null;
}
/**
 * Another charter, on top of the one whose revision was seen.
 */
export interface NewCharter {
  seen: number;
  charter: CharterChoice;
}
/**
 * A community to be made, and its address.
 */
export interface NewCommunity {
  name: InTwo;
  seal: SealChoice;
  welcome: InTwo;
  /**
   * @maxItems 24
   */
  presets: HouseRulesChoice[];
  /**
   * @maxItems 24
   */
  sets: string[];
  open: boolean;
  purse?: PurseChoice | null;
  id: string;
}
/**
 * An invitation to be made: a note of whom it is for, how often it may be used, and for how many days.
 */
export interface NewInvitation {
  why: string;
  note?: string;
  uses?: number;
  days?: number;
}
/**
 * The link that opens an account, told once, and the act that made it.
 */
export interface NewKeyLink {
  act: string;
  link: string;
}
/**
 * A key, and the password to come.
 */
export interface NewKeyed {
  key: string;
  password: string;
}
/**
 * A table to be opened.
 *
 * Against the house `moves` may name what is played already at a table where nothing is at stake: both sides' first
 * actions, in turn.
 */
export interface NewMatch {
  game: string;
  rules: string | RulesChoice;
  bring?: Bring | null;
  seat?: ("first" | "second" | "random") | string;
  opponent: Bot | Link;
  terms?: TermsChoice;
  chance?: ChanceChoice | null;
  /**
   * @maxItems 2
   */
  moves?: [] | [string] | [string, string];
}
/**
 * A name that somebody wants.
 */
export interface NewName {
  name: string;
}
/**
 * The old password, and the one to come.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * A register to be brought in.
 */
export interface NewRegister {
  why: string;
  text: string;
  game: string;
  set: string;
}
/**
 * A report: what it is about, and why.
 */
export interface NewReport {
  about: AboutLine | AboutPlayer;
  reason: "insult" | "spam" | "cheating" | "name" | "other";
  note?: string;
}
/**
 * The role that an account gets.
 */
export interface NewRole {
  role: "player" | "moderator";
}
/**
 * A table for a stage, and my part in its chance.
 */
export interface NewStageMatch {
  chance?: ChanceChoice | null;
}
/**
 * The standing that somebody gets in a community.
 */
export interface NewStanding {
  standing: "member" | "keeper";
}
/**
 * A position to be played on from, against the house.
 */
export interface NewStudy {
  begin: SetUp | Step | Posed;
  seat?: string | null;
  agent?: string | null;
  chance?: ChanceChoice | null;
}
/**
 * A position set up by hand.
 */
export interface SetUp {
  game: string;
  rules: string | RulesChoice;
  position: {
    [k: string]: unknown;
  };
}
/**
 * A step of a finished match, by the number of its entry.
 */
export interface Step {
  match: string;
  seq: number;
}
/**
 * The position of a puzzle.
 */
export interface Posed {
  puzzle: string;
}
/**
 * The tie that I make to a player.
 */
export interface NewTie {
  kind: "friend" | "blocked";
}
/**
 * A tournament to be announced.
 *
 * `hours` is how long a round lasts, `swiss` how many rounds a Swiss has. `prize` is what the first, second and third
 * place win, as counts by asset. A ladder `ends` at a time, and has so many `meetings` of the same two a week.
 */
export interface NewTournament {
  name: string;
  game: string;
  rules: string | RulesChoice;
  form: string;
  most?: number;
  hours?: number | null;
  guests?: boolean;
  terms?: TermsChoice;
  description?: string;
  starts?: string | null;
  checkin?: boolean;
  swiss?: number | null;
  best?: number;
  third?: boolean;
  /**
   * @maxItems 3
   */
  prize?:
    | []
    | [
        {
          [k: string]: number;
        }
      ]
    | [
        {
          [k: string]: number;
        },
        {
          [k: string]: number;
        }
      ]
    | [
        {
          [k: string]: number;
        },
        {
          [k: string]: number;
        },
        {
          [k: string]: number;
        }
      ];
  ends?: string | null;
  meetings?: number | null;
}
/**
 * A trade to be proposed: what one player gives, and gets for it, as counts by asset; and what they say to it.
 */
export interface NewTrade {
  to: string;
  mine: {
    [k: string]: number;
  };
  theirs: {
    [k: string]: number;
  };
  community?: string | null;
  message?: string;
}
/**
 * A verdict on a report; one that neither removes nor mutes dismisses it.
 */
export interface NewVerdict {
  remove?: boolean;
  hours?: number | null;
  why?: string;
}
/**
 * A request that the referee cannot rule on, and the reason.
 */
export interface NotRuled {
  id: unknown;
  ok: false;
  error: Refused;
}
/**
 * The answer about a link to a program that shows links, by oEmbed 1.0.
 */
export interface OEmbed {
  version: "1.0";
  type: "rich" | "photo";
  title: string;
  provider_name: string;
  provider_url: string;
  width: number;
  height: number;
  url?: string;
  html?: string;
}
/**
 * The chance of drawing one of the `cards` of a price: as an exact fraction, and in percent.
 */
export interface Odds {
  price: number;
  cards: number;
  chance: string;
  percent: number;
}
/**
 * The cards of a pack, and the secret their picks came from.
 */
export interface OpenedPack {
  cards: string[];
  commitment: string;
  secret: string;
}
/**
 * One thing that a table may decide.
 */
export interface Option {
  name: string;
  kind: "switch" | "choice";
  group: string;
  values: (boolean | string)[];
  titles: {
    [k: string]: string;
  };
}
/**
 * The origin of the seed of a tournament's match: HMAC-SHA256 of the tournament's seed over a text.
 */
export interface Origin {
  commitment: string;
  secret: string;
  text: string;
}
/**
 * A name that the account has from now on.
 */
export interface OtherName {
  why: string;
  name: string;
}
/**
 * An outcome of an action; `probability` is a fraction.
 */
export interface Outcome {
  position: {
    [k: string]: unknown;
  };
  notations: {
    [k: string]: string;
  };
  view: View;
  to_act: string | null;
  legal: string[];
  result: Result | null;
  probability: string;
  events: Told[];
}
/**
 * All that can come of an action of a seat, the likeliest first; `more` were not told.
 */
export interface Outcomes {
  seat: string;
  outcomes: Outcome[];
  more: number;
}
/**
 * A community's journey as its keepers wrote it.
 */
export interface OwnJourney {
  game: string;
  text: string;
}
/**
 * A collection. Its owner alone knows their gil, and what is in it if they keep it to themselves.
 *
 * `wishes` are the assets they look for. The commitment is to the secret of my next pack. A set that is not `sold`
 * here is not bought either. It has a `title` where no language has a word for it.
 */
export interface Owned {
  game: string;
  set: string;
  cards: Possession[];
  packs: Pack[];
  owner: Owning;
  title: string | null;
  sold: boolean;
  secluded: boolean;
  wishes: string[];
  gil: number | null;
  commitment: string;
}
/**
 * A card of a set, and how many copies of it a player has, and has at stake.
 *
 * `price` is what the house asks for it; `pays` is what it pays at most for a copy that may be sold.
 */
export interface Possession {
  asset: string;
  name: string;
  called: Said;
  id: string;
  price: number;
  pays: number;
  count: number;
  staked: number;
}
/**
 * Cards that are sold together unseen.
 */
export interface Pack {
  name: string;
  price: number;
  cards: number;
  odds: PackSlot[];
}
/**
 * A number of cards of a pack that are drawn by the same odds.
 */
export interface PackSlot {
  count: number;
  chances: Odds[];
}
/**
 * The owner of a collection.
 */
export interface Owning {
  id: string;
  name: string;
  you: boolean;
}
/**
 * The cards that the winner has not picked yet, if there are any, and those that were won so far.
 */
export interface Pickable {
  winnings: Winnings | null;
  taken: Taken[];
}
/**
 * The cards that the winner of a match may still pick, and by when; the pool is told to the two who played.
 */
export interface Winnings {
  match: string;
  yours: boolean;
  picks: number;
  pool: Prize[];
  deadline: string;
}
/**
 * A card that can be picked.
 */
export interface Prize {
  asset: string;
  name: string;
  called: Said;
}
/**
 * Copies of a card that somebody won in a match: its name as printed, and what it is called in every language.
 */
export interface Taken {
  by: string;
  yours: boolean;
  card: string;
  called: Said;
  count: number;
}
/**
 * The cards a winner picks, by asset.
 */
export interface Picked {
  /**
   * @maxItems 40
   */
  cards: string[];
}
/**
 * The cards that were picked.
 */
export interface PickedCards {
  match: string;
  cards: string[];
}
/**
 * Every pick of a match, and where its seed came from when it is a tournament's.
 */
export interface Picks {
  match: string;
  commitment: string;
  secret: string;
  seats: (number | null)[];
  nonces: string[];
  tournament: string | null;
  entries: Drawn[];
  origin: Origin | null;
}
/**
 * The prize of a place.
 */
export interface PlacePrize {
  place: number;
  gil: number;
  cards: PrizeCard[];
}
/**
 * Copies of a card that are won.
 */
export interface PrizeCard {
  asset: string;
  name: string;
  called: Said;
  count: number;
}
/**
 * A line of the standings; ties in points are broken by the fields that follow, in this order.
 */
export interface Placing {
  number: number;
  name: string;
  place: number;
  points: number;
  direct: number;
  buchholz: number;
  sonneborn: number;
  played: number;
}
/**
 * The standing of a match: the number of moves that count, and its last entry; None before the deal.
 */
export interface Position {
  moves: number;
  last: Entry | null;
}
/**
 * A community's rules: the values its tables may choose from, and what is played when nothing is chosen.
 */
export interface Preset {
  name: string;
  offers: {
    [k: string]: (boolean | string)[];
  };
  defaults: {
    [k: string]: boolean | string;
  };
}
/**
 * The reason why options cannot be played together, or deserve a warning.
 */
export interface Problem {
  en: string;
  fr: string;
  code: string;
  options: string[];
  ways_out: WayOut[];
}
/**
 * A change that makes a refused combination playable.
 */
export interface WayOut {
  en: string;
  fr: string;
  set: {
    [k: string]: boolean | string;
  };
}
/**
 * The facts about an account that everybody may know; a machine's `owner` is whose it is, by name.
 */
export interface Profile {
  id: string;
  name: string;
  role: Role;
  owner: string | null;
  machines: string[];
  since: string;
  seen: "today" | "week" | "month" | "long";
  friends: string[];
  communities: string[];
  wishes: string[];
  secluded: boolean;
  ratings: RatedFamily[];
  matches: Listed[];
  moved: Moved[];
  scores: Score[];
}
/**
 * A rating under one family of rules, and how it came about.
 */
export interface RatedFamily {
  points: number;
  margin: number;
  provisional: boolean;
  matches: number;
  family: string;
  history: RatingStep[];
}
/**
 * A rating after one match.
 */
export interface RatingStep {
  match: string;
  time: string;
  points: number;
  margin: number | null;
}
/**
 * The number of matches that somebody won, drew and lost against another of this name.
 */
export interface Score {
  name: string;
  won: number;
  drawn: number;
  lost: number;
}
/**
 * The progress of compiling the games, in steps, and the games that could not be compiled.
 */
export interface Progress {
  done: number;
  of: number;
  failed: string[];
}
/**
 * The commitment to the seed of the match of this id.
 */
export interface Promised {
  id: string;
  commitment: string;
}
/**
 * The proof of an address: what was sent to it.
 */
export interface Proof {
  token: string;
}
/**
 * A board that waits for an answer.
 */
export interface Proposed {
  tournament: string;
  round: number;
  board: number;
}
/**
 * The browsers that are told though no page of the hall is open: the hall's key, their number, if this is one.
 */
export interface Push {
  key: string;
  browsers: number;
  here: boolean;
}
/**
 * A day of the week: its puzzle, None of days to come, and whether the reader solved it on that day.
 */
export interface PuzzleDay {
  date: string;
  puzzle: string | null;
  solved: boolean;
  today: boolean;
}
/**
 * A hint in every language, and the facts of the right move that it tells, as the seat's view lists them.
 */
export interface PuzzleHint {
  en: string;
  fr: string;
  tells: {
    [k: string]: number | string;
  };
}
/**
 * A puzzle, and the days of this week.
 */
export interface PuzzlePage {
  puzzle: AskedPuzzle;
  week: PuzzleDay[];
}
/**
 * The days of this week, and all puzzles by game.
 */
export interface PuzzleShelf {
  week: PuzzleDay[];
  puzzles: ListedPuzzle[];
}
/**
 * An action to be tried.
 */
export interface PuzzleTry {
  action: string;
}
/**
 * The hours from one time of day until another.
 */
export interface QuietHours {
  since: string;
  until: string;
}
/**
 * The reader's wishes to be reached outside the hall: by which channels for each topic, and when.
 */
export interface Reach {
  wants: {
    [k: string]: ("push" | "mail" | "hook")[];
  };
  lang: "en" | "fr";
  zone: string;
  chosen: ("lang" | "zone")[];
  quiet: Hours | null;
  digest: string | null;
  push: Push;
  mail: Mail;
  hook: Hook;
}
/**
 * A sheet of cards, and how many of its lines have faults.
 */
export interface ReadSheet {
  rows: SheetRow[];
  faults: number;
}
/**
 * A line of a sheet of cards: its cells as they were read, and its card if it has no fault.
 */
export interface SheetRow {
  line: number;
  cells: {
    [k: string]: string;
  };
  faults: Fault[];
  card: {
    [k: string]: unknown;
  } | null;
}
/**
 * The time at which the newest of what was read was told.
 */
export interface ReadUntil {
  until: string;
}
/**
 * A set with who has what of it; the `secluded` keep their cards to themselves and are not counted.
 */
export interface Register {
  game: string;
  set: string;
  cards: RegisterLine[];
  secluded: number;
}
/**
 * A card of the register: how many own it, how many copies there are, how many are mine, whether I look for it.
 */
export interface RegisterLine {
  asset: string;
  name: string;
  called: Said;
  id: string;
  price: number;
  owners: number;
  copies: number;
  mine: number;
  wished: boolean;
  first: Copies[];
}
/**
 * Members with their cards, of this set, and gil, as CSV or as the wiki writes them.
 */
export interface RegisterText {
  text: string;
  game: string;
  set: string;
}
/**
 * A card as the register has it.
 *
 * `mine` are my free copies, of which I could sell so many as are `sellable`, the next for `pays`. `card` is as its
 * game tells it, `lookers` are those who look for it. A card of a set that is not `sold` here is not bought either.
 * The `title` is that of the set, where no language has a word for it.
 */
export interface Registered {
  asset: string;
  name: string;
  called: Said;
  game: string;
  set: string;
  title: string | null;
  id: string;
  price: number;
  pays: number;
  card: {
    [k: string]: unknown;
  };
  mine: number;
  sellable: number;
  sold: boolean;
  wished: boolean;
  lookers: string[];
  holders: Holder[];
}
/**
 * Another match of the same two.
 *
 * The first to ask opens the table with a commitment of their own, the second names the table's. Against the house
 * `agent` may be another of its players.
 */
export interface Rematch {
  chance?: ChanceChoice | null;
  agent?: string | null;
}
/**
 * The end of a match, and in a sentence how it went, where that is known. While it goes on the reason is empty.
 */
export interface Remembered {
  winner: string | null;
  reason: string;
  summary: ReviewSummary | null;
}
/**
 * A match in one sentence, as far as it is judged; `turning` is the entry that it tells of, None where none did.
 *
 * That is the mistake that decided it, else the decision that stood out. `pictured` is the entry that led to the
 * position of the sentence: the answer that took something, else the decision itself. `finest` is told to whoever sat
 * at the match, if one of their moves was far better than any other.
 *
 * `withheld` is the number of decisions that are not told, because people play the same position right now.
 */
export interface ReviewSummary {
  type: "summary";
  turning: number | null;
  pictured: number | null;
  withheld: number;
  says: Sentence;
  finest: FinestMove | null;
}
/**
 * The opponent that an entrant would play, by the id of the player.
 */
export interface Rival {
  opponent: string;
}
/**
 * Some accounts, and how many fit in all.
 */
export interface RollPage {
  count: number;
  accounts: RollLine[];
}
/**
 * All that the tables of a game can decide.
 */
export interface RuleBook {
  game: string;
  groups: string[];
  options: Option[];
  presets: Preset[];
  named: NamedRules[];
}
/**
 * The common part of a ruling of the referee, with the asker's own `id`; a game's own `referee` says the rest.
 */
export interface Ruled {
  id: unknown;
  ok: true;
}
/**
 * A game and the rules it is played by.
 */
export interface Rules {
  game: string;
  rules: string | RulesChoice;
}
/**
 * My rules for a game, those I kept last first, and how many there may be.
 */
export interface RulesKept {
  most: number;
  kept: KeptRuleSet[];
}
/**
 * Rules under a name; the usual ones are those that new tables begin with.
 */
export interface RulesToKeep {
  name: string;
  rules: string | RulesChoice;
  usual?: boolean;
}
/**
 * Something to be said.
 */
export interface Saying {
  text: string;
}
/**
 * The answer whether I keep my cards to myself.
 */
export interface Secluded {
  secluded: boolean;
}
/**
 * The choice to keep my cards to myself, or not.
 */
export interface Seclusion {
  secluded: boolean;
}
/**
 * The list that was seen, by its hash.
 */
export interface Seen {
  seen: string;
}
/**
 * A browser I am signed in on.
 */
export interface Session {
  id: string;
  device: string;
  created: string;
  seen: string;
  here: boolean;
}
/**
 * A sheet as it was pasted, or the cells that were read of it; `name` is the set's, if there is one already.
 */
export interface Sheet {
  game: string;
  name?: string | null;
  text?: string | null;
  rows?:
    | {
        [k: string]: string;
      }[]
    | null;
}
/**
 * The end of a match for a stage: whether its goal was met in this match, the stage, and what comes `onward`.
 *
 * That is the stage after it; after the last one, the first that one has not reached. None where all are reached.
 */
export interface StageEnd {
  met: boolean;
  stage: JourneyStage;
  onward: JourneyStage | null;
}
/**
 * A tournament that has begun.
 */
export interface Started {
  tournament: string;
  status: "live";
}
/**
 * Some lines, the newest first, and where the next page begins.
 *
 * With an asset, `earlier` is what became of the copy that came last before it came, the last first.
 */
export interface Statement {
  lines: StatementLine[];
  next: number | null;
  earlier: Earlier[];
}
export interface StatementLine {
  number: number;
  time: string;
  memo: string;
  match: string | null;
  with: string | null;
  changes: Change[];
  pack: OpenedPack | null;
}
/**
 * The state of the hall: whether tables are ready, and whether the charter has anything to read at the door.
 */
export interface Status {
  ready: boolean;
  greets: boolean;
  warming: Progress;
}
/**
 * A file in which a match can be taken home, and where it is.
 */
export interface TakeHome {
  name: string;
  kind: string;
  path: string;
}
/**
 * The act, how much gil was taken back, and how much was due and is not there any more.
 */
export interface TakenBack {
  act: string;
  gil: number;
  missing: number;
}
/**
 * The match that a challenge in a ladder led to.
 */
export interface TakenUp {
  tournament: string;
  match: string;
}
/**
 * The results of the reader's matches against a level of the house, at one game.
 */
export interface Tally {
  game: string;
  level: string;
  won: number;
  drawn: number;
  lost: number;
}
/**
 * Somebody whom a player made their friend, or keeps away.
 */
export interface Tied {
  name: string;
  kind: "friend" | "blocked";
}
/**
 * A tournament with all its boards; the commitment is to the seed that draw and matches follow from.
 */
export interface Tournament {
  id: string;
  name: string;
  game: string;
  rules: RuleSet;
  form: "knockout" | "round_robin" | "swiss" | "ladder";
  status: "open" | "live" | "over" | "off";
  count: number;
  faces: string[];
  most: number;
  hours: number | null;
  guests: boolean;
  description: string;
  community: string | null;
  starts: string | null;
  opens: string | null;
  swiss: number | null;
  ends: string | null;
  meetings: number | null;
  best: number;
  third: boolean;
  prizes: PlacePrize[];
  waiting: number;
  clock: Clock | null;
  round: number;
  rounds: number;
  winner: string | null;
  created: string;
  deadline: string | null;
  terms: Terms;
  commitment: string;
  secret: string | null;
  mine: boolean;
  runs: boolean;
  entered: boolean;
  waits: number | null;
  here: string | null;
  you: number | null;
  entrants: Entrant[];
  standings: Placing[];
  crosstable: (number | null)[][] | null;
  boards: Board[];
}
/**
 * A line of the list of tournaments.
 *
 * A tournament `starts` by itself at a time, or when its organiser says so. Check-in `opens` at a time; so many are
 * `waiting` for one of its places. A board is the `best` of so many games. `third` tells whether a knockout has a
 * match for the third place, `swiss` how many rounds a Swiss shall have.
 *
 * A ladder `ends` at a time, and has so many `meetings` of the same two a week; its rounds are its weeks. What it is
 * played for is a `community`'s own, or the hall's. `faces` are the names of the first few who take part.
 */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  rules: RuleSet;
  form: "knockout" | "round_robin" | "swiss" | "ladder";
  status: "open" | "live" | "over" | "off";
  count: number;
  faces: string[];
  most: number;
  hours: number | null;
  guests: boolean;
  description: string;
  community: string | null;
  starts: string | null;
  opens: string | null;
  swiss: number | null;
  ends: string | null;
  meetings: number | null;
  best: number;
  third: boolean;
  prizes: PlacePrize[];
  waiting: number;
  clock: Clock | null;
  round: number;
  rounds: number;
  winner: string | null;
  created: string;
}
export interface Trade {
  id: string;
  with: TradePartner;
  mine: Given[];
  theirs: Given[];
  list: string;
  agreed: Agreed;
  status: "open" | "done" | "withdrawn" | "lapsed";
  lapse: Said | null;
  message: TradeMessage | null;
  community: string | null;
  changed: string;
}
/**
 * The player with whom the reader trades.
 */
export interface TradePartner {
  id: string;
  name: string;
}
/**
 * The message that one of the two wrote with the list as it is.
 */
export interface TradeMessage {
  mine: boolean;
  text: string;
}
/**
 * Another list instead of the one that was seen.
 */
export interface TradeList {
  seen: string;
  mine: {
    [k: string]: number;
  };
  theirs: {
    [k: string]: number;
  };
  message?: string;
}
/**
 * An action to be tried in a position.
 */
export interface Trial {
  game: string;
  rules: string | RulesChoice;
  position: {
    [k: string]: unknown;
  };
  action: string;
}
/**
 * All that the seat to act may try; nobody is to act where the match is over.
 */
export interface Tries {
  seat: string | null;
  choices: Choice[];
}
/**
 * A player who may talk again.
 */
export interface Unmuted {
  player: string;
}
/**
 * The verdict on a choice of rules: whether it can be played.
 */
export interface Verdict {
  ok: boolean;
  text: string;
  preset: string;
  options: {
    [k: string]: boolean | string;
  };
  problems: Problem[];
  warnings: Problem[];
}
/**
 * All picks of a match recomputed, and the promise that this proved.
 */
export interface Verified {
  promise: "older" | "none" | "one" | "both" | "tournament";
  commitment: string;
  secret: string;
  ok: boolean;
  verdict: "fair" | "older-rules" | "unfair";
  entries: Finding[];
}
/**
 * Gil that a player got from the hall for cards of a community's set, and what they paid for them.
 *
 * Of what is `due`, so much is still `there`.
 */
export interface Windfall {
  player: string;
  name: string | null;
  set: string;
  title: string;
  got: number;
  paid: number;
  due: number;
  there: number;
}
/**
 * The answer whether I look for a card.
 */
export interface Wished {
  asset: string;
  wished: boolean;
}
/**
 * The ways in which somebody wants to be told; what is not named stays as it is.
 *
 * Without a language or a zone of their choice those of their browser count.
 */
export interface Wishes {
  lang?: ("en" | "fr") | null;
  zone?: string | null;
  wants?: {
    [k: string]: ("push" | "mail" | "hook")[];
  } | null;
  quiet?: QuietHours | null;
  digest?: string | null;
}
/**
 * A machine, and the token that lets it in: told this once.
 */
export interface WithToken {
  id: string;
  name: string;
  token: string;
}
/**
 * The entry that a command led to, now or when it came before.
 */
export interface Accepted {
  type: "accepted";
  command: string;
  seq: number;
}
/**
 * An action to play.
 */
export interface Act {
  type: "act";
  command: string;
  action: string;
}
/**
 * The finding of self-play about a rule set, for whoever has the first decision.
 *
 * It comes of so many games `of` those it wants. `points` counts a draw as half a win; `error` is one standard error
 * of it. `decisions` and `turns` are of a game on average; turns are events by which something became another's.
 */
export interface Balance {
  type: "balance";
  games: number;
  of: number;
  won: number;
  drawn: number;
  points: number;
  error: number;
  decisions: number;
  turns: number;
}
/**
 * The best hand found so far; shares of 1 are of matches against opponents whose hands are dealt, by best play.
 *
 * `points` counts a draw as half a win; `error` is one standard error of it, None of too few opponents. `meetings` is
 * how much was looked at. Nobody is left to challenge the hand once it is `finished`.
 */
export interface BestHand {
  type: "hand";
  cards: unknown[];
  names: string[];
  points: number;
  error: number | null;
  won: number;
  drawn: number;
  lost: number;
  opponents: number;
  meetings: number;
  finished: boolean;
}
/**
 * A resignation from a match.
 */
export interface Resign {
  type: "resign";
  command: string;
}
/**
 * A proposal of a draw, or to call the match off.
 */
export interface Offer {
  type: "offer";
  command: string;
  what: "draw" | "abort";
}
/**
 * An answer to what the other seat proposes.
 */
export interface Reply {
  type: "reply";
  command: string;
  agree: boolean;
}
/**
 * The taking back of one's last decision, by the number of its entry.
 */
export interface Takeback {
  type: "takeback";
  command: string;
  entry: number;
}
/**
 * A line said in one's own room of the table.
 */
export interface Talk {
  type: "chat";
  command: string;
  text: string;
}
/**
 * A question whether the hall is there.
 */
export interface Ping {
  type: "ping";
}
/**
 * The people in the lobby: some by name, and how many in all.
 */
export interface Here {
  type: "here";
  players: Acquaintance[];
  count: number;
}
/**
 * The worth of the actions of a position, as far as the seat to act can know; values as in a `ReviewedPly`.
 *
 * The sentence is of the best one; `named` has that of each. `ideas` are of the best one and, if there is one, of
 * another nearly as good; there are none in a game without a coach.
 */
export interface Hint {
  en: string;
  fr: string;
  type: "hint";
  seq: number;
  exact: boolean;
  best: string;
  values: {
    [k: string]: number;
  };
  named: {
    [k: string]: Said;
  };
  value: number;
  error: number;
  ideas: Idea[];
}
/**
 * The number of things that wait for the reader, at their tables and of what others asked of them.
 *
 * `reports` are those they may decide about, where they moderate.
 */
export interface Waiting {
  type: "waiting";
  waiting: number;
  reports: number;
}
/**
 * The news that the reader is told something.
 */
export interface NewNotice {
  type: "notice";
  notice: Notice;
}
/**
 * The refusal of a command; None when it was no command, or the socket itself is refused.
 */
export interface NotAccepted {
  type: "refused";
  command: string | null;
  error: Refused;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
}
/**
 * The news that something in the lobby changed: ask again.
 */
export interface Look {
  type: "look";
}
/**
 * A line that somebody said, or that a moderator removed.
 */
export interface Talked {
  type: "chat";
  line: ChatLine;
}
/**
 * A change of something about the table, and of nothing on the board.
 */
export interface MatchChanged {
  type: "match";
  now: string;
  match: Match;
}
/**
 * News of the match. Of a move only how the match stands now is told; the rest of it is as before.
 */
export interface NewEntry {
  type: "entry";
  now: string;
  entry: SocketEntry;
  match: Match | Standing;
}
/**
 * One step of a match, and what the viewer saw after it; None where today's rules do not lead there.
 */
export interface SocketEntry {
  seq: number;
  kind: string;
  seat: string | null;
  action: string | null;
  time: string;
  events: (Phrased | Told)[];
  view: View | Sketched | null;
}
/**
 * An event with its sentence as data; a reader with the Fluent files puts it into words.
 */
export interface Phrased {
  kind: string;
  seat?: string | null;
  says: Sentence;
}
/**
 * A view as a game with a sketch sends it to sockets: actions as rows, and no more than its client needs.
 */
export interface Sketched {
  game: string;
  viewer: string;
  to_act: string | null;
  legal: (string | number)[][];
  result: Result | null;
  phase?: string;
  score?: unknown;
}
/**
 * The state of a match, equal for everybody: all around the board that a move can change.
 *
 * `takeback` is the entry that a takeback would take back now, None where there is none. `taken_back` is the number of
 * takebacks so far.
 */
export interface Standing {
  status: "open" | "live" | "over" | "closed";
  secret: string | null;
  to_act: string | null;
  clock: ClockState | null;
  offer: OpenOffer | null;
  abort: boolean;
  takeback: number | null;
  taken_back: number;
  result: Result | null;
  strayed: number | null;
  rematch: string | null;
  seq: number;
}
/**
 * The people at the table now: which seats, and how many watch.
 */
export interface Presence {
  type: "presence";
  seats: {
    [k: string]: boolean;
  };
  watchers: number;
}
/**
 * A decision as it is judged so far, told again when it is judged better; values are for the seat that made it.
 *
 * Where it is `exact` they are what the game counts at the end (Triple Triad's cards), else chances in 100. `error` is
 * one standard error of what the choice cost. `before` could be had, `chosen` was left by the choice, and `after` by
 * chance, where that had a part. `values` are of the best actions, of all where they are exact. `named` says the
 * actions in words, where only some are told.
 */
export interface ReviewedPly {
  type: "ply";
  seq: number;
  number: number;
  seat: string;
  action: string;
  exact: boolean;
  best: string;
  values: {
    [k: string]: number;
  };
  named: {
    [k: string]: Said;
  };
  before: number;
  chosen: number;
  after: number;
  chance: boolean;
  error: number;
  mistake: boolean;
  why: Why | null;
}
/**
 * The reason why an action was a mistake, as events: the best answer to it, and the better action in its place.
 *
 * `reason` is what a coach says first to the seat of the better one, if that is more than that it was tried.
 */
export interface Why {
  worse: Said[];
  better: Said[];
  reason: Sentence | null;
}
/**
 * The standing of a match, and its history since the entry that was asked for.
 */
export interface Snapshot {
  type: "snapshot";
  now: string;
  seq: number;
  match: Match;
  view: View | Sketched | null;
  history: SocketEntry[];
}
/**
 * An act of the table itself, or of a seat beside playing; without a seat, of the hall.
 */
export interface TableDeed {
  en: string;
  fr: string;
  kind: "resigned" | "timeout" | "house-played" | "counted" | "counted-even" | "agreed" | "aborted" | "called-off";
  seat: string | null;
}
/**
 * A seat took its last decision back, and all that came of it: the entries from `since` on no longer count.
 *
 * It was decision `number` of those that counted, of both seats, from 1.
 */
export interface TakebackEvent {
  en: string;
  fr: string;
  kind: "takeback";
  seat: string;
  since: number;
  number: number;
}
/**
 * The news that an agent thinks.
 */
export interface Thinking {
  type: "thinking";
  seat: string;
}

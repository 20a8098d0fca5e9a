/** What a game's folder gives the hall, and what its components are given. */
import type { Component, Snippet } from "svelte";
import type { Bring, Entry, Failure, RuleSet, RuleValue, SeatName } from "../net/wire";
import type { Frame, ReviewedPly, Sketched, View } from "../net/shapes";
import type { Translate } from "../words/words";
import type { RuleDrawing } from "./drawn";

export interface BringProps {
  options: Record<string, RuleValue>;
  rules: string; // all of them, as text
  owned?: boolean; // only what one owns may be brought
  community?: string; // where one owns it; empty in the hall
  invited?: boolean; // somebody waits: where there is a choice, one is made that can be changed
  last?: Bring; // what was brought last
  seat: SeatName;
  go: string; // the word on the button that brings them
  busy: boolean;
  refusal: Failure | null;
  onbring: (bring: Bring) => void;
  onback?: () => void;
}

export interface IntroductionProps {
  game: GameModule;
  t: Translate;
}

/** What is staged before a newcomer's first game. */
export interface PreludeProps {
  busy: boolean; // the game is being opened
  failure: Failure | null; // why it was not
  onover: () => void; // all of it has been seen
  onplay: () => void; // on to the game, from its end or from anywhere in it
  t: Translate;
}

export interface ExampleProps {
  history: Entry[]; // all of it
  at: number; // the entry that is shown
  replays: number; // counts how often the last step was asked for again
  rules: RuleSet;
  reader?: SeatName; // from whose side it is seen; without it the first's
  names?: Record<SeatName, string>; // who plays; without them sides have their own names
  t: Translate;
}

/** A position that is set up by hand: as it stands, and who is told of a change. */
export interface SandboxProps {
  frame: Frame;
  rules: RuleSet;
  onchange: (position: Record<string, unknown>) => void;
  t: Translate;
}

/** A position of a finished match, and what each action was worth that could be played in it. */
export interface WorthsProps {
  view: View; // of whoever was to act
  ply: ReviewedPly;
  mine: boolean; // whoever reads had to act: what is told is told from the reader's side
  total: number | null; // of both sides' scores
  rules: RuleSet;
  t: Translate;
}

/** The end of a finished match as a picture: the game's own mat, and on it the heading that the hall gives. */
export interface MomentProps {
  history: Entry[]; // all of it
  you: SeatName | null; // the reader's seat
  heading: Snippet;
  t: Translate;
}

/** The action that decided a match, as its own history tells it. */
export interface DecidedProps {
  history: Entry[]; // all of it
  decided: Snippet<[string, number, Snippet]>; // draws it: the sentence, the entry, and a picture of it
  t: Translate;
}

/** The cards that two actions of a position are about: the one that was played and the better one. */
export interface ChosenProps {
  view: View; // of whoever was to act
  seat: SeatName; // whoever that was
  played: string;
  best: string;
  t: Translate;
}

/** What a move is called, read from the entry that tells of it: in a list by what it moved, and as a sentence to whoever reads; `then` follows other words. */
export interface Deeds<E = Entry> {
  short: (entry: E, rules: RuleSet, t: Translate) => string;
  told: (entry: E, who: { whose: "you" | "then" | "other"; name: string }, rules: RuleSet, t: Translate) => string;
}

/** A picture of the game for whoever is invited to it. */
export interface InvitedProps {
  t: Translate;
}

/** The beginning of a newcomer's first game, which opens with the first move that is made there; `lead` is what the hall says under its title. */
export interface OpeningProps {
  lead: string;
  onmove: (action: string) => void; // once it has been shown
  t: Translate;
}

/** A match against the house of which the first move is made. */
export interface Opens {
  rules: string;
  seat: SeatName;
  bring: Bring;
  theirs: Bring;
  move: string; // of the house
}

/** Whose a card is that lies on no table: mine, another player's, or nobody's that matters here, which is drawn as a proof on paper. */
export type Whose = "mine" | "theirs" | "nobody";

/** Which of the cards that both bring may change hands: by a rule of the game's, of which set, how many lie there where a hand is all that is brought, and whether they lie face up. */
export interface Stake {
  kind: string;
  set: string;
  hand: number | null;
  open: boolean; // whether everybody sees from the deal on what is brought
}

/** A component that is fetched when it is needed. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game narrows the shapes of its own match
export type Later = () => Promise<{ default: Component<any> }>;

/**
 * What `games/<name>/index.ts` exports by default; the hall knows games only through this. A game without a folder has
 * a name, its seats and its usual rules, and is drawn plainly.
 */
export interface GameModule {
  name: string;
  seats: SeatName[]; // in the game's order
  quick: string; // its usual rules, as text
  first?: { rules: string; seat?: SeatName; bring?: Bring; theirs?: Bring }; // what a newcomer can follow and win; without it, the usual rules
  shelf?: string; // the set of cards that a collection opens with
  unfold?: (view: Sketched) => View; // reads the views that sockets carry, where they are shorter than its tables read them
  table?: Later; // the play itself, given `TableProps`
  makes?: string; // the rules under which the cards that a hall makes for it are played; without it, it takes none
  sets?: string[]; // of cards, where the game has no folder that chooses among them
  brings?: (options: Record<string, RuleValue>) => boolean; // whether players bring cards under these rules
  stake?: (options: Record<string, RuleValue>) => Stake | null; // what is played for where players bring cards of their own
  bring?: Later; // choosing them, given `BringProps`
  lend?: (options: Record<string, RuleValue>) => Promise<Bring>; // what whoever is invited can play with who brings nothing
  borrow?: () => Promise<{ rules: string; bring: Bring }>; // a hand that guests are lent of `shelf`, and the rules under which they play with it
  decks?: Later; // the page on which decks are built and kept
  goal?: string; // the word that says what wins, given the reader's `seat`, "none" where there is none yet
  moment?: Later; // how a match ended, given `MomentProps`
  decided?: Later; // what decided it, given `DecidedProps`; without it the review of the match says so
  invited?: Later; // the one event that shows what is played, given `InvitedProps`
  prelude?: Later; // what comes before a newcomer's first game, named by the word `<game>-prelude`, given `PreludeProps`
  introduction?: Later; // a first lesson, given IntroductionProps
  example?: Later; // a worked example of the rulebook, given `ExampleProps`
  chosen?: Later; // the cards of a move and of a better one, given `ChosenProps`
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game narrows the entries of its own match
  deeds?: () => Promise<{ default: Deeds<any> }>; // what its moves are called; without it, what the hall says of them
  worths?: Later; // what each action of a position was worth, on its board, given `WorthsProps`
  sandbox?: Later; // setting up a position by hand, given `SandboxProps`
  /** The kinds by which a collection of its cards is sorted through. */
  sorting?: { label: string; kind: (card: Record<string, unknown>) => string | null; name: (kind: string) => string };
  leaf?: (cards: Record<string, unknown>[]) => string; // what a page of an album with these cards is called
  counts?: boolean; // who is ahead when the time of a whole match is up
  idOf?: (card: Record<string, unknown>) => string; // what names a card within its set, where that is not its `id`
  Face?: Component<{ card: unknown; whose?: Whose }>; // a card of a set, as the game's own list of cards tells it
  made?: (row: Record<string, unknown>) => unknown; // a card of a set that is being made, as `Face` takes it
  faces?: Later; // chooses what a made card shows, given the cells of its line and `onpick`
  told?: () => Promise<{ default: Component<{ card: unknown }>; use?: (set: string, id: string) => [string, string] }>; // the same card in words: its numbers, what it is worth and whom it shows; and the way to play with it, by a word and an address
  Back?: Component<{ whose?: Whose }> | Component; // the back of a card of which nothing can be told
  Badge?: Component<{ seat: SeatName; label?: string | null; size?: number }>; // whose it is, small
  Tile?: Component; // what lies in the game's tile on the start page
  opening?: Later; // what a newcomer finds on the start page: a first move to be made, given `OpeningProps`
  opens?: Opens; // the game of which its opening is the beginning
  small?: Later; // a position as small as lists draw it, given its `view`; without it, its example is made small
  Waiting?: Component; // what moves while a table is awaited
  drawings?: () => Promise<{ default: Record<string, RuleDrawing> }>; // its rules, by the names of options and chapters
}

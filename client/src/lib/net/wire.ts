/** What the server tells, as the client speaks of it: of a match and its steps each game knows more, and narrows it here. */
import type * as told from "./shapes";

export type {
  Chapter,
  ChatLine,
  Clock,
  ClockState,
  GameState,
  Me,
  Option,
  Preset,
  Problem,
  Role,
  RuleBook,
  RuleSet,
  Said,
  Seat,
  Status,
  TableEvent,
  TakebackEvent,
  TableMessage as Message,
  Terms,
  Verdict,
  WayOut,
} from "./shapes";

/** A seat by its game's own name: "red", "white". */
export type SeatName = string;
export type RuleValue = boolean | string;
export type RoomName = told.ChatLine["room"];
export type Presence = Omit<told.Presence, "type">;

/** Why something failed; what the server never answered has neither its sentence nor its place. */
export type Failure = Omit<told.Refused, "message" | "at"> & Partial<told.Refused>;
export type Refused = Pick<told.Refused, "code" | "en" | "fr">;

/** What a player brings to a table: cards, a deck; each game reads its own. */
export type Bring = told.Bring | null;

/** A match whose game names its seats. */
export interface Match<Side extends SeatName = SeatName> extends Omit<told.Match, "seats" | "you" | "nonces" | "to_act" | "offer"> {
  seats: Record<Side, told.Seat>; // in the game's order
  you: Side | null;
  nonces: Record<Side, string | null>; // what each seat added to chance
  to_act: Side | null;
  offer: (Omit<told.OpenOffer, "seat"> & { seat: Side }) | null;
}

/** One step of a match; what happened and how it stands is told in the shapes of its game. */
export interface Entry<Side extends SeatName = SeatName, Event = told.Told, View = told.View | null> extends Omit<told.SocketEntry, "seat" | "events" | "view" | "time"> {
  seat: Side | null;
  events: Event[];
  view: View;
  time?: string; // none in a worked example
}

/** Makes of a view as sockets carry it the view as the table of its game reads it. */
export type Unfold = (view: told.Sketched | told.View) => told.View;

/** A worked example, played by the referee. */
export interface WorkedExample {
  rules: told.RuleSet;
  history: (Entry & Pick<told.Shot, "say" | "task" | "tries">)[];
}

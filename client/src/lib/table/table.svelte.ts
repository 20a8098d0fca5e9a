/** One table as the page sees it: fetched once, then kept by its socket. */
import { api } from "../net/api";
import { awayAt } from "../net/api/away";
import { Asking } from "../net/asking.svelte";
import { isByPost } from "./clock";
import { TableChat } from "./chat.svelte";
import { Winnings } from "../hall/winnings.svelte";
import { note } from "../chance/commitments";
import { named, seatName } from "./seats";
import { TableSocket, type TableState } from "../net/socket";
import type { Bring, Match, RuleBook, SeatName, Unfold } from "../net/wire";

/** What the two who play may agree on. */
export type Offer = "draw" | "abort";

/** The sheet that lies over a table. */
export interface Opened {
  sheet: "story" | "rules" | "pace" | "offers" | "abort" | "resign" | null;
}

export class TableSeat {
  match = $state.raw<Match | null>(null);
  live = $state.raw<TableState | null>(null);
  book = $state.raw<RuleBook | null>(null);
  followed = $state.raw<Match | null>(null); // the finished match that is played again here
  away = $state.raw<Record<SeatName, string>>({}); // until when, by post
  readonly chat: TableChat;
  readonly winnings: Winnings;
  readonly opened = $state<Opened>({ sheet: null }); // kept here: a plain frame makes room for the game's own
  #reaching = new Asking();
  #reading = new Asking(); // the rules
  #following = new Asking();
  #sitting = new Asking();
  #missing = new Asking(); // who is away
  #socket: TableSocket | null = null;
  #again: { id: string; socket: TableSocket } | null = null; // the rematch, watched while it waits
  #next = $state.raw<Match | null>(null); // the rematch as it was heard of last
  #gone = false;

  constructor(
    readonly id: string,
    private readonly unfold: Unfold,
  ) {
    this.winnings = new Winnings(id);
    this.chat = new TableChat(id, (text) => this.#socket?.talk(text));
    void this.load();
  }

  get missing() {
    return this.#reaching.missing;
  }
  /** Why the table cannot be reached, or the one before it. */
  get failure() {
    return this.#reaching.failure ?? this.#following.failure;
  }
  /** Why nobody sat down here, or at the next table, or why this one was not closed. */
  get refusal() {
    return this.#sitting.failure;
  }
  get busy() {
    return this.#sitting.busy;
  }

  async load(): Promise<void> {
    await this.#reaching.ask(() => api.match(this.id), (match) => {
      this.match = match;
      this.#listen();
      void this.#reading.ask(() => api.ruleBook(match.game), (book) => (this.book = book));
      if (match.you && match.status === "live" && isByPost(match)) void this.#missing.ask(() => awayAt(match.id), (told) => (this.away = told.away));
      const { follows, status } = match;
      if (follows && status === "open") void this.#following.ask(() => api.match(follows), (found) => (this.followed = named(found)));
    });
  }

  /** Whom the free chair is kept for: they play again with colours swapped, so they sat where now the other waits for them. */
  get rival(): string | null {
    const seats: Match["seats"] = this.match?.seats ?? {};
    const taken = Object.keys(seats).find((side) => seats[side]?.kind === "player");
    return (taken && this.followed?.seats[taken]?.name) || null;
  }

  /** Whether the chair is kept for somebody else; null until it is known whose it is. */
  get kept(): boolean | null {
    if (!this.match?.follows) return false;
    return this.followed && !this.followed.you;
  }

  act = (action: string): void => this.#socket?.act(action);
  resign = (): void => this.#socket?.resign();
  offer = (what: Offer): void => this.#socket?.say({ type: "offer", what });
  /** Takes up what is offered; or lets it go, mine or the other's. */
  reply = (agree: boolean): void => this.#socket?.say({ type: "reply", agree });
  /** Takes back what this entry decided, and all that came of it. */
  takeBack = (entry: number): void => this.#socket?.say({ type: "takeback", entry });

  /** What is offered at the table where I sit, by whom, and nobody has answered yet. */
  get offered(): { what: Offer; by: SeatName; mine: boolean } | null {
    const { match } = this;
    if (!match?.you || match.status !== "live" || !match.offer) return null;
    return { what: match.offer.what, by: match.offer.seat, mine: match.offer.seat === match.you };
  }

  /** Takes the free seat. A spectator saw another view, so the history is asked for afresh. */
  async join(bring: Bring): Promise<void> {
    const { match } = this;
    if (!match) return;
    this.#sitting.failure = null;
    await this.#sitting.ask(() => api.join(match, bring), (joined) => {
      this.#reaching.drop(); // that was asked by a spectator
      this.match = joined;
      this.#listen();
    });
  }

  /** Closes my table while nobody else sits here. */
  async close(): Promise<void> {
    await this.#sitting.ask(() => api.close(this.id), (closed) => (this.match = closed));
  }

  /** Whether a rematch was asked for, at a table that nobody has closed. */
  get awaited(): boolean {
    return Boolean(this.match?.rematch) && this.#rematched?.status !== "closed";
  }

  /** The name of whoever asks me for a rematch and waits at its table. */
  get asker(): string | null {
    const next = this.#rematched;
    if (!this.match?.you || next?.status !== "open" || next.you) return null;
    const waiting = Object.values(next.seats).find(({ kind }) => kind === "player");
    return waiting ? seatName(waiting) : null;
  }

  /** The rematch of this very match, once it was heard of. */
  get #rematched(): Match | null {
    return this.#next?.id === this.match?.rematch ? this.#next : null;
  }

  /** Asks for a rematch, against `agent` where another of the house is named, and takes its new table to `onto`. */
  async rematch(onto: (match: Match) => void, agent?: string): Promise<void> {
    const { match } = this;
    if (match) await this.#sitting.ask(() => api.rematch(match, agent), onto);
  }

  leave(): void {
    this.#gone = true;
    for (const asking of [this.#reaching, this.#reading, this.#following, this.#sitting, this.#missing]) asking.end();
    this.#socket?.close();
    this.#again?.socket.close();
  }

  /** Hears who asks for the rematch, and when they close its table. */
  #watch(id: string): void {
    if (this.#gone || this.#again?.id === id) return;
    this.#again?.socket.close();
    const socket = new TableSocket(id, ({ match }) => {
      if (match) this.#next = match;
      if (match && match.status !== "open") socket.close();
    }, undefined, null, this.unfold);
    this.#again = { id, socket };
  }

  #listen(): void {
    this.#socket?.close();
    if (this.#gone) return;
    this.live = null;
    this.chat.reset();
    const told = (state: TableState): void => {
      this.live = state;
      if (state.match) this.match = state.match;
      if (state.match?.rematch) this.#watch(state.match.rematch);
      if (state.match && !state.match.secret) note(this.id, state.match.commitment, Object.values(state.match.nonces ?? {}));
    };
    this.#socket = new TableSocket(this.id, told, undefined, this.chat, this.unfold);
  }
}

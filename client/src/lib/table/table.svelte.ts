/** One table as the page sees it: fetched once, then kept by its socket. */
import { api } from "../net/api";
import { Asking } from "../net/asking.svelte";
import { TableChat } from "./chat.svelte";
import { Winnings } from "../hall/winnings.svelte";
import { note } from "../chance/commitments";
import { TableSocket, type TableState } from "../net/socket";
import type { Bring, Match, RuleBook, SeatName, Unfold } from "../net/wire";

/** What the two who play may agree on. */
export type Offer = "draw" | "abort";

export class TableSeat {
  match = $state.raw<Match | null>(null);
  live = $state.raw<TableState | null>(null);
  book = $state.raw<RuleBook | null>(null);
  readonly chat: TableChat;
  readonly winnings: Winnings;
  #reaching = new Asking();
  #reading = new Asking(); // the rules
  #sitting = new Asking();
  #socket: TableSocket | null = null;
  #again: { id: string; socket: TableSocket } | null = null; // the rematch, watched while it waits
  #closed = $state.raw<string | null>(null); // the rematch that nobody can sit down at any more
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
  /** Why the table cannot be reached. */
  get failure() {
    return this.#reaching.failure;
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
    });
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
    return Boolean(this.match?.rematch) && this.match?.rematch !== this.#closed;
  }

  /** Asks for a rematch, and takes its new table to `onto`. */
  async rematch(onto: (match: Match) => void): Promise<void> {
    const { match } = this;
    if (match) await this.#sitting.ask(() => api.rematch(match), onto);
  }

  leave(): void {
    this.#gone = true;
    for (const asking of [this.#reaching, this.#reading, this.#sitting]) asking.end();
    this.#socket?.close();
    this.#again?.socket.close();
  }

  /** Hears when whoever asked for the rematch closes its table. */
  #watch(id: string): void {
    if (this.#gone || this.#again?.id === id) return;
    this.#again?.socket.close();
    const socket = new TableSocket(id, ({ match }) => {
      if (match?.status === "closed") this.#closed = id;
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
      if (state.match?.you && state.match.rematch) this.#watch(state.match.rematch);
      if (state.match && !state.match.secret) note(this.id, state.match.commitment, Object.values(state.match.nonces ?? {}));
    };
    this.#socket = new TableSocket(this.id, told, undefined, this.chat, this.unfold);
  }
}

/** One table as the page sees it: fetched once, then kept by its socket. */
import { api } from "../net/api";
import { Asking } from "../net/asking.svelte";
import { TableChat } from "./chat.svelte";
import { note } from "../chance/seals";
import { TableSocket, type SeatCommand, type TableState } from "../net/socket";
import type { Bring, Match, RuleBook } from "../net/wire";

export class TableSeat {
  match = $state.raw<Match | null>(null);
  live = $state.raw<TableState | null>(null);
  book = $state.raw<RuleBook | null>(null);
  readonly chat: TableChat;
  #reaching = new Asking();
  #reading = new Asking(); // the rules
  #sitting = new Asking();
  #socket: TableSocket | null = null;
  #gone = false;

  constructor(readonly id: string) {
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
  say = (said: SeatCommand): void => this.#socket?.say(said);

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

  /** Asks for a rematch, and takes its new table to `onto`. */
  async rematch(onto: (match: Match) => void): Promise<void> {
    const { match } = this;
    if (match) await this.#sitting.ask(() => api.rematch(match), onto);
  }

  leave(): void {
    this.#gone = true;
    for (const asking of [this.#reaching, this.#reading, this.#sitting]) asking.end();
    this.#socket?.close();
  }

  #listen(): void {
    this.#socket?.close();
    if (this.#gone) return;
    this.live = null;
    this.chat.reset();
    const told = (state: TableState): void => {
      this.live = state;
      if (state.match) this.match = state.match;
      if (state.match && !state.match.secret) note(this.id, state.match.commitment, Object.values(state.match.nonces ?? {}));
    };
    this.#socket = new TableSocket(this.id, told, undefined, this.chat);
  }
}

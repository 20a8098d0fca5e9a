/** One table as the page sees it: fetched once, then kept by its socket. */
import { ApiError, api } from "./api";
import { TableChat } from "./chat.svelte";
import { note } from "./seals";
import { TableSocket, type SeatCommand, type TableState } from "./socket";
import type { Bring, Failure, Match, RuleBook } from "./types";

export class TableSeat {
  match = $state.raw<Match | null>(null);
  live = $state.raw<TableState | null>(null);
  book = $state.raw<RuleBook | null>(null);
  missing = $state(false);
  failure = $state.raw<Failure | null>(null); // the table cannot be reached
  refusal = $state.raw<Failure | null>(null); // sitting down was refused
  busy = $state(false);
  readonly chat: TableChat;
  #socket: TableSocket | null = null;
  #gone = false;

  constructor(readonly id: string) {
    this.chat = new TableChat(id, (text) => this.#socket?.talk(text));
    void this.load();
  }

  async load(): Promise<void> {
    try {
      this.match = await api.match(this.id);
      this.failure = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) this.missing = true;
      else this.failure = error.failure;
      return;
    }
    this.#listen();
    api.ruleBook(this.match.game).then((book) => (this.book = book), () => undefined);
  }

  act = (action: string): void => this.#socket?.act(action);
  resign = (): void => this.#socket?.resign();
  say = (said: SeatCommand): void => this.#socket?.say(said);

  /** Takes the free seat. A spectator saw another view, so the history is asked for afresh. */
  async join(bring: Bring): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      this.match = await api.join(this.id, bring);
      this.#listen();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.failure;
    } finally {
      this.busy = false;
    }
  }

  /** The new table of a rematch, or null with the reason in `refusal`. */
  async rematch(): Promise<Match | null> {
    try {
      return await api.rematch(this.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.failure;
      return null;
    }
  }

  leave(): void {
    this.#gone = true;
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
      if (state.match && !state.match.secret) note(this.id, state.match.commitment);
    };
    this.#socket = new TableSocket(this.id, told, undefined, this.chat);
  }
}

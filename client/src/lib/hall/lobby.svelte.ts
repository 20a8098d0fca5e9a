/** The lobby as the page sees it: asked for again whenever the hall says that something has changed. */
import { lobby, type LobbyNow, type Player } from "../net/api/lobby";
import { Asking } from "../net/asking.svelte";
import { listenOn } from "../net/line";
import type { LobbyMessage } from "../net/shapes";

const LOOK_EVERY = 20_000;

export class LobbySeat {
  now = $state.raw<LobbyNow | null>(null);
  here = $state.raw<Player[]>([]);
  /** How far the hall's time is ahead of this browser's. */
  ahead = 0;
  #asking = new Asking();
  #changed = false; // since the hall was asked
  #hangUp: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #gone = false;

  constructor(private readonly looked: () => void = () => undefined) {
    // Whoever has looked is known to the hall, and can be told what changes.
    this.#hangUp = listenOn<LobbyMessage>("/lobby/socket", { before: this.look, hear: this.#hear, lost: () => (this.here = []) });
    this.#timer = setInterval(() => !document.hidden && void this.look(), LOOK_EVERY);
  }

  get failure() {
    return this.#asking.failure;
  }

  /** One question at a time: a lobby in which much happens must not drop every answer for the next. */
  look = async (): Promise<void> => {
    this.#changed = this.#asking.busy;
    if (this.#changed) return;
    await this.#asking.ask(lobby.now, (now) => {
      this.now = now;
      this.ahead = Date.parse(now.now) - Date.now();
    });
    this.looked();
    if (this.#changed && !this.#gone) void this.look();
  };

  leave(): void {
    this.#gone = true;
    this.#asking.end();
    clearInterval(this.#timer);
    this.#hangUp();
  }

  #hear = (message: LobbyMessage): void => {
    if (message.type === "here") this.here = message.players;
    if (message.type === "look") void this.look();
  };
}

/** The lobby as the page sees it: asked for again whenever the hall says that something has changed. */
import { ApiError } from "./api";
import { lobby, type LobbyNow, type Player } from "./api/lobby";
import type { Failure } from "./types";

const AGAIN = 2000;
const LOOK_EVERY = 20_000;

export class LobbySeat {
  now = $state.raw<LobbyNow | null>(null);
  here = $state.raw<Player[]>([]);
  failure = $state.raw<Failure | null>(null);
  /** How far the hall's time is ahead of this browser's. */
  ahead = 0;
  #line: WebSocket | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #gone = false;

  constructor(private readonly looked: () => void = () => undefined) {
    void this.look().then(() => this.#listen());
    this.#timer = setInterval(() => !document.hidden && void this.look(), LOOK_EVERY);
  }

  look = async (): Promise<void> => {
    try {
      this.now = await lobby.now();
      this.ahead = Date.parse(this.now.now) - Date.now();
      this.failure = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error.failure;
    }
    this.looked();
  };

  leave(): void {
    this.#gone = true;
    clearInterval(this.#timer);
    this.#line?.close();
  }

  #listen(): void {
    if (this.#gone) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const line = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.#line = line;
    line.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as { type: string; players?: Player[] };
      if (message.type === "here") this.here = message.players ?? [];
      if (message.type === "look") void this.look();
    };
    line.onclose = () => {
      this.here = [];
      if (!this.#gone) setTimeout(() => void this.look().then(() => this.#listen()), AGAIN);
    };
  }
}

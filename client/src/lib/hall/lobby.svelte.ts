/** The lobby as the page sees it: asked for again whenever the hall says that something has changed. */
import { lobby, type LobbyNow, type Player } from "../net/api/lobby";
import { Asking } from "../net/asking.svelte";

const AGAIN = 2000;
const LOOK_EVERY = 20_000;

export class LobbySeat {
  now = $state.raw<LobbyNow | null>(null);
  here = $state.raw<Player[]>([]);
  /** How far the hall's time is ahead of this browser's. */
  ahead = 0;
  #asking = new Asking();
  #changed = false; // since the hall was asked
  #line: WebSocket | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #gone = false;

  constructor(private readonly looked: () => void = () => undefined) {
    void this.#open();
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
    this.#line?.close();
  }

  /** Whoever has looked is known to the hall, and can be told what changes. */
  async #open(): Promise<void> {
    await this.look();
    this.#listen();
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
      if (!this.#gone) setTimeout(() => void this.#open(), AGAIN);
    };
  }
}

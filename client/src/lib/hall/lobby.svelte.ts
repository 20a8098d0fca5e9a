/** The lobby as the page sees it: asked for again whenever the hall says that something has changed. */
import { lobby, type LobbyNow, type Player } from "../net/api/lobby";
import { chat } from "../net/api/chat";
import { Asking } from "../net/asking.svelte";
import { listenOn } from "../net/line";
import type { LobbyMessage } from "../net/shapes";
import { TableChat } from "../table/chat.svelte";

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
  #there = false; // on the line

  /** What is said in the lobby; who only waits for an answer does not listen to it. */
  readonly chat = new TableChat("lobby", (text) => void this.#say(text), (_room, before) => chat.inLobby(before), "chat-read-lobby");

  constructor(private readonly looked: () => void = () => undefined) {
    // Whoever has looked is known to the hall, and can be told what changes.
    this.#hangUp = listenOn<LobbyMessage>("/lobby/socket", { before: this.look, hear: this.#hear, lost: this.#lost });
    this.#timer = setInterval(() => {
      if (document.hidden) return;
      void this.look();
      if (this.chat.open) void this.chat.fetch(); // what no hint told of
    }, LOOK_EVERY);
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

  /** The chat is read from now on. */
  listen(): void {
    this.chat.show(true);
  }

  async #say(text: string): Promise<void> {
    const saying = new Asking();
    const said = await saying.ask(() => chat.sayInLobby(text), this.chat.hear);
    if (!said && saying.failure) this.chat.refused(saying.failure, text);
  }

  #lost = (): void => {
    this.here = [];
    this.#there = false;
  };

  #hear = (message: LobbyMessage): void => {
    if (message.type === "here") {
      this.here = message.players;
      if (!this.#there && this.chat.open) void this.chat.fetch(); // said while nobody listened
      this.#there = true;
    }
    if (message.type === "chat" && this.chat.open) this.chat.hear(message.line);
    if (message.type === "look") void this.look();
  };
}

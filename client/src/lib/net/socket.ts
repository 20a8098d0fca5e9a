/** One table over a WebSocket that comes back by itself: nothing sent is lost, nothing seen is seen twice. */
import { lineTo } from "../browser/address";
import { worded } from "../words/words";
import { SIGNED_OUT } from "./line";
import type { ChatLine, Entry, Failure, Match, Message, Presence, Unfold } from "./wire";
import type { SocketEntry, View } from "./shapes";

export interface TableState {
  match: Match | null;
  history: Entry[];
  pending: boolean;
  refusal: Failure | null;
  connected: boolean;
  hindrance: Failure | null; // why the hall does not open the table, in its own words
  presence: Presence | null;
  ahead: number; // how far the hall's time is ahead of this browser's
}

interface Connection {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

type Dial = (url: string) => Connection;

/** Who hears what is said at the table. */
export interface Ear {
  hear(line: ChatLine): void;
  refused(failure: Failure, text: string): void;
  /** The line was opened anew: something may have been missed. */
  fetch(): void;
}

/** What a seat may say; a command is that with an id of its own. */
type SeatCommand = { type: "act"; action: string } | { type: "resign" } | { type: "offer"; what: "draw" | "abort" } | { type: "reply"; agree: boolean } | { type: "takeback"; entry: number };
type Command = (SeatCommand | { type: "chat"; text: string }) & { command: string };

const OPEN = 1;
const FIRST_WAIT = 150;
const LONGEST_WAIT = 2000;
const PING_EVERY = 20_000;
/** A line that says nothing for this long, when it is opened or pinged, is dead, whatever the browser believes. */
const SILENCE = 8000;
/** "Try again later": the hall is there and cannot deal yet, so it is not asked many times a second. */
const LATER = 1013;
/** No such table, or not from this page: asking again changes nothing. */
const FOR_GOOD = [4403, 4404];
const LOST = 1006;

export class TableSocket {
  state: TableState = { match: null, history: [], pending: false, refusal: null, connected: false, hindrance: null, presence: null, ahead: 0 };
  #line: Connection | null = null;
  #waiting = new Map<string, Command>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly told: (state: TableState) => void,
    private readonly dial: Dial = (url) => new WebSocket(url) as unknown as Connection,
    private readonly ear: Ear | null = null,
    private readonly unfold: Unfold = (view) => view as View,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    this.#connect();
  }

  act(action: string): void {
    this.say({ type: "act", action });
  }

  resign(): void {
    this.say({ type: "resign" });
  }

  say(said: SeatCommand): void {
    this.#command({ ...said, command: newId() });
  }

  /** Say something to the room. It is no move: the table does not wait for it. */
  talk(text: string): void {
    const command: Command = { type: "chat", text, command: newId() };
    this.#waiting.set(command.command, command);
    this.#send(command);
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    clearTimeout(this.#retry);
    this.#hangUp();
  }

  #command(command: Command): void {
    this.#waiting.set(command.command, command);
    this.#set({ refusal: null });
    this.#send(command);
  }

  #connect(): void {
    const line = this.dial(tableAddress(this.id, this.#last()));
    this.#line = line;
    this.#expect(line);
    line.onopen = () => {
      this.#heart = setInterval(() => this.#ping(), PING_EVERY);
    };
    line.onmessage = (event) => {
      clearTimeout(this.#silence);
      this.#read(JSON.parse(event.data) as Message);
    };
    line.onclose = ({ code }) => this.#lost(line, code);
  }

  #read(message: Message): void {
    if ("now" in message) this.#set({ ahead: Date.parse(message.now) - Date.now() });
    switch (message.type) {
      case "snapshot":
        // Only now the hall has answered: a line that opens and is closed again is a failure too.
        this.#failures = 0;
        this.#set({ match: message.match, history: merged(this.state.history, message.history.map(this.#unfolded)), connected: true, hindrance: null });
        this.#waiting.forEach((command) => this.#send(command));
        this.ear?.fetch();
        break;
      case "entry":
        this.#set({ match: { ...this.state.match!, ...message.match }, history: merged(this.state.history, [this.#unfolded(message.entry)]) });
        break;
      case "match":
        this.#set({ match: message.match });
        break;
      case "accepted":
        this.#waiting.delete(message.command);
        this.#set({});
        break;
      case "refused":
        if (message.command === null && !this.state.connected) return this.#set({ hindrance: message.error });
        this.#refused(message.command, message.error);
        break;
      case "chat":
        this.ear?.hear(message.line);
        break;
      case "presence":
        this.#set({ presence: { seats: message.seats, watchers: message.watchers } });
        break;
    }
  }

  #unfolded = (entry: SocketEntry): Entry => {
    return { ...entry, events: entry.events.map(worded), view: entry.view && this.unfold(entry.view) };
  };

  #refused(id: string | null, failure: Failure): void {
    const command = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    if (command?.type === "chat") this.ear?.refused(failure, command.text);
    else this.#set({ refusal: failure });
  }

  #lost(line: Connection, code = LOST): void {
    if (line !== this.#line) return;
    this.#hangUp();
    if (code === SIGNED_OUT && this.state.connected && this.#failures++ === 0) return this.#connect(); // by the session that replaced it
    this.#set({ connected: false });
    if (FOR_GOOD.includes(code)) return this.close();
    const wait = code === LATER ? LONGEST_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** The network is back: do not sit out the wait. */
  #hurry = (): void => {
    if (this.#line?.readyState === OPEN) return this.#ping();
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#connect();
  };

  /** The browser knows that the network is gone: do not wait for the silence. */
  #cut = (): void => {
    if (this.#line) this.#lost(this.#line);
  };

  #ping(): void {
    const line = this.#line;
    if (line?.readyState !== OPEN) return;
    line.send(JSON.stringify({ type: "ping" }));
    this.#expect(line);
  }

  #expect(line: Connection): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(line), SILENCE);
  }

  #send(command: Command): void {
    if (this.#line?.readyState === OPEN) this.#line.send(JSON.stringify(command));
  }

  #hangUp(): void {
    clearInterval(this.#heart);
    clearTimeout(this.#silence);
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onclose = line.onmessage = null;
    line.close();
  }

  #last(): number | null {
    return this.state.history.at(-1)?.seq ?? null;
  }

  #set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change, pending: [...this.#waiting.values()].some((command) => command.type !== "chat") };
    this.told(this.state);
  }
}

/** Both lists in order of seq; of two entries with one seq the newer is kept. */
export function merged(known: Entry[], more: Entry[]): Entry[] {
  if (more.length === 0) return known;
  const bySeq = new Map([...known, ...more].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

export function tableAddress(id: string, since: number | null): string {
  const query = since === null ? "" : `?since=${since}`;
  return lineTo(`/api/matches/${encodeURIComponent(id)}/socket${query}`);
}

/** A command id; plain http outside localhost has no randomUUID. */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A chat as the page sees it: fetched in pages, kept by a socket. */
import { chat, type Heard } from "../net/api/chat";
import type { ChatLine, RoomName, Failure } from "../net/wire";
import { Asking } from "../net/asking.svelte";
import { recall, remember } from "../browser/stored";

const OFF = "chat-off";
const HIDDEN = "chat-hidden";
const READ = "chat-read";
const MOST_HIDDEN = 200;
const STALE = 20_000; // milliseconds after which whether I may talk is asked for again

export class TableChat {
  lines = $state.raw<ChatLine[]>([]);
  told = $state.raw<Heard | null>(null); // the last page that was fetched
  refusal = $state.raw<Failure | null>(null); // a line was not taken
  next = $state<number | null>(null);
  open = $state(false);
  off = $state(recall(OFF) === "yes");
  hidden = $state.raw<Record<string, string>>(JSON.parse(recall(HIDDEN) ?? "{}") as Record<string, string>);
  draft = $state("");
  /** The last line somebody else said. */
  latest = $state.raw<ChatLine | null>(null);
  #read = $state(0);
  #room: RoomName | null = null; // asked for; my own when none is
  #asked = 0; // when
  #latest = new Asking(); // lines
  #older = new Asking();

  constructor(
    private readonly place: string, // the match whose table it is, or the lobby
    private readonly send: (text: string) => void,
    private readonly page: (room: RoomName | null, before: number | null) => Promise<Heard> = (room, before) => chat.heard(place, room, before),
    private readonly mark = READ, // how far it was read is remembered under this
  ) {
    const [seen, number] = (recall(mark) ?? "").split(" ");
    if (seen === place) this.#read = Number(number) || 0;
  }

  /** Why lines cannot be fetched. */
  get failure(): Failure | null {
    return this.#latest.failure ?? this.#older.failure;
  }

  /** What is to be seen of the room. */
  get shown(): ChatLine[] {
    return this.lines.filter((line) => line.room === this.told?.room && !this.hidden[line.by.id]);
  }

  get unread(): number {
    if (this.off || this.open) return 0;
    return this.shown.filter((line) => line.number > this.#read && !line.by.you && line.text !== null).length;
  }

  /** Fetch the last lines: at first, and whenever some may have been missed. */
  fetch = async (): Promise<void> => {
    this.#asked = Date.now();
    await this.#page(this.#latest, this.#room, null);
  };

  earlier = async (): Promise<void> => {
    await this.#page(this.#older, this.told?.room ?? null, this.next);
  };

  async go(room: RoomName): Promise<void> {
    this.#older.drop();
    this.#room = room;
    this.next = null;
    await this.fetch();
  }

  /** The match is seen from another seat: nothing that was read from the old one stays. */
  reset(): void {
    this.#latest.drop();
    this.#older.drop();
    this.#room = null;
    this.lines = [];
    this.told = null;
    this.next = null;
  }

  hear = (line: ChatLine): void => {
    const known = this.lines.some((one) => one.number === line.number);
    this.#merge([line]);
    if (!known && !line.by.you && !this.off && !this.hidden[line.by.id]) this.latest = line;
    if (this.open) this.#seen();
    if (this.#latest.busy) return;
    const removed = line.by.you && line.text === null;
    const stale = this.open && !line.by.you && Date.now() - this.#asked > STALE;
    if (!this.told || removed || stale) void this.fetch(); // it was asked for in vain, or perhaps I may not talk any more
  };

  say(): void {
    const text = this.draft.trim();
    if (!text) return;
    this.refusal = null;
    this.draft = "";
    this.send(text);
  }

  /** A line was not taken: it is given back, unless another has been begun. */
  refused = (failure: Failure, text: string): void => {
    this.refusal = failure;
    this.draft ||= text;
    if (failure.code === "muted" || failure.code.startsWith("chat-")) void this.fetch();
  };

  show(open: boolean): void {
    this.open = open;
    if (!open) return;
    this.latest = null;
    this.#seen();
    void this.fetch(); // whether I may talk may have changed
  }

  switch(off: boolean): void {
    this.off = off;
    this.latest = null;
    remember(OFF, off ? "yes" : "no");
    this.#seen();
  }

  hide(id: string, name: string): void {
    this.#hide({ ...Object.fromEntries(Object.entries(this.hidden).slice(1 - MOST_HIDDEN)), [id]: name });
  }

  unhide(id: string): void {
    this.#hide(Object.fromEntries(Object.entries(this.hidden).filter(([known]) => known !== id)));
  }

  #hide(hidden: Record<string, string>): void {
    this.hidden = hidden;
    remember(HIDDEN, JSON.stringify(hidden));
  }

  #seen(): void {
    this.#read = Math.max(this.#read, ...this.lines.map((line) => line.number));
    remember(this.mark, `${this.place} ${this.#read}`);
  }

  #merge(more: ChatLine[]): void {
    const known = new Map([...this.lines, ...more].map((line) => [line.number, line]));
    this.lines = [...known.values()].sort((a, b) => a.number - b.number);
  }

  async #page(asking: Asking, room: RoomName | null, before: number | null): Promise<void> {
    await asking.ask(() => this.page(room, before), (told) => {
      const first = told.room !== this.told?.room;
      this.told = told;
      if (before !== null || this.next === null || first) this.next = told.next;
      this.#merge(told.lines);
      if (this.open) this.#seen();
    });
  }
}

/** What every table does, whatever is played at it: which entry lies on it, whose turn it is, what was sent, what is read out. */
import { untrack, type Snippet } from "svelte";
import { calm } from "../browser/motion";
import { gameNamed } from "../hall/games.svelte";
import type { Entry, Match, Refused, Said, SeatName } from "../net/wire";
import { Bell } from "../sound/bell";
import { player } from "../sound/player.svelte";
import { say, t } from "../words/words";
import { coach, grown } from "./coach.svelte";
import { voided } from "./ending";
import { readingTime } from "./pace.svelte";
import type { Playback, Step } from "./playback.svelte";
import { layout } from "./layout.svelte";
import { sideName } from "./seats";
import { counting, takebackIn, takeSeen } from "./steps";
import type { TableSeat } from "./table.svelte";

/** How a match ended, as far as every game tells it. */
export interface Ended<Side extends SeatName> {
  winner: Side | null;
  reason: string;
}

/** What a table reads of a game's view; all else is read by the game. */
interface Seen<Side extends SeatName> {
  to_act: Side | null;
  result: Ended<Side> | null;
}

export interface TableProps<Side extends SeatName = SeatName, E extends Entry<Side, Said, Seen<Side>> = Entry<Side, Said, Seen<Side>>> {
  history: E[];
  match: Match<Side>;
  seat: TableSeat | null; // the table as the hall keeps it; null where it is shown inside another page
  around?: Around; // a page that asks something at this table; none: the hall's own
  you: Side | null;
  pending: boolean;
  refusal: Refused | null;
  connected: boolean;
  onact: (action: string) => void;
  onresign: (() => void) | null; // null where nobody plays in earnest
  onrematch: (agent?: string) => void; // of the house, where another than before shall play
}

/** A page that fills the screen with a table and asks something at it: nobody advises there, and what was played before is not told. */
interface Around {
  near: SeatName; // who sits at its lower edge, also when nothing is asked any more
  top: Snippet; // over the table, beside the way back
  asked?: string; // over the board, where neither `top` says it nor `beside` is in sight
  hinted: object; // what was told of an action, of what the view lists of it: it is lit as what a coach proposes
  beside: Snippet; // beside the board where there is room, else under the table
}

/** What a game says aloud at its table. */
interface Telling<E extends { view: unknown }> {
  sentences: (entry: E) => string[];
  /** How long an entry lies on the table where its words do not say so, in milliseconds at the usual speed. */
  reading?: (entry: E) => number | undefined;
  harmless?: () => boolean; // a touch of the board only takes something up
  /** Whose turn it is, and what is asked of whoever sits here when it is theirs; the table's own words where there are none. */
  turn?: (view: E["view"], mine: boolean) => string | undefined;
}

/** What the frame around a table knows of it, before there is anything to play as well. */
export interface Framed {
  readonly match: Match | null;
  readonly seat: TableSeat | null;
  readonly around?: Around;
  readonly onresign?: (() => void) | null;
  readonly spoken?: string;
  readonly entry?: { readonly seq: number }; // after which it is shown
  readonly learning?: boolean; // somebody's first games: the goal stands there, in the place of the rules
  readonly score?: unknown; // as its view tells it, where the game keeps one
  readonly hinting?: boolean; // a hint was asked for in the position that lies there
  hint?(wanted: boolean): void;
  /** What a touch or a key on the board does while something is shown; true if that is all it does. */
  skip?(event: Event): boolean;
}

/** A table with a history, as the parts read it that all games share. */
export interface Shown extends Framed {
  readonly match: Match;
  readonly you: SeatName | null;
  readonly names: Record<SeatName, string>;
  readonly index: number;
  readonly last: number;
  readonly chatting: boolean;
  readonly onrematch: (agent?: string) => void;
  readonly history: readonly { readonly seq: number; readonly view: unknown }[]; // what counts of it
  readonly told: readonly { readonly kind: string; readonly seat: SeatName | null; readonly events: readonly object[] }[]; // of that, what was shown to its end
  readonly asked: string | null; // what a stage asks for
  ended: boolean; // the page of its end lies over it
  look(to: number): void;
}

export class TableModel<Side extends SeatName, E extends Entry<Side, Said, Seen<Side>>, P extends Playback<E, Step>> implements Shown {
  /** The older entry that is looked at; null: the game as it goes on. */
  looking = $state<number | null>(null);
  /** The action that went off, while the hall has not answered, and after which entry. */
  sent = $state.raw<{ action: string; after: number } | null>(null);
  /** What answers the question that the action sent off leads to: the view of it gives the next action. */
  #next = $state.raw<((view: E["view"]) => string | undefined) | null>(null);
  /** The entry after which a hint was asked for. */
  #hinted = $state<number | null>(null);
  /** What is read out. */
  spoken = $state("");
  /** The winner whose animation is shown; null where nothing may move, or once whoever looks has looked elsewhere. */
  won = $state.raw<Side | null>(null);
  /** The page of its end lies over the table: it comes by itself for whoever sat here and looked on. */
  ended = $state(false);
  /** The entries that it tells: those that were shown since it told others; how many times in a row in the same words. */
  #heard = { from: 0, to: -1, text: "", times: 0 };

  /** What counts of what happened. */
  readonly history = $derived.by<E[]>(() => counting(this.given().history));
  readonly index = $derived.by(() => this.looking ?? this.playback.at);
  readonly entry = $derived.by<E | undefined>(() => this.history[this.index]);
  readonly view = $derived.by<E["view"] | null>(() => this.entry?.view ?? null);
  /** The match is over, and its end is shown. */
  readonly over = $derived.by(() => this.match.status === "over" && this.playback.at === this.last);
  /** The newest entry is shown, and nothing moves. */
  readonly resting = $derived.by(() => this.looking === null && !this.playback.busy);
  readonly mine = $derived.by(() => Boolean(this.you && this.resting && !this.over && this.view?.to_act === this.you));
  readonly waits = $derived.by(() => this.given().pending || this.sent !== null || this.#next !== null);
  readonly free = $derived.by(() => this.mine && !this.waits && this.connected);
  readonly near = $derived.by<Side>(() => (this.around?.near as Side | undefined) ?? this.you ?? this.#sides[0]!);
  readonly far = $derived.by<Side>(() => this.other(this.near));
  readonly names = $derived.by(() => Object.fromEntries(this.#sides.map((side) => [side, this.match.seats[side].name ?? sideName(this.match.game, side)])) as Record<Side, string>);
  readonly result = $derived.by<NonNullable<E["view"]["result"]> | null>(() => {
    if (!this.over || !this.resting) return null;
    return this.view?.result ?? (this.match.result as NonNullable<E["view"]["result"]> | null);
  });
  /** Whether the open chat stands where else the history does. */
  readonly chatting = $derived.by(() => layout.shape === "desk" && Boolean(this.seat?.chat.open));

  /** Made where a component is, and ends with it. */
  constructor(
    private readonly given: () => TableProps<Side, E>,
    readonly playback: P,
    private readonly telling: Telling<E>,
  ) {
    // inside another page whoever looks steps through it themselves
    playback.onlooker = {
      seen: takeSeen(this.match.id),
      own: ({ seat }) => !this.seat || (seat !== null && seat === this.you),
      reading: (entry) => this.telling.reading?.(entry) ?? readingTime(this.#sentences(entry).join(" ")),
    };
    playback.keepUp(() => this.history);
    // whoever looks elsewhere goes on where the game is after a takeback
    const times = $derived(this.given().history.filter((entry) => takebackIn(entry)).length);
    $effect.pre(() => {
      if (times > 0) untrack(() => (this.looking = null));
    });
    // an answer of either kind ends the waiting
    $effect(() => {
      if (this.sent && (this.history.at(-1)?.seq ?? 0) > this.sent.after) this.sent = null;
    });
    $effect(() => {
      if (this.refusal) untrack(() => (this.sent = this.#next = null));
    });
    $effect(() => this.#goOn());
    $effect(() => this.#tell());
    $effect(() => {
      if (this.result && this.you !== null && !this.match.terms?.study) untrack(() => grown.met(this.match.game, "goal", this.match.id));
    });
    this.#sound();
  }

  get match(): Match<Side> {
    return this.given().match;
  }
  get seat(): TableSeat | null {
    return this.given().seat;
  }
  get around(): Around | undefined {
    return this.given().around;
  }
  get you(): Side | null {
    return this.given().you;
  }
  /** Whether it matters whose turn it is: nobody plays on where what was asked is found. */
  get goesOn(): boolean {
    return this.you !== null || !this.around;
  }
  /** Whether somebody sits here whom a coach may tell what to do: against the house alone, where nothing hangs on the match. */
  get coached(): boolean {
    const { terms, seats } = this.match;
    if (this.you === null || this.around || !terms) return false; // a position that is tried out is no match
    const hangs = terms.rated || terms.gil > 0 || terms.owned || terms.tournament !== null;
    return !hangs && this.#sides.every((side) => side === this.you || seats[side].kind === "bot");
  }
  get hinting(): boolean {
    return this.looking === null && this.#hinted === this.place.seq;
  }
  /** Whether somebody here is told what to do: by the coach, or because they asked. */
  get advised(): boolean {
    return this.looking === null && (this.hinting || (this.coached && coach.on(this.match.game)));
  }
  /** What a stage of a journey asks for, if the match is played for one. */
  get asked(): string | null {
    const stage = this.match.terms?.stage;
    return stage ? say(stage.asks) : null;
  }
  /** Whether the goal stands in the place of the rules: for a stage, and in the first games that somebody plays to their end on this browser; a study is none of them. */
  get learning(): boolean {
    return this.you !== null && this.seat !== null && (this.asked !== null || (!this.match.terms?.study && gameNamed(this.match.game)?.goal !== undefined && grown.explains(this.match.game, "goal", this.match.id)));
  }
  get refusal(): Refused | null {
    return this.given().refusal;
  }
  get connected(): boolean {
    return this.given().connected;
  }
  get onresign(): (() => void) | null {
    return this.given().onresign;
  }
  /** Where the game stands: the match, and its newest entry. */
  get place(): { match: string; seq: number } {
    return { match: this.match.id, seq: this.history.at(-1)?.seq ?? 0 };
  }
  get score(): unknown {
    return (this.view as { score?: unknown } | null)?.score;
  }
  get onrematch(): (agent?: string) => void {
    return this.given().onrematch;
  }
  /** The history as far as it was shown to its end: what a die still rolls for is not told. */
  get told(): E[] {
    return this.history.slice(0, this.playback.shownTo + 1);
  }
  /** The index of the newest entry. */
  get last(): number {
    return this.history.length - 1;
  }
  get #sides(): Side[] {
    return Object.keys(this.match.seats) as Side[];
  }

  other(side: Side): Side {
    return this.#sides.find((one) => one !== side)!;
  }

  /** Sends an action off, unless it is not the time for one; `next` gives the action that follows once the hall has taken it. */
  act(action: string, next: ((view: E["view"]) => string | undefined) | null = null): void {
    if (!this.free) return;
    this.#next = next;
    this.sent = { action, after: this.history.at(-1)?.seq ?? 0 };
    this.given().onact(action);
  }

  /** Asks for a hint in this position, or wants none any more. */
  hint(wanted: boolean): void {
    this.looking = null;
    this.#hinted = wanted ? this.place.seq : null;
  }

  /** Looks at an entry; at the newest, goes back to the game. */
  look(to: number): void {
    this.looking = to >= this.last ? null : Math.max(0, to);
    this.won = null;
    if (this.looking === null) this.playback.skip();
  }

  again(): void {
    this.looking = null;
    this.playback.again(this.last);
  }

  /** What is meant for a board on which something is shown goes on to the newest entry, and does nothing else there but take something up: nobody saw what they touched.
      While my clock runs no time is lost so: it counts at once, from the moment of the touch. */
  skip(event: Event): boolean {
    const timed = this.you !== null && this.match.clock?.running === this.you;
    if (!this.playback.busy || (event.type === "pointerdown" && !timed)) return false;
    this.playback.skip();
    if (timed || this.telling.harmless?.()) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** Reads out once more what was read out last. */
  repeat(): void {
    const text = this.spoken;
    this.spoken = "";
    setTimeout(() => (this.spoken = text), REPEATED);
  }

  #goOn(): void {
    const next = this.#next;
    if (!next || this.sent || this.given().pending || !this.resting || !this.connected) return;
    const action = this.mine && this.view ? next(this.view) : undefined;
    untrack(() => {
      this.#next = null;
      if (action !== undefined) this.act(action);
    });
  }

  /** Every entry is read out as it is shown, or with those that were shown in the same moment; the newest when it rests, with whose turn it is.
      None is read out again because the next one waits. */
  #tell(): void {
    const { at, since, busy } = this.playback;
    const entry = this.history[at];
    const newest = at === this.last;
    if (!entry || (newest && busy)) return;
    const { to, text: before, times } = this.#heard;
    if (at === to && !newest) return;
    const from = Math.max(since, at > to ? to + 1 : at === to ? this.#heard.from : at);
    const next = newest && !this.over ? entry.view.to_act : null;
    const told = this.history.slice(from, at + 1).flatMap((shown) => this.#sentences(shown));
    const text = [...told, next ? this.#turn(entry.view, next) : ""].filter(Boolean).join(" ");
    this.#heard = { from, to: at, text, times: at === to ? times : text === before ? times + 1 : 0 };
    this.spoken = text && this.#heard.times % 2 ? text + UNHEARD : text;
  }

  #sentences(entry: E): string[] {
    const back = takebackIn(entry);
    if (!back) return this.telling.sentences(entry);
    return [t("takeback-told", { whose: back.seat === this.you ? "you" : "other", name: this.names[back.seat as Side], number: back.number })];
  }

  /** What is heard beside the moves: that it is my turn again, and the end. */
  #sound(): void {
    const bell = new Bell();
    let open = false; // whether the match was seen to go on
    $effect(() => {
      const newest = this.history.at(-1);
      if (!this.you || this.over || !newest) return;
      if (bell.rings(newest.view.to_act === this.you, this.resting)) player.play([{ name: "turn" }]);
    });
    $effect(() => {
      if (!this.over) open = true;
      else if (open && this.result) {
        open = false;
        untrack(() => this.#end(this.result!));
      }
    });
  }

  /** The end, as it comes: heard, and shown for a moment. */
  #end({ winner }: Ended<Side>): void {
    if (voided(this.match)) return;
    this.won = calm() ? null : winner;
    this.ended = this.you !== null && this.seat !== null && !this.around;
    player.play([{ name: winner === null ? "draw" : winner === (this.you ?? winner) ? "win" : "loss" }]);
  }

  #turn(view: E["view"], next: Side): string {
    const mine = next === this.you;
    return this.telling.turn?.(view, mine) ?? (mine ? t("table-your-turn") : t("table-their-turn", { name: this.names[next] }));
  }
}

const UNHEARD = "\u00a0"; // is not read, but makes the same words others: a reader notices them
const REPEATED = 60; // milliseconds of silence, so that a reader notices the same words

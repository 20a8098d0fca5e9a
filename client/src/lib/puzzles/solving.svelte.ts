/** A puzzle being solved: its position, what was tried, and the table of a match that nobody plays. */
import { gameNamed } from "../hall/games.svelte";
import { puzzles } from "../net/api/puzzles";
import { Asking } from "../net/asking.svelte";
import type { PuzzleHint, PuzzlePage, TriedPuzzle } from "../net/shapes";
import type { Entry, Match } from "../net/wire";
import { sideName } from "../table/seats";

export class Solving {
  page = $state.raw<PuzzlePage | null>(null);
  tries = $state.raw<TriedPuzzle[]>([]);
  solved = $state.raw<TriedPuzzle | null>(null);
  missed = $state.raw<TriedPuzzle | null>(null); // the wrong move that lies there, with its answer
  hints = $state.raw<Record<string, PuzzleHint>>({}); // those that were asked for, by their kinds
  laid = $state(0); // how often the position was laid out
  readonly opening = new Asking();
  readonly trying = new Asking();
  readonly hinting = new Asking();
  readonly puzzle = $derived(this.page?.puzzle ?? null);
  readonly wrong = $derived(this.tries.filter((one) => !one.right));
  /** What the hints told of the right move, while it is looked for. */
  readonly hinted = $derived<PuzzleHint["tells"]>(this.solved || this.missed ? {} : Object.assign({}, ...Object.values(this.hints).map(({ tells }) => tells)));
  readonly history = $derived.by<Entry[]>(() => {
    if (!this.puzzle) return [];
    const { view, seat } = this.puzzle;
    const dealt = { seq: 0, kind: "dealt", seat: null, action: null, events: [], view };
    const made = this.solved ?? this.missed;
    const acts = made ? [{ ...made, seat }, ...(made.reply ? [made.reply] : [])] : [];
    return [dealt, ...acts.map(({ seat, action, events, view }, at) => ({ seq: at + 1, kind: "act", seat, action, events, view }))] as unknown as Entry[];
  });
  /** Whoever is to move sits here. */
  readonly match = $derived.by<Match | null>(() => {
    if (!this.puzzle) return null;
    const { game, rules, seat } = this.puzzle;
    return {
      id: "", game, rules, status: "live", you: seat, commitment: "", secret: null, result: null, rematch: null, created: "",
      seats: Object.fromEntries((gameNamed(game)?.seats ?? []).map((side) => [side, { kind: "player", name: sideName(game, side) }])),
    } as unknown as Match;
  });

  /** `name` is a puzzle's id; without it, today's. */
  constructor(readonly name: () => string | Promise<string>) {}

  open = (): void => {
    void this.opening.ask(async () => puzzles.one(await this.name()), (found) => {
      this.page = found;
      this.solved = found.puzzle.found;
    });
  };

  attempt = (action: string): void => {
    const { id, date } = this.puzzle!;
    void this.trying.ask(() => puzzles.attempt(id, action), (found) => {
      this.tries = [...this.tries, found];
      if (!found.right) this.missed = found;
      else void this.opening.ask(() => puzzles.one(id), (now) => {
        this.page = { week: now.week, puzzle: { ...now.puzzle, date } };
        this.solved = found;
      });
    });
  };

  hint = (kind: string): void => void this.hinting.ask(() => puzzles.hint(this.puzzle!.id, kind), (found) => (this.hints = { ...this.hints, [kind]: found }));

  /** It is asked anew; what was made of it stands. */
  again = (): void => {
    this.tries = [];
    this.hints = {};
    this.back();
  };

  /** What was tried is taken back. */
  back = (): void => {
    this.solved = this.missed = null;
    this.laid++;
  };

  end(): void {
    this.opening.end();
    this.trying.end();
    this.hinting.end();
  }
}

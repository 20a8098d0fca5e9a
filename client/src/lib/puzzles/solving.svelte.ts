/** A puzzle being solved: its position, what was tried, and the table of a match that nobody plays. */
import { gameNamed } from "../hall/games.svelte";
import { puzzles } from "../net/api/puzzles";
import { Asking } from "../net/asking.svelte";
import type { PuzzlePage, TriedPuzzle } from "../net/shapes";
import type { Entry, Match } from "../net/wire";
import { sideName } from "../table/seats";

export class Solving {
  page = $state.raw<PuzzlePage | null>(null);
  tries = $state.raw<TriedPuzzle[]>([]);
  solved = $state.raw<TriedPuzzle | null>(null);
  laid = $state(0); // how often the position was laid out: a wrong move is taken back
  readonly opening = new Asking();
  readonly trying = new Asking();
  readonly puzzle = $derived(this.page?.puzzle ?? null);
  readonly wrong = $derived(this.tries.filter((one) => !one.right));
  readonly history = $derived.by<Entry[]>(() => {
    if (!this.puzzle) return [];
    const { view, seat } = this.puzzle;
    const dealt = { seq: 0, kind: "dealt", seat: null, action: null, events: [], view };
    const found = this.solved && { seq: 1, kind: "act", seat, action: this.solved.action, events: this.solved.events, view: this.solved.view };
    return (found ? [dealt, found] : [dealt]) as unknown as Entry[];
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
      if (!found.right) this.laid++;
      else void this.opening.ask(() => puzzles.one(id), (now) => {
        this.page = { week: now.week, puzzle: { ...now.puzzle, date } };
        this.solved = found;
      });
    });
  };

  /** It is asked anew; what was made of it stands. */
  again = (): void => {
    this.solved = null;
    this.tries = [];
    this.laid++;
  };

  end(): void {
    this.opening.end();
    this.trying.end();
  }
}

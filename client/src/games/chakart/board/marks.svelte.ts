/** What whoever looks has drawn on the board for themselves: it is nobody else's, and lasts until the next move. */
import type { Square } from "../types";

/** An arrow, or a circle round the square where it ends at once. */
export interface Mark {
  from: Square;
  to: Square;
}

export class Marks {
  all = $state.raw<Mark[]>([]);

  /** Draws it; what is drawn already is wiped. */
  draw(from: Square, to: Square): void {
    const rest = this.all.filter((mark) => mark.from !== from || mark.to !== to);
    this.all = rest.length < this.all.length ? rest : [...rest, { from, to }];
  }

  wipe(): void {
    this.all = [];
  }

  circled(square: Square): boolean {
    return this.all.some(({ from, to }) => from === square && to === square);
  }
}

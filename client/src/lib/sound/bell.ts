/** The bell that calls whoever waited for their turn. */
const REST = 3000; // milliseconds after which they may look elsewhere

export class Bell {
  #waiting = false;
  #still: number | null = null; // since when the table has lain still meanwhile
  #due = false;

  /** Whether it rings now: the turn has come, at a table where nothing moves any more. */
  rings(mine: boolean, resting: boolean): boolean {
    if (!mine) {
      this.#waiting = true;
      if (resting) this.#still ??= Date.now();
      return false;
    }
    if (this.#waiting) this.#due = document.hidden || (this.#still !== null && Date.now() - this.#still >= REST);
    this.#waiting = false;
    this.#still = null;
    const rings = this.#due && resting;
    if (rings) this.#due = false;
    return rings;
  }
}

/** A card set that is being made: its lines as the hall judged them, kept on this browser until it is published. */
import { forget, recall, remember } from "../browser/stored";
import { Asking } from "../net/asking.svelte";
import { type Cells, type Fault, type MadeCards, type ReadSheet, type SheetRow, cardSets } from "../net/api/cardsets";

export const FEWEST = 5;
const PACK_PRICE = 400;

interface Kept {
  title: string;
  name: string;
  packPrice: number;
  rows: Cells[];
}

/** A name for rules and addresses, out of what people call the set. */
export function slug(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "_").replace(/^[^a-z]+|_+$/g, "").slice(0, 24);
}

export class Draft {
  title = $state("");
  named = $state<string | null>(null); // where another name than that of the title was chosen
  packPrice = $state(PACK_PRICE);
  community = $state(""); // that it will belong to, of those that its maker keeps; "" where there is no choice
  sheet = $state.raw<ReadSheet>({ rows: [], faults: 0 });
  readonly reading = new Asking();

  readonly name = $derived.by(() => this.before?.name ?? this.named ?? slug(this.title));
  readonly ready = $derived(this.sheet.rows.length - this.sheet.faults);
  readonly whole = $derived(this.sheet.faults === 0 && this.sheet.rows.length >= FEWEST && this.title.trim() !== "" && this.name.length > 1);

  /** Whether the hall has yet to judge what was changed last: the cards are not those of the lines. */
  readonly unjudged = $derived(this.reading.busy || this.reading.failure !== null);

  constructor(
    readonly game: string,
    readonly before: MadeCards | null,
  ) {
    const kept = this.#recalled();
    const document = before?.document as { pack_price?: number } | undefined;
    this.title = kept?.title ?? before?.title ?? "";
    this.named = kept?.name || null;
    this.packPrice = kept?.packPrice ?? document?.pack_price ?? PACK_PRICE;
    if (kept?.rows.length) this.#ask({ rows: kept.rows });
    else if (before) this.#ask({ text: JSON.stringify(before.document) });
  }

  get #key(): string {
    return `parlour-card-set-${this.before?.name ?? ""}`;
  }

  #recalled(): Kept | null {
    try {
      return JSON.parse(recall(this.#key) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }

  /** Keeps the draft on this browser. */
  keep(): void {
    const kept: Kept = { title: this.title, name: this.named ?? "", packPrice: this.packPrice, rows: this.#cells() };
    remember(this.#key, JSON.stringify(kept));
  }

  /** It was published, or is given up. */
  drop(): void {
    forget(this.#key);
  }

  #cells(): Cells[] {
    return this.sheet.rows.map((row) => row.cells);
  }

  #ask(sheet: { text: string } | { rows: Cells[] }): void {
    const known = this.before?.name ?? null;
    void this.reading.ask(
      () => cardSets.read(this.game, known, sheet),
      (read) => {
        this.sheet = read;
        this.keep();
      },
    );
  }

  /** Takes what was pasted, or a file's text, in the place of what is there. */
  read(text: string): void {
    this.#ask({ text });
  }

  /** The lines stand so at once: what is changed before the hall has judged this is changed as well. */
  #changed(line: number, cells: Cells | null): void {
    const rows = this.sheet.rows.flatMap((row) => (row.line !== line ? [row] : cells ? [{ ...row, cells }] : []));
    this.sheet = { ...this.sheet, rows };
    this.#ask({ rows: this.#cells() });
  }

  /** Puts other cells into a line. */
  put(row: SheetRow, cells: Cells): void {
    this.#changed(row.line, cells);
  }

  /** Puts something else into a cell. */
  change(row: SheetRow, column: string, cell: string): void {
    this.#changed(row.line, { ...row.cells, [column]: cell });
  }

  repair(row: SheetRow, fault: Fault): void {
    if (fault.repair !== null) this.change(row, fault.column, fault.repair);
  }

  /** Takes a line out. */
  remove(row: SheetRow): void {
    this.#changed(row.line, null);
  }

  /** The set as it would be published. */
  get document() {
    const cards = this.sheet.rows.flatMap((row) => row.card ? [row.card as object] : []);
    return { game: this.game, name: this.name, title: this.title.trim(), pack_price: this.packPrice, cards, after: this.before?.number ?? 0, community: this.community || null };
  }
}

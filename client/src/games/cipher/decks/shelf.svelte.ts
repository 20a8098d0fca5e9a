/**
 * The decks of whoever sits here: on the account, or in this browser for a guest, whose decks are taken along to the account that they have
 * one day. What was changed and not saved is a draft in this browser: a page that is loaded again loses nothing.
 */
import { recall, remember } from "../../../lib/browser/stored";
import { ApiError, api } from "../../../lib/net/api";
import { decks as kept } from "../../../lib/net/api/decks";
import { Asking } from "../../../lib/net/asking.svelte";
import type { Deck } from "./deck";

const GAME = "cipher";
const [HERE, DRAFTS] = ["parlour.cipher.decks", "parlour.cipher.drafts"];
const MOST_DRAFTS = 20;

function stored(key: string): Deck[] {
  try {
    const found: unknown = JSON.parse(recall(key) ?? "[]");
    return Array.isArray(found) ? (found as Deck[]) : [];
  } catch {
    return [];
  }
}
const store = (key: string, decks: Deck[]): void => remember(key, JSON.stringify(decks));
const without = (decks: Deck[], id: string): Deck[] => decks.filter((each) => each.id !== id);

export class Shelf {
  decks = $state.raw<Deck[]>([]); // as they were saved
  drafts = $state.raw<Deck[]>(stored(DRAFTS));
  known = $state(false);
  account = $state(false);
  #asking = new Asking();

  get failure() {
    return this.#asking.failure;
  }

  /** All decks as they stand on the desk, the one that was changed last first. */
  readonly all = $derived.by(() => {
    const drafted = new Set(this.drafts.map(({ id }) => id));
    return [...this.drafts, ...this.decks.filter(({ id }) => !drafted.has(id))].sort((a, b) => b.changed.localeCompare(a.changed));
  });

  async open(): Promise<void> {
    await this.#asking.ask(
      async () => {
        const me = await api.me();
        if (me.role === "guest") return { account: false, decks: stored(HERE), refused: [] };
        // What this browser kept for a guest is the account's from now on; what that refuses is a draft again.
        const refused = [];
        for (const deck of stored(HERE)) {
          if (!(await this.#taken(deck))) refused.push(deck);
          store(HERE, without(stored(HERE), deck.id));
        }
        return { account: true, decks: (await kept.shelf(GAME)).decks, refused };
      },
      ({ account, decks, refused }) => {
        [this.account, this.decks, this.known] = [account, decks, true];
        refused.forEach((deck) => this.draft(deck));
      },
    );
  }

  async #taken(deck: Deck): Promise<boolean> {
    try {
      await kept.keep(GAME, deck);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.decided) return false;
      throw error;
    }
  }

  find(id: string): Deck | null {
    return this.all.find((deck) => deck.id === id) ?? null;
  }
  /** Whether a deck is as it was saved. */
  saved(id: string): boolean {
    return this.decks.some((deck) => deck.id === id) && !this.drafts.some((deck) => deck.id === id);
  }

  /** Remembers here what is on the desk. */
  draft(deck: Deck): void {
    this.#drafted([deck, ...without(this.drafts, deck.id)].slice(0, MOST_DRAFTS));
  }

  async save(deck: Deck): Promise<void> {
    const saved = this.account ? await kept.keep(GAME, deck) : deck;
    this.#shelved([saved, ...without(this.decks, deck.id)]);
    // What was changed meanwhile is a draft still.
    if (this.drafts.find(({ id }) => id === deck.id)?.changed === deck.changed) this.#drafted(without(this.drafts, deck.id));
  }

  async drop(deck: Deck): Promise<void> {
    if (this.account && this.decks.some(({ id }) => id === deck.id)) await kept.drop(GAME, deck.id);
    this.#shelved(without(this.decks, deck.id));
    this.#drafted(without(this.drafts, deck.id));
  }

  #shelved(decks: Deck[]): void {
    this.decks = decks;
    if (!this.account) store(HERE, decks);
  }
  #drafted(drafts: Deck[]): void {
    this.drafts = drafts;
    store(DRAFTS, drafts);
  }
}

export const shelf = new Shelf();

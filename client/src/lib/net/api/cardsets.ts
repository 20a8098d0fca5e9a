/** Card sets that are made in this hall. */
import { asGuest } from "../api";
import type { MadeCards, MadeSet, ReadSheet } from "../shapes";

export type { Fault, MadeCards, MadeSet, ReadSheet, SheetRow } from "../shapes";

export type Cells = Record<string, string>;

interface SetDraft {
  game: string;
  name: string;
  title: string;
  pack_price: number;
  cards: object[];
  after: number; // the edition it was made from, 0 for none
  community: string | null; // that it belongs to, where it is new
}

export const cardSets = {
  all: () => asGuest<MadeSet[]>("GET", "/card-sets"),
  one: (name: string) => asGuest<MadeCards>("GET", `/card-sets/${encodeURIComponent(name)}`),
  /** What was pasted, or rows whose cells were changed. */
  read: (game: string, name: string | null, sheet: { text: string } | { rows: Cells[] }) => asGuest<ReadSheet>("POST", "/card-sets/read", { game, name, ...sheet }),
  publish: (draft: SetDraft) => asGuest<MadeSet>("POST", "/card-sets", draft),
};

/** The faces of cards that can be owned: each set is asked for when one of its cards is first drawn. */
import { api } from "../net/api";
import { gameNamed } from "../hall/games.svelte";

type Card = Record<string, unknown>;

export interface Place {
  game: string;
  set: string;
  id: string;
}

/** Where an asset stands: "triple-triad/ff8/82" is a card of a set; null for gil. */
export function placeOf(asset: string): Place | null {
  const [game = "", set = "", ...id] = asset.split("/");
  return set ? { game, set, id: id.join("/") } : null;
}

class Faces {
  #known = $state.raw<Record<string, Map<string, Card>>>({});
  #asked = new Set<string>();

  /** A card as its game tells it, as soon as its set is there. */
  find({ game, set, id }: Place): Card | undefined {
    const shelf = `${game}/${set}`;
    const found = this.#known[shelf];
    if (!found && !this.#asked.has(shelf)) this.#fetch(game, set);
    return found?.get(id);
  }

  /** Puts in the cards of a set. */
  keep(shelf: string, cards: Map<string, Card>): void {
    this.#known = { ...this.#known, [shelf]: cards };
  }

  #fetch(game: string, set: string): void {
    const shelf = `${game}/${set}`;
    const idOf = gameNamed(game)?.idOf ?? ((card: Card) => String(card.id));
    this.#asked.add(shelf);
    api
      .cards<Card>(game, set)
      .then(({ cards }) => this.keep(shelf, new Map(cards.map((card) => [idOf(card), card]))))
      .catch(() => this.#asked.delete(shelf));
  }
}

export const faces = new Faces();

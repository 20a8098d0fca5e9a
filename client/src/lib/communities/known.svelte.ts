/** The communities of the hall, asked for once: by their rules a table is known to be theirs. */
import { communities, type CommunityLine, type HouseRules } from "../net/api/communities";
import { Asking } from "../net/asking.svelte";
import type { RuleBook } from "../net/wire";
import { t } from "../words/words";
import { gameOf, inWords } from "./charter";

/** Rules that a community plays under a name of its own. */
export interface Own {
  community: CommunityLine;
  preset: HouseRules;
  /** How it is named in addresses: lantern-club/usual. */
  at: string;
}

/** What rules and who plays them are called in one; where both have one name, that. */
export function markOf({ community, preset }: Own): string {
  const names = { preset: inWords(preset.name), community: inWords(community.charter.name) };
  return names.preset === names.community ? names.community : t("community-mark", names);
}

class Known {
  all = $state.raw<CommunityLine[] | null>(null);
  makes = $state(false); // whether whoever sits here may make one
  #asking = new Asking();
  #met = false;

  readonly own = $derived<Own[]>((this.all ?? []).flatMap((community) => community.charter.presets.map((preset) => ({ community, preset, at: `${community.id}/${preset.id}` }))));

  /** Whether whoever sits here keeps one. */
  readonly keeps = $derived((this.all ?? []).some(({ you }) => you === "keeper"));

  get failure() {
    return this.#asking.failure;
  }

  /** Asks which there are, the first time. */
  meet = (): void => {
    if (!this.#met) void this.look();
  };

  /** Asks again: one was made or changed, or somebody else sits here. */
  look = (): Promise<boolean> => {
    this.#met = true;
    return this.#asking.ask(communities.all, ({ communities: all, makes }) => ([this.all, this.makes] = [all, makes])).then((heard) => (this.#met = heard));
  };

  /** Whose rules these are, the oldest community first. */
  of(rules: string): Own | null {
    return this.own.find(({ preset }) => preset.rules === rules) ?? null;
  }

  named(at: string | null): Own | null {
    return this.own.find((one) => one.at === at) ?? null;
  }

  /** What a game's tables can be laid out with beside its own presets: those are there already. */
  beside(book: RuleBook): Own[] {
    const built = new Set(book.presets.map(({ name }) => `${book.game}:${name}`));
    return this.own.filter(({ preset }) => gameOf(preset.rules) === book.game && !built.has(preset.rules));
  }
}

export const known = new Known();

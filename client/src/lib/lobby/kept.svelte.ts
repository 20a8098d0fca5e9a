/**
 * Rule sets that are kept under names for tables to come, one of a game as the usual one: on the account, or in this browser for a guest,
 * whose rules are taken along to the account that they have one day.
 */
import { recall, remember } from "../browser/stored";
import { ApiError, api } from "../net/api";
import { keptRules } from "../net/api/decks";
import { Asking } from "../net/asking.svelte";
import type { KeptRuleSet } from "../net/shapes";

export const LONGEST = 40;
const MOST = 60;
const key = (game: string): string => `parlour-rules-${game}`;
const isKept = (one: unknown): one is KeptRuleSet => typeof (one as KeptRuleSet)?.name === "string" && typeof (one as KeptRuleSet).rules === "string";
const without = (all: KeptRuleSet[], name: string): KeptRuleSet[] => all.filter((one) => one.name !== name);

function read(game: string): KeptRuleSet[] {
  try {
    const found = JSON.parse(recall(key(game)) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}
const write = (game: string, all: KeptRuleSet[]): void => remember(key(game), JSON.stringify(all));

/** A name that nothing else has: of two rule sets of one name neither is lost. */
function free(name: string, taken: KeptRuleSet[]): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name.slice(0, LONGEST - 3)} ${number}`;
    if (!taken.some((one) => one.name === tried)) return tried;
  }
}

export class RulesShelf {
  all = $state.raw<KeptRuleSet[]>([]);
  #account = false;
  #opening = new Asking();
  #doing = new Asking();

  constructor(readonly game: string) {}

  get usual(): string | null {
    return this.all.find((one) => one.usual)?.rules ?? null;
  }
  get failure() {
    return this.#doing.failure ?? this.#opening.failure;
  }
  get busy() {
    return this.#doing.busy;
  }

  async open(): Promise<void> {
    await this.#opening.ask(async () => {
      const account = (await api.me()).role !== "guest";
      return { account, all: account ? await this.#moved() : read(this.game) };
    }, ({ account, all }) => ([this.#account, this.all] = [account, all]));
  }

  /** What the account keeps, with what this browser kept for a guest; what the account does not take stays here. */
  async #moved(): Promise<KeptRuleSet[]> {
    let { kept } = await keptRules.all(this.game);
    for (const one of read(this.game)) {
      const known = kept.some(({ name, rules }) => name === one.name && rules === one.rules);
      const taken = known ? null : await this.#taken({ ...one, name: free(one.name, kept), usual: one.usual && !kept.some(({ usual }) => usual) });
      if (taken) kept = [...kept, taken];
      if (known || taken) write(this.game, without(read(this.game), one.name));
    }
    return kept;
  }

  async #taken(one: KeptRuleSet): Promise<KeptRuleSet | null> {
    try {
      return await keptRules.keep(this.game, one);
    } catch (error) {
      if (error instanceof ApiError && error.decided) return null;
      throw error;
    }
  }

  /** Under its name, in the place of what had it; the last that was kept comes first; `done` hears that it was. */
  keep(name: string, rules: string, usual: boolean, done: () => void = () => undefined): Promise<boolean> {
    const wanted = { name, rules, usual };
    return this.#doing.ask(async () => (this.#account ? keptRules.keep(this.game, wanted) : wanted), (kept) => {
      const others = without(this.all, kept.name).map((one) => (usual ? { ...one, usual: false } : one));
      this.#shelved([kept, ...others].slice(0, MOST));
      done();
    });
  }

  drop(name: string): Promise<boolean> {
    return this.#doing.ask(async () => (this.#account ? keptRules.drop(this.game, name) : null), () => this.#shelved(without(this.all, name)));
  }

  #shelved(all: KeptRuleSet[]): void {
    this.all = all;
    if (!this.#account) write(this.game, all);
  }
}

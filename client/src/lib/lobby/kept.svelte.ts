/** Rule sets that are kept under names for tables to come, and the one that is usual: by this browser, for each game. */
import { recall, remember } from "../browser/stored";

export interface KeptRules {
  name: string;
  rules: string;
  usual: boolean;
}

const MOST = 20;
export const LONGEST = 40;
const key = (game: string): string => `parlour-rules-${game}`;
const isKept = (one: unknown): one is KeptRules => typeof (one as KeptRules)?.name === "string" && typeof (one as KeptRules).rules === "string";

function read(game: string): KeptRules[] {
  try {
    const found = JSON.parse(recall(key(game)) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export class RulesShelf {
  all = $state.raw<KeptRules[]>([]);

  constructor(readonly game: string) {
    this.all = read(game);
  }

  get usual(): string | null {
    return this.all.find((one) => one.usual)?.rules ?? null;
  }

  /** Under its name, in the place of what had it; the last that was kept comes first. */
  keep(name: string, rules: string, usual: boolean): void {
    const others = this.all.filter((one) => one.name !== name).map((one) => (usual ? { ...one, usual: false } : one));
    this.#write([{ name, rules, usual }, ...others].slice(0, MOST));
  }

  drop(name: string): void {
    this.#write(this.all.filter((one) => one.name !== name));
  }

  #write(all: KeptRules[]): void {
    this.all = all;
    remember(key(this.game), JSON.stringify(all));
  }
}

/** A rule set being put together: a community's habits, and what was changed from them. */
import { api } from "../net/api";
import { Asking } from "../net/asking.svelte";
import { lang } from "../words/lang.svelte";
import { noteTitles, type offered } from "../words/rules";
import { has, t } from "../words/words";
import type { Preset, Problem, RuleBook, RuleValue, Verdict } from "../net/wire";

export type Values = Record<string, RuleValue>;

/** What in `values` differs from the preset's own habits; only that is sent and written. */
export function changes(preset: Preset, values: Values): Values {
  const offered = Object.entries(values).filter(([name]) => preset.offers[name]);
  return Object.fromEntries(offered.filter(([name, value]) => preset.defaults[name] !== value));
}

/** Changes that another preset offers too stay when the community is changed. */
export function carried(preset: Preset, values: Values): Values {
  const kept = Object.entries(values).filter(([name, value]) => preset.offers[name]?.includes(value));
  return changes(preset, Object.fromEntries(kept));
}

/** What is played, in sentences: the rules that are on by their names, and what each choice means. */
export function inSentences(groups: ReturnType<typeof offered>, values: Values): string {
  const options = groups.flatMap(({ options }) => options);
  const on = options.filter(({ name }) => values[name] === true).map(({ name }) => t(`option-${name}`));
  const rules = new Intl.ListFormat(lang.current, { type: "conjunction" }).format(on);
  const meant = options.map(({ name }) => `option-${name}-${values[name]}.means`).filter(has).map((word) => t(word));
  return [...(on.length ? [t("compose-with", { rules })] : []), ...meant].join(" ");
}

const PAUSE = 160;

export class Composer {
  preset = $state("");
  changed = $state.raw<Values>({});
  /** The option that was changed last: what clashes now is told there. */
  touched = $state<string | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Whether something was changed that the verdict does not know of yet. */
  pending = $state(false);
  #opened = $state.raw<{ preset: string; values: Values } | null>(null); // what the page began with
  #asking = new Asking();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly current = $derived.by(() => this.book.presets.find((preset) => preset.name === this.preset) ?? this.book.presets[0]!);
  readonly values = $derived<Values>({ ...this.current.defaults, ...this.changed });
  readonly refused = $derived(new Set((this.verdict?.problems ?? []).flatMap((problem) => this.involved(problem))));
  readonly problem = $derived<Problem | null>(this.verdict?.problems[0] ?? null);

  /** How many options the reader changed: of what the page began with, or of the community they chose since. */
  readonly count = $derived(Object.keys(this.#opened?.preset === this.preset ? this.#differing(this.#opened.values) : this.changed).length);

  constructor(
    readonly book: RuleBook,
    private readonly settled: (verdict: Verdict) => void,
  ) {
    this.preset = book.presets[0]!.name;
    noteTitles(book);
  }

  /** The options of a clash that are in play: what is off clashes with nothing. */
  involved(problem: Problem): string[] {
    return (problem.options ?? []).filter((name) => this.values[name] !== false);
  }

  /** The option beside which a clash is told: the one that was touched, if it is among those laid out there. */
  told(laid: { name: string }[]): string | null {
    return laid.find(({ name }) => name === this.touched)?.name ?? null;
  }

  get failed(): boolean {
    return this.#asking.failure !== null;
  }

  /** What is laid out, as the hall is asked for it: never older than the last click. */
  get wish(): { preset: string; options: Values } {
    return { preset: this.preset, options: this.changed };
  }

  /** Starts from the rules of a link as the hall has read them. */
  take(verdict: Verdict): void {
    const preset = this.book.presets.find((candidate) => candidate.name === verdict.preset);
    if (preset && verdict.options) {
      this.preset = preset.name;
      this.changed = changes(preset, verdict.options);
      this.#opened = { preset: this.preset, values: this.values };
    }
    this.#show(verdict);
  }

  choose(name: string): void {
    this.preset = name;
    this.touched = null;
    this.changed = carried(this.current, this.changed);
    this.#soon();
  }

  /** A preset as it stands, without what was changed. */
  begin(name: string): void {
    this.changed = {};
    this.choose(name);
  }

  /** Rules as a text, in the place of what is laid out. */
  lay(text: string): void {
    clearTimeout(this.#timer);
    this.touched = null;
    this.pending = true;
    void this.#asking.ask(() => api.check(this.book.game, { text }), (verdict) => this.take(verdict));
  }

  /** Changes one option. */
  change(name: string, value: RuleValue): void {
    this.touched = name;
    this.set({ [name]: value });
  }

  set(values: Values): void {
    this.changed = changes(this.current, { ...this.values, ...values });
    this.#soon();
  }

  check(): void {
    this.#soon(0);
  }

  #differing(values: Values): Values {
    return Object.fromEntries(Object.entries(this.values).filter(([name, value]) => values[name] !== value));
  }

  #soon(pause = PAUSE): void {
    clearTimeout(this.#timer);
    this.pending = true;
    this.#asking.drop(); // that was about what has just been changed
    this.#timer = setTimeout(() => void this.#asking.ask(() => api.check(this.book.game, this.wish), (verdict) => this.#show(verdict)), pause);
  }

  #show(verdict: Verdict): void {
    this.verdict = verdict;
    this.pending = false;
    this.settled(verdict);
  }
}

/** Rules as words: what a rule set says beyond its preset's habits. */
import type { RuleBook, RuleSet, RuleValue } from "../net/wire";
import { has, t } from "./words";

/** "Same" for a switch that is on, "no Combo" for one that is off, "Trade: One" for a choice. */
export function spoken(name: string, value: RuleValue): string {
  const option = t(`option-${name}`);
  if (value === true) return option;
  if (value === false) return t("rules-without", { option });
  return t("rules-choice", { option, value: valueName(name, value) });
}

/** What values are called that were made in the hall, as its rule books say it. */
const titles = new Map<string, string>();

export function noteTitles(book: RuleBook | null): void {
  for (const option of book?.options ?? []) for (const [value, title] of Object.entries(option.titles)) titles.set(value, title);
}

/** The name of a card set of which rules name an edition. */
export const setOf = (value: string): string => value.split("@")[0]!;

export function valueName(name: string, value: RuleValue): string {
  if (typeof value === "boolean") return t(value ? "rules-on" : "rules-off");
  return has(`option-${name}-${value}`) ? t(`option-${name}-${value}`) : (titles.get(value) ?? setOf(value));
}

/** What a value of an option means: its own sentence, else that of the option; empty where there is none. */
export function meaning(name: string, value: RuleValue): string {
  const found = [`option-${name}-${value}.means`, `option-${name}.help`].find(has);
  return found ? t(found) : "";
}

/** What a card set is called: in words, or by the title it was given. */
export const setName = (set: string, title: string | null): string => (has(`collection-set-${set}`) ? t(`collection-set-${set}`) : (title ?? set));

/** A rule in a few words, and in a sentence, where there is one. */
export interface Chip {
  rule: string;
  help: string;
}

/** The preset, then each deviation: what stands on the chips of a table. Without a book, what the text says. */
export function explained(rules: RuleSet, book: RuleBook | null): Chip[] {
  noteTitles(book);
  const preset = `preset-${rules.preset}`;
  const help = has(`${preset}.help`) ? t(`${preset}.help`) : "";
  return [{ rule: t(preset), help }, ...beyond(rules, book).map(([name, value]) => ({ rule: spoken(name, value), help: meaning(name, value) }))];
}

/** The deviations of a rule set from its preset's habits. */
export function beyond(rules: RuleSet, book: RuleBook | null): [string, RuleValue][] {
  const preset = book?.presets.find((candidate) => candidate.name === rules.preset);
  return preset ? Object.entries(rules.options).filter(([name, value]) => preset.defaults[name] !== value) : written(rules);
}

/** Deviations read off a canonical text: "game:preset+same-combo+trade=one". A preset's name may hold a dash. */
function written({ text, preset }: RuleSet): [string, RuleValue][] {
  const parts = text.slice(text.indexOf(":") + 1 + preset.length).match(/[+-][^+-]+/g) ?? [];
  return parts.map((part) => {
    const [name, value] = part.slice(1).split("=") as [string, string?];
    return [name, value ?? part.startsWith("+")];
  });
}

/** Groups in the book's order, each with the options that this preset offers. */
export function offered(book: RuleBook, presetName: string) {
  const preset = book.presets.find((candidate) => candidate.name === presetName);
  return book.groups
    .map((group) => ({
      group,
      options: book.options
        .filter((option) => option.group === group && (preset?.offers[option.name]?.length ?? 0) > 1)
        .map((option) => ({ ...option, values: preset!.offers[option.name]! })),
    }))
    .filter(({ options }) => options.length > 0);
}

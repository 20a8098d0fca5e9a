/** What a card on the table says to someone who hears it. */
import { nameOf } from "./drawing/called";
import type { Card, Choice, Translate, Unit } from "./types";
import { printedRange } from "./drawing/range";

export function sayCard(card: Card | null, t: Translate): string {
  return card ? t("cipher-say-card", { card: nameOf(card), cost: card.cost, attack: card.attack, range: printedRange(card.range) }) : t("cipher-say-hidden");
}

export function sayUnit(unit: Unit, card: Card | null, t: Translate): string {
  if (!card) return t("cipher-say-hidden-main");
  const parts = [t("cipher-say-card", { card: nameOf(card), cost: card.cost, attack: unit.attack, range: printedRange(unit.range) })];
  if (unit.main) parts.push(t("cipher-say-main"));
  if (unit.stack.length) parts.push(t("cipher-say-stack", { count: unit.stack.length + 1 }));
  if (unit.promoted) parts.push(t("cipher-say-promoted"));
  parts.push(t(unit.tapped ? "cipher-say-tapped" : "cipher-say-ready"));
  return parts.join(", ");
}

/** What can be done with it, after what it is. */
export function withChoices(said: string, choices: Choice[], chosen: boolean, t: Translate, words: (choice: Choice) => string): string {
  if (chosen) return `${said}. ${t("cipher-say-chosen")}`;
  if (choices.length === 1) return `${said}. ${words(choices[0]!)}`;
  return choices.length ? `${said}. ${t("cipher-say-choices", { count: choices.length })}` : said;
}

/** The charter of a community while it is written. */
import { written } from "../words/first";
import { lang } from "../words/lang.svelte";
import { setName } from "../words/rules";
import { t } from "../words/words";
import type { Charter, Seal } from "../net/api/communities";
import type { Said } from "../net/shapes";

export const LONGEST_NAME = 40;
export const LONGEST_WELCOME = 240;
export const MOST_PRESETS = 12;

/** Each wax with the token of its colour. */
export const WAXES: Record<Seal["wax"], string> = { plum: "--plum", velvet: "--velvet", baize: "--baize", blue: "--blue-deep", red: "--red-deep", ink: "--frame" };
export const SYMBOLS: Seal["symbol"][] = ["lantern-flame", "lighthouse", "anchor", "teapot", "owl", "oak", "crown", "mushrooms", "whale-tail", "candle-flame", "castle", "bee"];
const PARTS = ["name", "seal", "welcome", "presets", "sets", "open", "purse"] as const;

export const blank = (): Charter => ({ name: { en: "", fr: "" }, seal: { wax: "plum", symbol: "lantern-flame" }, welcome: { en: "", fr: "" }, presets: [], sets: [], open: true, purse: null });

/** A text in the reader's language, or in another where it is not written in theirs. */
export const inWords = (said: Said): string => written(said, lang.current).text;

/** The game that a canonical text of rules is of. */
export const gameOf = (rules: string): string => rules.split(":")[0]!;

/** The preset of the house that it begins with. */
export const presetOf = (rules: string): string => /:([^+]*)/.exec(rules)?.[1] ?? "";

/** A card set as it is listed, game/set, in words; `title` is what one is called that was made in the hall. */
export function shelfName(shelf: string, title: string | null = null): string {
  const [game, set] = shelf.split("/") as [string, string];
  return t("rules-choice", { option: t(`game-${game}`), value: setName(set, title) });
}

/** How many parts of a charter are not as they were kept. */
export const changes = (kept: Charter, draft: Charter): number => PARTS.filter((part) => JSON.stringify(kept[part]) !== JSON.stringify(draft[part])).length;

/** An address made of a name, which nothing else has. */
export function addressOf(name: string, taken: string[] = []): string {
  const plain = name.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_NAME - 3).replace(/^-+|-+$/g, "") || "rules";
  for (let number = 1; ; number++) {
    const tried = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.includes(tried)) return tried;
  }
}

/** A family of rules as players call it: "chakart:seed" is the game and the community's rules; a third part is the pool of machines. */
import { has, t } from "./words";

export function familyName(family: string): string {
  const [game = "", preset = "", pool = ""] = family.split(":");
  const named = [`game-${game}`, `preset-${preset}`].map((word, at) => (has(word) ? t(word) : [game, preset][at]));
  return [...named, ...(pool ? [t("ratings-machines")] : [])].join(", ");
}

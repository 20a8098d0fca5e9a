/** A family of rules as players call it: "chakart:seed" is the game and the community's rules. */
import { has, t } from "./words";

export function familyName(family: string): string {
  const [game = "", preset = ""] = family.split(":");
  return [`game-${game}`, `preset-${preset}`].map((word, at) => (has(word) ? t(word) : [game, preset][at])).join(", ");
}

/** Which picture a card has: how its unit fights and what it rides. All are game-icons, recoloured. */
import type { Card } from "../types";

type Sketch = Pick<Card, "unit" | "weapons" | "types" | "gender" | "promotion">;

/** Those who lead the starter decks are known at a glance: nearly all of them would be a swordsman. */
const HEROES: Record<string, string> = {
  Marth: "fencer",
  Chrom: "sword-brandish",
  "Corrin (Male)": "dragon-shield",
  "Corrin (Female)": "swordwoman",
  Ike: "two-handed-sword",
  "Itsuki Aoi": "energy-sword",
  Roy: "relic-blade",
  Sigurd: "knight-banner",
};

const WEAPONS: Record<string, string> = {
  Sword: "broadsword",
  Lance: "spears",
  Axe: "battle-axe",
  Bow: "bow-arrow",
  Tome: "spell-book",
  Staff: "wizard-staff",
  Knife: "plain-dagger",
  Fang: "wolf-head",
  Dragonstone: "dragon-orb",
  Brawl: "fist",
};

export const weaponPicture = (weapon: string): string => WEAPONS[weapon] ?? "swordman";

const plain: Record<string, [string, string]> = {
  // before and after a promotion
  Sword: ["swordman", "swordman"],
  Lance: ["spears", "trident"],
  Axe: ["battle-axe", "battle-axe"],
  Bow: ["bow-arrow", "high-shot"],
  Tome: ["spell-book", "wizard-face"],
  Staff: ["wizard-staff", "woman-elf-face"],
  Knife: ["plain-dagger", "plain-dagger"],
  Fang: ["wolf-head", "lion"],
  Dragonstone: ["dragon-orb", "dragon-head"],
  Brawl: ["fist", "fist"],
};

export function picture(card: Sketch): string {
  const is = (type: string) => card.types.includes(type);
  const weapon = card.weapons[0] ?? "";
  const hero = HEROES[card.unit];
  const late = card.promotion !== null ? 1 : 0;
  if (hero) return hero;
  if (is("Monster")) return "rock-golem";
  if (is("Flier") && is("Dragon") && weapon !== "Dragonstone") return "spiked-dragon-head";
  if (is("Flier") && weapon !== "Dragonstone" && weapon !== "Fang") return "pegasus";
  if (is("Armored")) return late ? "heavy-helm" : "visored-helm";
  if (is("Beast") && weapon !== "Fang") return late ? "mounted-knight" : "cavalry";
  return plain[weapon]?.[late] ?? "swordman";
}

/** Which picture stands for a weapon where cards are looked for. All are game-icons. */
export const WEAPONS: Record<string, string> = {
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

/** The steps of a first game, each with the cards that show it. */
interface Sum {
  mine: [number, number]; // a unit and its support
  theirs: [number, number];
  double?: boolean; // by a critical
}

export interface Lesson {
  name: "aim" | "card" | "bond" | "deploy" | "range" | "battle" | "critical" | "skills";
  near: string[]; // codes, my side
  far: string[];
  sum?: Sum;
}

export const LESSONS: Lesson[] = [
  { name: "aim", near: ["B01-003"], far: ["B01-053"] },
  { name: "card", near: ["B01-001"], far: [] },
  { name: "bond", near: ["B01-006", "B01-008", "B01-010"], far: [] },
  { name: "deploy", near: ["B01-003", "B01-001"], far: [] },
  { name: "range", near: ["B01-003", "B01-012"], far: ["B01-053", "B01-057"] },
  { name: "battle", near: ["B01-008"], far: ["B01-053"], sum: { mine: [40, 20], theirs: [40, 10] } },
  { name: "critical", near: ["B01-008", "B01-008"], far: ["B01-053", "B01-053"], sum: { mine: [40, 10], theirs: [40, 20], double: true } },
  { name: "skills", near: ["B01-003"], far: [] },
];

/** What both sides come to in a battle. */
export function totals({ mine, theirs, double = false }: Sum): { mine: number; theirs: number } {
  return { mine: (mine[0] + mine[1]) * (double ? 2 : 1), theirs: theirs[0] + theirs[1] };
}

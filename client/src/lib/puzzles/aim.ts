/** What is asked in a puzzle, in one line, how hard it is, and after how many tries it was found. */
import type { AskedPuzzle, ListedPuzzle } from "../net/shapes";
import { sideName } from "../table/seats";
import { t } from "../words/words";

export const aimOf = ({ aim, game, seat }: Pick<AskedPuzzle, "aim" | "game" | "seat">): string => t(`puzzle-aim-${aim}`, { side: sideName(game, seat), seat });

/** The try at which it was solved; a puzzle that was solved before its tries were counted took one. */
export const triesOf = ({ mine }: Pick<AskedPuzzle, "mine">): number => Math.max(1, mine.tries);

const BELOW: [number, string][] = [[1100, "easy"], [1300, "medium"], [1700, "hard"]];

/** How hard it is; easy ones are those that a newcomer is asked. */
export const levelOf = (puzzle: Pick<ListedPuzzle, "rating"> & Partial<Pick<AskedPuzzle, "easy">>): string => (puzzle.easy ? "easy" : (BELOW.find(([most]) => puzzle.rating < most)?.[1] ?? "harder"));

export const sayLevel = (puzzle: Parameters<typeof levelOf>[0]): string => t("puzzle-level", { level: levelOf(puzzle) });

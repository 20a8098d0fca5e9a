/** What is asked in a puzzle, in one line, and after how many tries it was found. */
import type { AskedPuzzle } from "../net/shapes";
import { sideName } from "../table/seats";
import { t } from "../words/words";

export const aimOf = ({ aim, game, seat }: Pick<AskedPuzzle, "aim" | "game" | "seat">): string => t(`puzzle-aim-${aim}`, { side: sideName(game, seat), seat });

/** The try at which it was solved; a puzzle that was solved before its tries were counted took one. */
export const triesOf = ({ mine }: Pick<AskedPuzzle, "mine">): number => Math.max(1, mine.tries);

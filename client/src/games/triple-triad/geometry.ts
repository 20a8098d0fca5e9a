/** Where things lie on the mat, in the units of the drawing: cards of 100 x 120, gaps of 8. */
import type { RuleSet, Travel } from "./types";

export const CARD = { width: 100, height: 120, gap: 8 };
const GRID = { width: 316, height: 376 };

export interface Frame {
  pad: number;
  width: number;
  height: number;
}

/** Restrictions sit on the rim, so a Power Wall board has a wider one. */
export function frame(restricted: boolean): Frame {
  const pad = restricted ? 40 : 16;
  return { pad, width: GRID.width + 2 * pad, height: GRID.height + 2 * pad };
}

export function place(cell: number, pad: number): { x: number; y: number } {
  return {
    x: pad + (cell % 3) * (CARD.width + CARD.gap),
    y: pad + Math.floor(cell / 3) * (CARD.height + CARD.gap),
  };
}

/** The unit step of a side of a card: top, right, bottom, left. */
export function toward(side: number): { x: number; y: number } {
  return [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ][side]!;
}

const SIDES: Record<Travel, number> = { up: 0, right: 1, down: 2, left: 3 };

export function sideOf(travel: Travel): number {
  return SIDES[travel];
}

/** The three cells of the line a card put on `cell` travels, in the order of travel. */
export function line(cell: number, travel: Travel): number[] {
  const row = Math.floor(cell / 3);
  const column = cell % 3;
  const cells =
    travel === "up" || travel === "down"
      ? [column, column + 3, column + 6]
      : [row * 3, row * 3 + 1, row * 3 + 2];
  return travel === "up" || travel === "left" ? cells.reverse() : cells;
}

/** True when two cells touch across the gap and not around the edge of the board. */
export function beside(a: number, b: number, side: number): boolean {
  const step = toward(side);
  const x = (a % 3) + step.x;
  const y = Math.floor(a / 3) + step.y;
  return x >= 0 && x < 3 && y >= 0 && y < 3 && y * 3 + x === b;
}

const KEYPAD = "789456123";

/** The number of a square, on the board, in what is told and in what is heard: row by row from 1, or as on a keypad. */
export function cellName(cell: number, { options }: Pick<RuleSet, "options">): string {
  return options.numbering === "keypad" ? KEYPAD[cell]! : String(cell + 1);
}

/** A side or a sum as it is printed on a card. */
export function printed(value: number): string {
  return value === 10 ? "A" : String(value).replace("-", "−");
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

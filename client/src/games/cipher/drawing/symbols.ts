/** The eight colours of the game as shapes of our own, 12 by 12 about the middle: told apart without colour. */
import type { Colour } from "../types";

export const COLOURS: Colour[] = ["Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown"];

export const SYMBOLS: Record<Colour, { path: string; fill: string }> = {
  Red: { path: "M0-6L2-3.500V2H4.500V3.500H1.200V6H-1.200V3.500H-4.500V2H-2V-3.500z", fill: "#d2402c" },
  Blue: { path: "M0-6C3-2 5 0 5 2.200A5 3.800 0 0 1-5 2.200C-5 0-3-2 0-6z", fill: "#2d62c4" },
  White: { path: "M0-6L1.500-1.500 6 0 1.500 1.500 0 6-1.500 1.500-6 0-1.500-1.500z", fill: "#fffdf7" },
  Black: { path: "M2.500-5.500A6 6 0 1 0 2.500 5.500 4.600 4.600 0 0 1 2.500-5.500z", fill: "#2b2430" },
  Green: { path: "M-5 5C-6-2-1-6 6-6 6 1 2 6-5 5z", fill: "#2e8b4f" },
  Purple: { path: "M0-6L5.200-3V3L0 6-5.200 3V-3z", fill: "#7a3fa8" },
  Yellow: { path: "M-4.500-6H5.500L2.500-2.500 5.500 1H-2.500V6H-4.500z", fill: "#eab52c" },
  Brown: { path: "M-5-5.500H5V0C5 3.500 2.500 5 0 6-2.500 5-5 3.500-5 0z", fill: "#8a5a32" },
};

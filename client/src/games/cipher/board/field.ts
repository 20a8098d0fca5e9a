/** How large the cards of the field are, and what its rows become when there is too little room for all of them. */
export interface Row {
  units: number;
  place: boolean; // a card may be put there now
  abreast?: number; // card widths that its units take side by side, where none may lie over another
}

/** Pixels: the width of a card, whether not even the smallest cards have room, and the height of each row that has one of its own; the others share what is left. */
export interface Field {
  card: number;
  tight: boolean;
  rows: (number | null)[];
}

export const FOLDED = 18; // a row without units: a line with its name
export const TAP = 44; // a row that can be tapped
const LEAST = 30; // of a card's width
const MOST = 108;
export const WISHED = 56; // under it five no longer lie side by side
export const AROUND = 7; // above and below a card in its row
const ABREAST = 5;
const BESIDE = 6;

/** The largest cards with which `rows` share `height`, and five stand side by side in `width`. `tall` is the height of a card over its width. */
export function field(rows: Row[], width: number, height: number, tall: number): Field {
  const usual = Math.max(WISHED, Math.floor(Math.min(MOST, (width - BESIDE * (ABREAST - 1)) / ABREAST)));
  const whole = rows.map(({ units, abreast }) => (abreast ? Math.floor((width - BESIDE * (units + 1)) / abreast) : usual));
  const widest = Math.max(LEAST, Math.min(usual, ...whole));
  const largest = (open: number): number => {
    for (let card = widest; card >= LEAST; card--) if (needed(rows, card * tall + AROUND, open) <= height) return card;
    return 0;
  };
  // where not even the smallest cards have room, a row that a card may be put in is as low as any other
  const open = largest(TAP) ? TAP : FOLDED;
  const card = largest(open);
  return {
    card: Math.max(LEAST, card),
    tight: card === 0,
    rows: rows.map(({ units, place }) => (units > 0 ? null : place ? open : FOLDED)),
  };
}

/** How high all rows are where one with units is so high. */
function needed(rows: Row[], filled: number, open: number): number {
  return rows.reduce((sum, { units, place }) => sum + Math.max(place ? open : FOLDED, units > 0 ? filled : 0), 0);
}

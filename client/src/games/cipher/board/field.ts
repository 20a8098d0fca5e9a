/** How large the cards of the field are, and what its rows become when there is too little room for all of them. */
export interface Row {
  units: number;
  front: boolean;
  place: boolean; // a card may be put there now
}

/** Pixels: the width of a card, how much of a half card is seen, whether not even the smallest cards have room, and the height of each row that has one of its own; the others share what is left. */
export interface Field {
  card: number;
  low: number;
  tight: boolean;
  rows: { height: number | null; half: boolean }[];
}

export const FOLDED = 18; // a row without units: a line with its name
export const TAP = 44; // a row that can be tapped, and half a card
const LEAST = 30; // of a card's width, and of what is seen of it
const MOST = 108;
export const WISHED = 56; // under it the back rows give way first, and then five no longer lie side by side
export const AROUND = 5; // above and below a card in its row
const ABREAST = 5;
const BESIDE = 6;
const NAMED = 47.5 / 63; // what is seen of half a card, over its width: its name and its attack

const low = (card: number): number => Math.min(TAP, Math.max(LEAST, Math.ceil(card * NAMED)));

/** The largest cards with which `rows` share `height`, and five stand side by side in `width`; back rows give way before front rows. `tall` is the height of a card over its width. */
export function field(rows: Row[], width: number, height: number, tall: number): Field {
  const widest = Math.max(WISHED, Math.floor(Math.min(MOST, (width - BESIDE * (ABREAST - 1)) / ABREAST)));
  const halves = rows.some(({ units, front }) => units > 0 && !front) && rows.some(({ units, front }) => units > 0 && front);
  const largest = (half: boolean, open: number): number => {
    for (let card = widest; card >= LEAST; card--) if (needed(rows, card * tall, low(card), half, open) <= height) return card;
    return 0;
  };
  // where not even the smallest cards have room, a row that a card may be put in is as low as any other
  const open = largest(halves, TAP) ? TAP : FOLDED;
  const [whole, halved] = [largest(false, open), halves ? largest(true, open) : 0];
  const half = halves && whole < WISHED && (halved > whole || !whole);
  const card = Math.max(LEAST, half ? halved : whole);
  return {
    card,
    low: low(card),
    tight: whole === 0 && halved === 0,
    rows: rows.map((row) => {
      if (row.units === 0) return { height: row.place ? open : FOLDED, half: false };
      return half && !row.front ? { height: Math.max(low(card) + AROUND, row.place ? open : 0), half: true } : { height: null, half: false };
    }),
  };
}

/** How high all rows are with cards and half cards of these heights. */
function needed(rows: Row[], whole: number, halved: number, half: boolean, open: number): number {
  const of = ({ units, front, place }: Row): number => {
    const least = place ? open : FOLDED;
    return units === 0 ? least : Math.max(least, (half && !front ? halved : whole) + AROUND);
  };
  return rows.reduce((sum, row) => sum + of(row), 0);
}

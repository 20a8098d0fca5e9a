/** Cards in a box: up to seven whole and side by side, more fanned out, each with a strip of it in sight. */

/** The strip of a covered card that stays in sight and can be tapped. */
export const STRIP = 24;
export const WHOLE = 7;
/** No card is narrower: what does not fit then lies beyond the edge, and is scrolled to. */
export const LEAST = 30;
const GAP = 6;

export interface Box {
  width: number;
  height: number;
}

/** Pixels: how wide a card is, how far the next one in its row is from it, and how many are in a row. */
export interface Fan {
  card: number;
  step: number;
  columns: number;
}

/** How wide the cards of a row can be, so that two are whole, the last and the one taken up, and all others a strip. */
const fanned = (columns: number, width: number): number => (columns === 1 ? width : (width - STRIP * (columns - 2)) / 2);

/** The rows in which `count` cards are largest; `ratio` is width over height of a card, `whole` how many may not overlap. */
export function fan(count: number, box: Box, ratio: number, whole = WHOLE): Fan {
  let best: Fan = { card: 0, step: 0, columns: 1 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const high = ((box.height - GAP * (rows - 1)) / rows) * ratio;
    const wide = count <= whole ? (box.width - GAP * (columns - 1)) / columns : fanned(columns, box.width);
    const card = Math.floor(Math.min(high, wide));
    const step = columns > 1 ? Math.min(card + GAP, (box.width - card) / (columns - 1)) : card;
    if (card > best.card) best = { card, step, columns };
  }
  return best.card < LEAST && count > whole ? beyond(count, box, ratio) : best;
}

/** As many rows as are high enough, each as long as it must be. */
function beyond(count: number, box: Box, ratio: number): Fan {
  const rows = Math.max(1, Math.floor((box.height + GAP) / (LEAST / ratio + GAP)));
  const card = Math.max(LEAST, Math.floor(((box.height - GAP * (rows - 1)) / rows) * ratio));
  return { card, step: STRIP, columns: Math.ceil(count / rows) };
}

/** How wide a row of the fan is. */
export const long = ({ card, step, columns }: Fan): number => step * (columns - 1) + card;

/** The columns of a fan, as CSS. It opens at the card that was taken up: that is seen whole, and so is a strip of every other. */
export function columnsOf({ card, step, columns }: Fan, width: number, taken: number): string {
  const raised = step < card && taken >= 0 ? taken % columns : columns - 1;
  const others = (width - 2 * card) / (columns - 2);
  const opens = raised < columns - 1 && others >= STRIP;
  const steps = Array.from({ length: columns - 1 }, (_, at) => (!opens ? step : at === raised ? card : Math.min(step, others)));
  return [...steps, card].map((pixels) => `${pixels}px`).join(" ");
}

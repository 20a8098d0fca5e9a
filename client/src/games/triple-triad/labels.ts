/** What a square and a card say to someone who hears the board. */
import { printed, signed } from "./geometry";
import type { Card, Colour, Move, Piece, Restriction, Translate } from "./types";

export function sideName(colour: Colour, t: Translate): string {
  return t(`triple-triad-seat-${colour}`);
}

/** "Sacred, Red, brought by Red, 5 up 1 right 9 down 9 left, earth, primal" */
export function sayCard(card: Card, colour: Colour, brought: Colour, t: Translate): string {
  const [top, right, bottom, left] = card.sides.map(printed) as [string, string, string, string];
  const parts = [
    card.name,
    sideName(colour, t),
    t("table-card-brought", { side: sideName(brought, t) }),
    t("table-card-sides", { top, right, bottom, left }),
  ];
  if (card.element) parts.push(t(`element-${card.element}`));
  if (card.type) parts.push(t(`type-${card.type}`));
  return parts.join(", ");
}

export function sayPower(card: Card, t: Translate): string {
  return card.power == null ? "" : t("table-card-power", { power: card.power });
}

const OPS = { "=": "equal", "-": "under", "+": "over" };

export interface Square {
  number: string;
  piece: Piece | null;
  element: string | null;
  restriction: Restriction | null;
  move: Move | null; // what the chosen card may do here
  chosen: string | null; // its name
  last: boolean;
  wouldTurn: boolean;
}

/** "square 7, fire, empty; Ifrit here takes 1" */
export function saySquare(square: Square, t: Translate): string {
  const { number, piece, element, restriction, move, chosen } = square;
  const parts = [t("table-square", { cell: number })];
  if (element) parts.push(t(`element-${element}`));
  if (restriction) {
    parts.push(t("table-square-restricted", { op: OPS[restriction.op], value: restriction.value, travel: restriction.travel }));
  }
  if (piece) {
    parts.push(sayCard(piece.card, piece.colour, piece.brought, t));
    if (piece.delta) parts.push(t("table-card-delta", { delta: signed(piece.delta) }));
    if (square.last) parts.push(t("table-square-last"));
    if (square.wouldTurn) parts.push(t("table-square-would-turn"));
    return parts.join(", ");
  }
  parts.push(t("table-square-empty"));
  return chosen ? t("table-square-for", { square: parts.join(", "), move: sayMove(move, chosen, t) }) : parts.join(", ");
}

function sayMove(move: Move | null, card: string, t: Translate): string {
  if (!move) return t("table-square-illegal", { card });
  if (move.takes === undefined) return t("table-square-open", { card });
  const count = move.takes;
  return move.travel
    ? t("table-square-moves", { card, count, travel: move.travel })
    : t("table-square-takes", { card, count });
}

/** What is written on a legal square: whether the line would move, and how many cards turn; nothing where that is to be found out. */
export function chips(move: Move, restriction: Restriction | null, t: Translate): string[] {
  if (move.takes === undefined) return [];
  const takes = move.takes ? [t("table-takes", { count: move.takes })] : [];
  if (move.travel) return [t("table-slides", { travel: move.travel }), ...takes];
  return restriction ? [t("table-stays"), ...takes] : takes;
}

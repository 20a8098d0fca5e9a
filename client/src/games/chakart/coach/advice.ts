/** What a friend beside the board would say: one action, and why. */
import { FILES, indexOf, opposite, squareAt } from "../geometry";
import type { Board, Colour, Man, Move, Square, Translate, View } from "../types";
import { danger, strikes, WORTH } from "./strikes";

export interface Advice {
  move: Move;
  man: Man; // who acts
  me: Colour;
  /** The sentence that gives the reason: `chakart-coach-<why>`, with its names. */
  why: "wins" | "saves-king" | "takes" | "threatens" | "saves" | "becomes" | "safe" | "least";
  /** The man of whom the reason speaks, and where he stands. */
  about: { man: Man; colour: Colour; at: Square } | null;
}

const DICE = 0.8; // what a landing on an object may cost: nobody knows where it ends
const THREAT = 1.5;
const MIDDLE = 3.5; // between the fourth file and the fifth
const SPENT = 0.5; // a shell or a stealth that takes nothing

const manAt = (board: Board, square: Square | null) => {
  const found = square === null ? null : board[indexOf(square)];
  return found && "man" in found ? found : null;
};

function whoActs(view: View, { from, kind, man }: Move): Man {
  if (kind === "drop") return man ?? "p";
  return manAt(view.board, from ?? view.mover)?.man ?? "p";
}

/** The board after an action, as far as no die decides. */
function after(view: View, move: Move, me: Colour): Board {
  const board = [...view.board];
  const [from, to] = [move.from ?? view.mover, move.to ?? view.mover];
  if (to === null) return board;
  const acts = from === null ? null : board[indexOf(from)]!;
  const becomes = move.man ? { man: move.man, colour: me, immobilised: false, hidden: false } : acts;
  if (move.kind === "shell") board[indexOf(to)] = null;
  else if (move.kind === "swap" && from !== null) [board[indexOf(from)], board[indexOf(to)]] = [board[indexOf(to)]!, acts];
  else {
    if (from !== null && move.kind !== "drop") board[indexOf(from)] = null;
    board[indexOf(to)] = becomes;
  }
  return board;
}

/** The man of the other side who is captured. */
function taken(view: View, { to, takes }: Move, me: Colour) {
  const man = takes === "man" ? manAt(view.board, to) : null;
  return man && man.colour !== me ? man : null;
}

function kingOf(board: Board, side: Colour): Square | null {
  const at = board.findIndex((found) => found && "man" in found && found.man === "k" && found.colour === side);
  return at < 0 ? null : squareAt(at);
}

const away = (one: Square, other: Square): number => Math.max(Math.abs(FILES.indexOf(one[0]!) - FILES.indexOf(other[0]!)), Math.abs(Number(one[1]) - Number(other[1])));

/** Whether their king could be captured next. */
function threatened(board: Board, me: Colour): Square | null {
  const king = kingOf(board, opposite(me));
  return king !== null && strikes(board, me).has(king) ? king : null;
}

/** Pawns go forward in the middle, men towards their king, kings stay. */
function place(view: View, { to, kind }: Move, man: Man, me: Colour): number {
  const king = kingOf(view.board, opposite(me));
  if (to === null || kind === "claim") return -1;
  if (man === "k") return -0.3;
  if (man === "p") return 0.1 + 0.02 * (me === "white" ? Number(to[1]) : 9 - Number(to[1])) - 0.02 * Math.abs(FILES.indexOf(to[0]!) - MIDDLE);
  return king === null ? 0 : -0.03 * away(to, king);
}

function worth(view: View, move: Move, me: Colour): number {
  const man = whoActs(view, move);
  const board = after(view, move, me);
  const gain = WORTH[taken(view, move, me)?.man ?? "p"] * (taken(view, move, me) ? 1 : 0) + (move.man && move.kind !== "drop" ? WORTH[move.man] - 1 : 0);
  const spent = (move.kind === "shell" || move.kind === "stealth") && !taken(view, move, me) ? SPENT : 0;
  const dice = move.takes === "object" ? DICE : 0;
  return gain - 0.9 * danger(board, me).loss + (threatened(board, me) ? THREAT : 0) - spent - dice + place(view, move, man, me);
}

function reason(view: View, move: Move, me: Colour): Pick<Advice, "why" | "about"> {
  const board = after(view, move, me);
  const [before, then] = [danger(view.board, me), danger(board, me)];
  const lost = taken(view, move, me);
  const king = threatened(board, me);
  if (lost?.man === "k") return { why: "wins", about: { man: "k", colour: lost.colour, at: move.to! } };
  if (before.man === "k" && then.man !== "k") return { why: "saves-king", about: { man: "k", colour: me, at: before.at! } };
  if (lost) return { why: "takes", about: { man: lost.man, colour: lost.colour, at: move.to! } };
  if (move.man && move.kind !== "drop") return { why: "becomes", about: null };
  if (king) return { why: "threatens", about: { man: "k", colour: opposite(me), at: king } };
  if (before.man && before.loss - then.loss >= 1) return { why: "saves", about: { man: before.man, colour: me, at: before.at! } };
  return { why: move.to && !strikes(board, opposite(me)).has(move.to) ? "safe" : "least", about: null };
}

/** One action, for the side that is to act; null where there is none. */
export function advise(view: View, me: Colour): Advice | null {
  const moves = (view.legal ?? []).filter(({ kind }) => kind !== "claim");
  const best = moves.map((move) => ({ move, worth: worth(view, move, me) })).reduce<{ move: Move; worth: number } | null>((best, one) => (best && best.worth >= one.worth ? best : one), null);
  return best && { move: best.move, man: whoActs(view, best.move), me, ...reason(view, best.move, me) };
}

/** "Move the white knight from g1 to f3." */
export function sayAction({ move, man, me }: Advice, t: Translate): string {
  const becomes = move.man && move.kind !== "drop" ? t(`chakart-name-${move.man}`) : "none";
  return t("chakart-coach-action", { kind: move.kind, man: t(`chakart-${me}-${man}`), from: move.from ?? "none", to: move.to ?? "none", becomes });
}

export function sayWhy({ why, about }: Advice, t: Translate): string {
  return t(`chakart-coach-${why}`, about ? { man: t(`chakart-${about.colour}-${about.man}`), square: about.at } : {});
}

export const sayAdvice = (advice: Advice, t: Translate): string => `${sayAction(advice, t)} ${sayWhy(advice, t)}`;

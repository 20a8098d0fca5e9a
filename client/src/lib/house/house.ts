/** The game against the house that one tap begins: the one that was played last, or one that a newcomer can follow and win. */
import { recall, remember } from "../browser/stored";
import { ApiError, api, type Challenge } from "../net/api";
import type { Bring, Failure, SeatName } from "../net/wire";
import { CLOCKS } from "../table/clock";
import { coach } from "../table/coach.svelte";
import { noteSeen } from "../table/steps";
import type { GameModule, Opens } from "../hall/game";

export const WEAKEST = "pip"; // of the house, in every game

interface HouseGame {
  rules: string;
  seat: SeatName; // or "random"
  agent: string;
  bring: Bring;
  theirs?: Bring; // what the house brings; without it the table deals
  clock: string; // by its name in CLOCKS
  moves?: Challenge["moves"]; // what is played already
}

const key = (game: string): string => `parlour-last-${game}`;
const TEXTS = ["rules", "seat", "agent", "clock"] as const;

export function firstGame(game: GameModule): HouseGame {
  return { rules: game.quick, seat: "random", bring: null, ...game.first, agent: WEAKEST, clock: "none" };
}

/** Null for whoever has not played the house yet on this browser. */
export function lastGame(game: GameModule): HouseGame | null {
  try {
    const kept = JSON.parse(recall(key(game.name)) ?? "null") as HouseGame | null;
    return kept && TEXTS.every((name) => typeof kept[name] === "string") ? kept : null;
  } catch {
    return null;
  }
}

export function keep(game: GameModule, played: HouseGame): void {
  remember(key(game.name), JSON.stringify(played));
}

/** Whoever of the house was chosen sits opposite the next time as well. */
export function keepOpponent(game: GameModule, agent: string): HouseGame {
  const next = { ...(lastGame(game) ?? firstGame(game)), agent };
  keep(game, next);
  return next;
}

const REFUSED = new Set([400, 404, 422]); // as it was asked for, whoever asks

/**
 * The game that was played last, again: the address of its table; where the hall refuses it, that of the page where another
 * is put together, which then says why.
 */
export async function play(game: GameModule, chosen: HouseGame): Promise<string> {
  try {
    return await sitDown(game, chosen);
  } catch (error) {
    if (!(error instanceof ApiError && REFUSED.has(error.status))) throw error;
    declined = { game: game.name, failure: error.failure };
    return `/new/${game.name}`;
  }
}

/** A newcomer's game, in which somebody explains each move. */
export function playFirst(game: GameModule): Promise<string> {
  coach.set(game.name, true);
  return play(game, firstGame(game));
}

/** A newcomer's game from what the start page shows of it, with the move that was made there; the next one is dealt by chance. */
export async function playOpening(game: GameModule, { move, ...opens }: Opens, made: string | null): Promise<string> {
  coach.set(game.name, true);
  const first = firstGame(game);
  const table = await play(game, { ...first, ...opens, moves: made === null ? [move] : [move, made] });
  keep(game, first);
  return table;
}

/** Sits down with the house, and remembers with whom and by which rules; the address of the table. */
export async function sitDown(game: GameModule, chosen: Omit<HouseGame, "rules"> & Pick<Challenge, "rules">): Promise<string> {
  const { agent, theirs, clock, ...wish } = chosen;
  const terms = { rated: false, clock: CLOCKS[clock] ?? null, gil: 0, owned: false };
  const opponent: Challenge["opponent"] = { kind: "bot", agent, ...(theirs ? { bring: theirs } : {}) };
  const match = await api.create({ game: game.name, ...wish, opponent, terms });
  keep(game, { ...chosen, rules: match.rules.text });
  if (chosen.moves) noteSeen(match.id, chosen.moves.length);
  return `/t/${match.id}`;
}

let declined: { game: string; failure: Failure } | null = null;

/** Why the game that was played last cannot be played again; said once. */
export function takeDeclined(game: GameModule): Failure | null {
  const said = declined?.game === game.name ? declined.failure : null;
  declined = null;
  return said;
}

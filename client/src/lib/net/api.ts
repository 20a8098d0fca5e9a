/** The server's REST interface, one function a question. */
import type { AddedGame, House, Listed, NewMatch, Position, Promised, Tally } from "./shapes";
import type { Bring, Failure, GameState, Match, Me, RuleBook, RuleValue, Status, Verdict } from "./wire";
import type { Picks } from "../chance/fair";
import { inHall } from "../browser/address";
import { lang } from "../words/lang.svelte";
import { zone } from "../words/lately";
import { add } from "../chance/commitments";
import { newId } from "./socket";

/** What the server refused, in both languages; `code` is "unreachable" when nobody answered. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.en);
  }

  /** Whether the hall decided: without an answer nobody knows whether what was asked for has happened. */
  get decided(): boolean {
    return this.status > 0 && this.status < 500;
  }
}

/** What every question says of whoever reads the answer: their language, and whose clocks they read. */
export const reader = (): Record<string, string> => ({ "Accept-Language": lang.current, "Time-Zone": zone() });

/** With a `command` of its own a question that comes twice is answered once. */
export async function ask<T>(method: string, path: string, body?: unknown, command?: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(inHall(`/api${path}`), {
      method,
      credentials: "same-origin",
      headers: { ...reader(), ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...(command ? { "Idempotency-Key": command } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw unreachable();
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  throw refusal(answer.status, told);
}

export const unreachable = () => new ApiError(0, { code: "unreachable", en: "", fr: "" });

/** What an answer that is not the one asked for says. */
export function refusal(status: number, told: unknown): ApiError {
  const failure = (told as { error?: Partial<Failure> } | null)?.error;
  const message = failure?.message ?? "";
  return new ApiError(status, { en: message, fr: message, code: status >= 500 ? "unreachable" : "unknown", ...failure });
}

/** A file of the hall as text. */
export async function read(path: string): Promise<string> {
  await greeted();
  const answer = await fetch(inHall(`/api${path}`), { credentials: "same-origin", headers: reader() }).catch(() => null);
  if (!answer) throw unreachable();
  if (!answer.ok) throw refusal(answer.status, await answer.json().catch(() => null));
  return answer.text();
}

let greeting: Promise<Me> | null = null;

/** Who this browser is. Asked once and before all else: two strangers' requests at a time would be taken for two guests. */
export function greeted(): Promise<Me> {
  greeting ??= ask<Me>("GET", "/me").catch((error: unknown) => {
    greeting = null;
    throw error;
  });
  return greeting;
}

/** From now on this browser is somebody else: an account that signed in, or, without `me`, a stranger again. */
export function becomes(me: Me | null): void {
  greeting = me && Promise.resolve(me);
  intentions.clear();
}

/** What a command tells beside what is wanted: drawn for it once. */
type Adds = () => Promise<object>;

interface Intention {
  command: string;
  added: Promise<object> | undefined;
}

/** The commands that nobody has decided about yet, by what they want. */
const intentions = new Map<string, Intention>();

/**
 * A question whose answer depends on who asks. What is to happen is a command with an id of its own, which is kept until
 * the hall has decided: a second click, or another try after a failure, is the same command and happens once. What it
 * `adds` to the body, such as its part of chance, is the same then too.
 */
export async function asGuest<T>(method: string, path: string, body?: object, adds?: Adds): Promise<T> {
  await greeted();
  if (method !== "POST") return ask<T>(method, path, body);
  const wanted = `${path} ${JSON.stringify(body)}`;
  const intention = intentions.get(wanted) ?? { command: newId(), added: adds?.() };
  intentions.set(wanted, intention);
  const settle = () => intentions.get(wanted) === intention && intentions.delete(wanted);
  try {
    const added = await intention.added?.catch((error: unknown) => {
      settle(); // nothing was asked for yet
      throw error;
    });
    const answer = await ask<T>(method, path, added ? { ...body, ...added } : body, intention.command);
    settle();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.decided) settle();
    throw error;
  }
}

/** A promise of the seed of my next match, and what this browser adds to it. */
export async function promised(): Promise<object> {
  const { id, commitment } = await ask<Promised>("POST", "/commitments");
  return { chance: { commitment: id, nonce: add(id, commitment) } };
}

/** A table to be opened, without what this browser adds to its chance. */
export type Challenge = Omit<NewMatch, "chance">;

const at = encodeURIComponent;
const addedTo = ({ id, commitment, nonces }: Match): string => add(id, commitment, Object.values(nonces ?? {}));

const again = ({ id, rematch }: Match, agent: string | null) =>
  asGuest<Match>("POST", `/matches/${at(id)}/rematch`, { agent }, async () => {
    const waiting = rematch === null ? null : await api.match(rematch);
    const open = waiting !== null && waiting.status !== "closed";
    return open ? { chance: { commitment: waiting.id, nonce: addedTo(waiting) } } : promised();
  });

export const api = {
  me: greeted,
  status: () => ask<Status>("GET", "/status"),
  games: () => ask<GameState[]>("GET", "/games"),
  added: () => ask<AddedGame[]>("GET", "/games/added"),
  tallies: () => asGuest<Tally[]>("GET", "/tallies"),
  levels: () => ask<House[]>("GET", "/levels"),
  ruleBook: (game: string) => ask<RuleBook>("GET", `/games/${at(game)}/rules`),
  check: (game: string, rules: { text: string } | { preset: string; options: Record<string, RuleValue> }) =>
    ask<Verdict>("POST", `/games/${at(game)}/rules/check`, rules),
  /** The cards of a set, or those of it that are named. */
  cards: <Card>(game: string, set: string, named: string[] = []) =>
    ask<{ cards: Card[] }>("GET", `/games/${at(game)}/cards?set=${at(set)}${named.map((card) => `&card=${at(card)}`).join("")}`),
  matches: (status: "open" | "live") => asGuest<Listed[]>("GET", `/matches?status=${status}`),
  /** The tables that I sit at, the newest first. */
  mine: () => asGuest<Listed[]>("GET", "/matches?mine=true"),
  match: (id: string) => asGuest<Match>("GET", `/matches/${at(id)}`),
  position: (id: string) => asGuest<Position>("GET", `/matches/${at(id)}/position`),
  picks: (id: string) => ask<Picks>("GET", `/matches/${at(id)}/picks`),
  create: (challenge: Challenge) => asGuest<Match>("POST", "/matches", challenge, promised),
  join: (match: Match, bring: Bring) =>
    asGuest<Match>("POST", `/matches/${at(match.id)}/join`, { bring }, async () => ({ nonce: addedTo(match) })),
  /** Closes my table at which nobody else sits. */
  close: (id: string) => asGuest<Match>("DELETE", `/matches/${at(id)}`),
  /**
   * Opens a table with a commitment of its own, or sits down at the one that waits, once its commitment was seen. Against the house
   * `agent` may be another of its players.
   */
  rematch: async (match: Match, agent: string | null = null): Promise<Match> => {
    try {
      return await again(match, agent);
    } catch (error) {
      if (!(error instanceof ApiError && error.failure.code === "rematch-waits")) throw error;
      return again(await api.match(match.id), agent); // the other was faster
    }
  },
  /** What may happen in a position that belongs to no match; each game knows its own answers. */
  referee: <Ruling>(question: unknown) => ask<Ruling>("POST", "/referee", question),
};

/** Inviting by a link: made at once, by the rules that were played last, and not made twice while nobody was given it. */
import { recall, remember } from "../browser/stored";
import type { GameModule } from "../hall/game";
import { lastGame } from "../house/house";
import { ApiError } from "../net/api";
import { lobby, type Challenge, type Proposal } from "../net/api/lobby";
import { Asking } from "../net/asking.svelte";
import type { Bring, SeatName, Terms } from "../net/wire";

interface Kept {
  id: string; // of the challenge
  handed: boolean; // its link is somebody's, who alone shall find the seat free
  rules: string;
  bring: Bring;
  seat: SeatName; // or "random"
  clock: Terms["clock"];
}
type Wish = Omit<Kept, "id" | "handed">;

const key = (game: string): string => `parlour-invitation-${game}`;
const REFUSED = new Set([400, 404, 422]); // as it was asked for, whoever asks

function kept(game: string): Kept | null {
  try {
    const found = JSON.parse(recall(key(game)) ?? "null") as Kept | null;
    return typeof found?.id === "string" && typeof found.rules === "string" ? found : null;
  } catch {
    return null;
  }
}
const keep = (game: string, invitation: Kept): void => remember(key(game), JSON.stringify(invitation));

/** What a friend is invited to who should not have to learn anything first. */
const friendly = ({ first, quick }: GameModule): Wish => ({ rules: first?.rules ?? quick, bring: first?.bring ?? null, seat: "random", clock: null });

function wished(game: GameModule): Wish {
  const last = lastGame(game);
  return kept(game.name) ?? (last ? { ...friendly(game), rules: last.rules, bring: last.bring } : friendly(game));
}

/** A challenge by these rules, for nothing but the game. */
function proposal(game: GameModule, { rules, bring, seat, clock }: Wish, to: Proposal["to"]): Proposal {
  return { game: game.name, rules, bring, seat, to, terms: { rated: false, clock, gil: 0, owned: false } };
}

/** By the rules that were played last; where those are refused now, by the friendly ones. */
async function proposed(game: GameModule, to: Proposal["to"]): Promise<Challenge> {
  try {
    return await lobby.propose(proposal(game, wished(game), to));
  } catch (error) {
    if (!(error instanceof ApiError && REFUSED.has(error.status))) throw error;
    return lobby.propose(proposal(game, friendly(game), to));
  }
}

/** Whether this is a link that was only looked at: nobody was given it. */
export function isUnsent({ game, id }: Pick<Challenge, "game" | "id">): boolean {
  const known = kept(game);
  return known?.id === id && !known.handed;
}

/** The link that was made before, if nobody has it yet and it still waits. */
async function unused(game: string): Promise<Challenge | null> {
  const before = kept(game);
  if (!before || before.handed) return null;
  const found = await lobby.challenge(before.id).catch((error: unknown) => {
    if (error instanceof ApiError && error.decided) return null;
    throw error;
  });
  return found?.mine && found.status === "open" ? found : null;
}

/** Remembers the challenge that waits behind a link, and by what it is played; one that nobody was given ends. */
export async function noteLink(challenge: Challenge, { bring, seat }: Pick<Proposal, "bring" | "seat">): Promise<void> {
  const before = await unused(challenge.game);
  keep(challenge.game, { id: challenge.id, handed: false, rules: challenge.rules.text, bring: bring ?? null, seat: seat ?? "random", clock: challenge.terms.clock });
  if (before) await lobby.close(before.id).catch(() => undefined); // somebody was faster
}

export class Invitation {
  game = $state.raw<GameModule>() as GameModule;
  challenge = $state.raw<Challenge | null>(null);
  readonly asking = new Asking();

  constructor(game: GameModule, given: Challenge | null = null) {
    this.game = game;
    this.challenge = given;
  }

  /** The link for a game. */
  choose(game: GameModule): Promise<boolean> {
    this.game = game;
    this.challenge = null;
    return this.asking.ask(async () => (await unused(game.name)) ?? this.#made(game), (found) => (this.challenge = found));
  }

  async #made(game: GameModule): Promise<Challenge> {
    const wish = wished(game);
    const made = await proposed(game, { kind: "link" });
    keep(game.name, { ...wish, rules: made.rules.text, clock: made.terms.clock, id: made.id, handed: false });
    return made;
  }

  /** Somebody was given the link. */
  handed(): void {
    const known = kept(this.game.name);
    if (known && known.id === this.challenge?.id) keep(this.game.name, { ...known, handed: true });
  }

  /** The same game, proposed to one player. */
  ask(player: string, done: (made: Challenge) => void): Promise<boolean> {
    return this.asking.ask(() => proposed(this.game, { kind: "player", player }), done);
  }
}

"""Ladders: tournaments that last a season, in which entrants challenge each other as they like."""

from dataclasses import dataclass

from parlour.core.refusal import Conflict, Forbidden, NotFound, Refusal
from parlour.hall.cups.boards import board_of
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import Entrant, Tournament
from parlour.hall.effects import Effect


@dataclass(frozen=True, slots=True)
class Propose(Effect):
    """The challenge of one entrant to another; refused if the two have met often enough this week."""

    tournament: str
    player: str
    opponent: str
    now: str


@dataclass(frozen=True, slots=True)
class TakeUp(Effect):
    """The acceptance of a challenge, with which its match begins."""

    tournament: str
    player: str
    round: int
    board: int
    now: str


@dataclass(frozen=True, slots=True)
class Drop(Effect):
    """The end of a challenge: declined by the player challenged, or withdrawn by its maker."""

    tournament: str
    player: str
    round: int
    board: int
    now: str


def entrant_of(tournament: Tournament, player: str) -> Entrant:
    """Return the entrant of this id who is still in; refuse anybody else."""
    found = next((one for one in tournament.entrants if one.player == player and not one.withdrawn), None)
    if found is None:
        raise Conflict("not-entered")
    return found


def require_running(tournament: Tournament, now: str) -> None:
    """Refuse what is no ladder, and a ladder that has not begun or has lasted its time."""
    if tournament.form != "ladder":
        raise Refusal("tournament-not-a-ladder")
    if tournament.status != "live" or tournament.is_late(now):
        raise Conflict("tournament-closed")


def proposed(tournament: Tournament, player: str, opponent: str, now: str) -> Pairing:
    """Return a board that one entrant proposes to another; it counts for the week in which it is proposed."""
    require_running(tournament, now)
    mine, other = entrant_of(tournament, player), _opponent(tournament, opponent)
    if mine == other:
        raise Refusal("own-challenge")
    week = tournament.plan.week(now)
    boards = tournament.of_round(week)
    pair = {mine.number, other.number}
    if sum({one.first, one.second} == pair for one in boards) >= (tournament.plan.meetings or 1):
        raise Conflict("ladder-met", most=tournament.plan.meetings or 1, name=other.name)
    return Pairing(week, max((one.board for one in boards), default=0) + 1, mine.number, other.number)


def _opponent(tournament: Tournament, player: str) -> Entrant:
    try:
        return entrant_of(tournament, player)
    except Conflict:
        raise Conflict("ladder-stranger", at="opponent") from None


def proposal(tournament: Tournament, number: int, board: int) -> Pairing:
    """Return the challenge that waits on a board; refuse if none does any more."""
    found = next((one for one in tournament.pairings if (one.round, one.board) == (number, board)), None)
    if found is None or not found.is_proposed:
        raise NotFound("ladder-answered")
    return found


def taken_up(tournament: Tournament, taking: TakeUp) -> Pairing:
    """Return the board as it is played; who sat first less often sits first."""
    require_running(tournament, taking.now)
    waits = proposal(tournament, taking.round, taking.board)
    if entrant_of(tournament, taking.player).number != waits.second:
        raise Forbidden("not-your-challenge")
    made = board_of(tournament, waits.round, waits.board, waits.first, waits.second)
    if made.match is None:
        raise Conflict("ladder-unready")
    return made


def dropped(tournament: Tournament, drop: Drop) -> tuple[Pairing, Entrant, Entrant]:
    """Return the challenge that is off, the entrant who ended it, and the one who is told so."""
    waits = proposal(tournament, drop.round, drop.board)
    assert waits.first is not None and waits.second is not None
    pair = [tournament.entrant(number) for number in (waits.first, waits.second)]
    if drop.player not in [one.player for one in pair]:
        raise Forbidden("not-your-challenge")
    by, other = pair if pair[0].player == drop.player else pair[::-1]
    return waits, by, other

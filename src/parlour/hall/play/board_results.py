"""Board results: the consequences of a match's end for the tournament that it is a board of."""

from dataclasses import dataclass

from parlour.hall.effects import Effect
from parlour.table.ending import BOTH_LOST, VOID
from parlour.table.match import Match


@dataclass(frozen=True, slots=True)
class Scored(Effect):
    """The end of a match of a tournament; `winner` is the seat, None for a draw, or where both `lost`."""

    tournament: str
    match: str
    winner: int | None
    now: str
    lost: bool = False


@dataclass(frozen=True, slots=True)
class CalledOff(Effect):
    """The end of a match of a tournament that the hall called off: its board is played again."""

    tournament: str
    match: str
    now: str


def follows(match: Match) -> tuple[Effect, ...]:
    """Return what the end of a match means for its tournament."""
    if match.terms.tournament is None:
        return ()
    result = match.result()
    assert result is not None, "only a finished match has consequences"
    if result["reason"] in VOID:
        return (CalledOff(match.terms.tournament, match.id, match.log[-1].time),)
    winner = result["winner"]
    seat = match.game.seats.index(winner) if winner else None
    lost = result["reason"] == BOTH_LOST
    return (Scored(match.terms.tournament, match.id, seat, match.log[-1].time, lost),)

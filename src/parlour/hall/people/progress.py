"""Progress: the stages of journeys that a player reached, kept with the end of the match in which they did."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.core.journeys.goal import Played, reached
from parlour.hall.effects import Effect
from parlour.table import takebacks
from parlour.table.ending import VOID
from parlour.table.match import Match


@dataclass(frozen=True, slots=True)
class StageReached(Effect):
    """A stage that a player reached in a match; what was reached before stays as it is.

    The journey is a community's, or else the house's.
    """

    player: str
    game: str
    community: str | None
    stage: str
    match: str
    time: str


class Progress(Protocol):
    """The stages that players reached, as they are kept."""

    async def of(self, player: str) -> Sequence[StageReached]:
        """Return all stages that a player reached, in the order of time."""


def met(match: Match, seat: int) -> bool:
    """Tell whether a seat reached the goal of a finished match; only what was not taken back counts."""
    stage, result, names = match.terms.stage, match.result(), match.game.seats
    if stage is None or result is None or result["reason"] in VOID:
        return False
    counts = takebacks.counting(match.log)
    events = [event for entry in counts for event in entry.events]
    moves = sum(entry.kind == "act" and entry.seat == seat for entry in counts)
    return reached(stage.goal, Played(names[seat], names[1 - seat], result, events, moves))


def follows(match: Match) -> tuple[Effect, ...]:
    """Return what the end of a match means for the journeys of those who played it."""
    stage, last = match.terms.stage, match.log[-1].time
    if stage is None:
        return ()
    return tuple(
        StageReached(seat.player, match.game.name, stage.community, stage.name, match.id, last)
        for number, seat in enumerate(match.seats)
        if seat is not None and seat.player is not None and met(match, number)
    )

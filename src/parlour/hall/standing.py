"""Standing: how a match stands after its last entry, and what follows for the hall when it is over."""

from parlour.hall import ratings, scoring, stakes
from parlour.hall.economy import Economy
from parlour.hall.effects import Effect
from parlour.hall.ports import Standing
from parlour.table import moments
from parlour.table.match import Match


def standing(match: Match) -> Standing:
    """How a match stands, from its log alone."""
    result = match.result()
    if result is None:
        deadline = None if match.timing is None else match.timing.deadline
        return Standing(match.status, match.to_act(), None if deadline is None else moments.write(deadline))
    winner = result["winner"]
    return Standing("over", None, None, match.log[-1].time, match.game.seats.index(winner) if winner else None)


def consequences(match: Match, economy: Economy) -> tuple[Effect, ...]:
    """What is written in the same transaction as the end of a match."""
    return (*ratings.follows(match), *stakes.follows(match, economy), *scoring.follows(match))

"""Worlds: possible truths behind a view, each solved as if it lay open to both seats.

Nobody knows that much at the table, so this is no proof. But the other seat plays better in a solved world: a search
has to learn its play anew for each imagined hand.
"""

from collections import Counter
from collections.abc import Callable

from parlour.core.facets.exact import Exact
from parlour.core.game import Game
from parlour.core.record import State

TIME = 600_000  # microseconds that worlds may take: with the search beside them about a second
FEWEST, MOST = 4, 96  # a single guess at what is hidden is worse than none


def points(game: Game, view: State, imagine: Callable[[], State]) -> dict[int, int] | None:
    """Return for each action in how many worlds more it wins than it loses; None where too few can be solved.

    `imagine` puts a truth behind the view, another one each time.
    """
    exact: Exact | None = game.exact
    if exact is None:
        return None
    world = imagine()
    worlds = count(exact.effort(world))
    if worlds < FEWEST:
        return None
    found: Counter[int] = Counter()
    for number in range(worlds):
        values = exact.values(exact.at_hand(imagine() if number else world))
        if values is None:
            return None
        found.update({action: (value > 0) - (value < 0) for action, value in values.items()})
    return dict(found)


def count(effort: int) -> int:
    """Return the number of worlds there is time for when each takes this many microseconds."""
    return min(MOST, TIME // max(1, effort))

"""Worth: what a position and each of its actions is worth for the seat to act, and how it would go on."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from parlour.agents.exact import Solution, solve
from parlour.agents.exact.proof import is_open
from parlour.agents.search import Search, Settings, Weighed
from parlour.core.game import Game
from parlour.core.record import State

MOST = 1_000_000  # futures that are searched at most
GoesOn = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Worth:
    """What each action is worth for the seat to act.

    Exact values are what the game counts at the end (Triple Triad's cards), under chance their expectation; values of a
    search are expected outcomes, -1 to 1, and `errors` holds one standard error of each. The line is best play from
    here, as far as chance does not decide.
    """

    seat: int
    values: dict[int, Fraction] | dict[int, float]
    line: tuple[int, ...]
    errors: dict[int, float] | None = None

    @property
    def exact(self) -> bool:
        """Whether it was proven."""
        return self.errors is None

    @property
    def best(self) -> int:
        """The action to play: the first of the line."""
        return self.line[0]


def weigh(game: Game, state: State, proves: GoesOn, searches: GoesOn, seed: int = 0) -> Worth:
    """What a position is worth: proven if nothing is hidden and there is time, else searched from the seat's view.

    Both are asked now and then whether there is time left for that; a little is searched in any case.
    """
    seat = game.to_act(state)
    view = game.observe(state, seat)
    if is_open(game, view, seat):
        solution = solve(game, state, lambda searched: proves())
        if solution is not None:
            return _proven(solution)
    search = Search(Settings(iterations=MOST))
    return _searched(seat, search.weigh(game, view, seat, seed, lambda done: searches()))


def _proven(solution: Solution) -> Worth:
    return Worth(solution.seat, solution.values, solution.line)


def _searched(seat: int, weighed: list[Weighed]) -> Worth:
    values = {one.action: one.value for one in weighed}
    return Worth(seat, values, (weighed[0].action,), {one.action: one.error for one in weighed})

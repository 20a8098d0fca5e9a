"""Worth: what a position and each of its actions is worth for the seat to act, and how it would go on."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from threading import Condition

from cachetools import LRUCache, cached

from parlour.agents.exact import Solution, solve
from parlour.agents.exact.proof import is_open
from parlour.agents.exact.solution import within
from parlour.agents.search import Search, Settings
from parlour.core import record
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State

MOST = 1_000_000  # futures that are searched at most
KEPT = 512  # positions of which is kept what was proven: those of some fifty matches
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

    @property
    def value(self) -> float:
        """What the position is worth: what its best action is."""
        return float(self.values[self.best])


def weigh(game: Game, state: State, proves: GoesOn, searches: GoesOn, seed: int = 0) -> Worth:
    """What a position is worth: proven if nothing is hidden and there is time, else searched from the seat's view.

    Both are asked now and then whether there is time left for that; a little is searched in any case.
    """
    seat = game.to_act(state)
    if is_open(game, game.observe(state, seat), seat):
        proven = _proven(solve(game, state, lambda searched: proves()))
        if proven is not None:
            return proven
    return _searched(game, state, Search(Settings(iterations=MOST)), seed, lambda done: searches())


def _position(game: Game, state: State, most: int) -> tuple[Game, bytes, int]:
    return game, state.tobytes(), most


@cached(LRUCache(KEPT), key=_position, condition=Condition(), info=True)
def proven(game: Game, state: State, most: int) -> Worth | None:
    """What a whole state is worth, whatever of it anybody sees, in so many positions at most; None beyond reach.

    Only games that count their ends are tried, and states of which nothing has to be imagined. What was proven lately
    is known; who asks for what is being proven waits for it.
    """
    whole = record.same(game.resample(state, game.to_act(state), Seeded(0)), state)
    return _proven(solve(game, state, within(most))) if game.exact is not None and whole else None


def estimated(game: Game, state: State, iterations: int, seed: int = 0) -> Worth:
    """What a search of so many iterations finds, from the view of the seat to act."""
    return _searched(game, state, Search(Settings(iterations=iterations)), seed, lambda done: True)


def _proven(solution: Solution | None) -> Worth | None:
    return None if solution is None else Worth(solution.seat, solution.values, solution.line)


def _searched(game: Game, state: State, search: Search, seed: int, goes_on: Callable[[int], bool]) -> Worth:
    seat = game.to_act(state)
    weighed = search.weigh(game, game.observe(state, seat), seat, seed, goes_on)
    values = {one.action: one.value for one in weighed}
    return Worth(seat, values, (weighed[0].action,), {one.action: one.error for one in weighed})

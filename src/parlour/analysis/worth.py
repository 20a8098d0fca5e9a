"""Worth: the value of a position and of each action for the seat to act, and the best line."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from threading import Condition

from cachetools import LRUCache, cached

from parlour.agents.exact import Solution, solve
from parlour.agents.exact.proof import is_open
from parlour.agents.exact.solution import within
from parlour.agents.search import OFF, Search, Settings
from parlour.core import record
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State

MOST = 1_000_000  # the most futures that are searched
PROVING = 1_000_000  # positions that a proof may take: about a third of a second
KEPT = 512  # positions whose proof is kept: those of some fifty matches
GoesOn = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of each action for the seat to act.

    Exact values are what the game counts at the end (Triple Triad's cards), under chance their expectation. Searched
    values are expected outcomes, -1 to 1, and `errors` holds one standard error of each. The line is best play from
    here, as far as chance does not decide.
    """

    seat: int
    values: dict[int, Fraction] | dict[int, float]
    line: tuple[int, ...]
    errors: dict[int, float] | None = None

    @property
    def exact(self) -> bool:
        """True if it was proven."""
        return self.errors is None

    @property
    def best(self) -> int:
        """The action to play: the first of the line."""
        return self.line[0]

    @property
    def best_ones(self) -> list[int]:
        """Every action of the greatest value."""
        return [action for action, value in self.values.items() if value == self.values[self.best]]

    @property
    def value(self) -> float:
        """The value of the position, which is that of its best action."""
        return float(self.values[self.best])


def weigh(game: Game, state: State, proves: GoesOn, searches: GoesOn, seed: int = 0) -> Worth:
    """Return the worth of a position: proven if nothing is hidden and there is time, else searched.

    A search goes by the seat's view. `proves` and `searches` are asked now and then if there is time left; a little is
    searched in any case.
    """
    seat = game.to_act(state)
    if is_open(game, game.observe(state, seat), seat):
        proven = _proven(solve(game, state, lambda searched: proves()))
        if proven is not None:
            return proven
    return _searched(game, state, Search(Settings(iterations=MOST, learned=OFF)), seed, lambda done: searches())


def _position(game: Game, state: State, most: int) -> tuple[Game, bytes, int]:
    return game, state.tobytes(), most


@cached(LRUCache(KEPT), key=_position, condition=Condition(), info=True)
def proven(game: Game, state: State, most: int) -> Worth | None:
    """Return the worth of a whole state, even if players see only part of it; None beyond reach of `most` positions.

    Only games that count their ends are tried, and states in which nothing has to be imagined. Recent proofs are kept;
    a caller that asks for one under way waits for it.
    """
    whole = record.same(game.resample(state, game.to_act(state), Seeded(0)), state)
    return _proven(solve(game, state, within(most))) if game.exact is not None and whole else None


def proven_openly(game: Game, state: State) -> Worth | None:
    """Return the worth of a position that hides nothing from the seat to act; None elsewhere, and beyond reach."""
    seat = game.to_act(state)
    return proven(game, state, PROVING) if is_open(game, game.observe(state, seat), seat) else None


def estimated(game: Game, state: State, iterations: int) -> Worth:
    """Return the findings of a search of so many iterations, from the view of the seat to act."""
    return _searched(game, state, Search(Settings(iterations=iterations, learned=OFF)), 0, lambda done: True)


def _proven(solution: Solution | None) -> Worth | None:
    return None if solution is None else Worth(solution.seat, solution.values, solution.line)


def _searched(game: Game, state: State, search: Search, seed: int, goes_on: Callable[[int], bool]) -> Worth:
    seat = game.to_act(state)
    weighed = search.weigh(game, game.observe(state, seat), seat, seed, goes_on)
    values = {one.action: one.value for one in weighed}
    return Worth(seat, values, (weighed[0].action,), {one.action: one.error for one in weighed})

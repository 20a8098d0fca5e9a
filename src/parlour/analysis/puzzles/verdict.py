"""Verdict: the worth of every action of a position, solved or searched at length, and whether one alone is right."""

from dataclasses import dataclass
from math import hypot

from parlour.agents.exact import solve
from parlour.agents.exact.proof import is_open
from parlour.agents.search import OFF, Search, Settings
from parlour.core.game import Game
from parlour.core.record import State

TIMES = 10  # the usual budget of a search
EXPLORATION = 2.0  # wider than in play: the worth of the other actions has to be known as well
LEAST_LEAD = 0.3  # of an outcome, -1 to 1
SURE = 3.0  # standard errors by which an action has to lead


@dataclass(frozen=True, slots=True)
class Verdict:
    """Worth by action for the seat to act: the margin at the end, or the result of a search, then with errors."""

    worth: dict[int, float]
    errors: dict[int, float] | None = None

    @property
    def exact(self) -> bool:
        """True if it was solved."""
        return self.errors is None

    @property
    def best(self) -> int:
        """The action of the highest worth."""
        return max(self.worth, key=self.worth.__getitem__)

    @property
    def only(self) -> int | None:
        """The single right action; None where another is as good, or may be.

        If solved, its result (won, drawn or lost) is better than that of every other. If searched, it leads clearly and
        by more than errors.
        """
        best = self.best
        return best if all(self._leads(best, other) for other in self.worth if other != best) else None

    def _leads(self, best: int, other: int) -> bool:
        if self.errors is None:
            return _result(self.worth[best]) > _result(self.worth[other])
        lead = self.worth[best] - self.worth[other]
        return lead >= LEAST_LEAD and lead > SURE * hypot(self.errors[best], self.errors[other])


def judge(game: Game, state: State, seed: int = 0, times: float = TIMES) -> Verdict | None:
    """Return the verdict on a position as its seat sees it; None where a game with a solver cannot solve it.

    Where nothing is hidden and the game counts its ends, it is solved. Elsewhere it is searched from the view with
    `times` times the game's usual budget.
    """
    seat = game.to_act(state)
    view = game.observe(state, seat)
    if game.exact is not None and is_open(game, view, seat):
        solution = solve(game, state)
        if solution is None or any(value.denominator > 1 for value in solution.values.values()):
            return None
        return Verdict({action: float(value) for action, value in solution.values.items()})
    settings = Settings(
        iterations=int(game.tuning.iterations * times), exploration=EXPLORATION, exact=False, learned=OFF
    )
    weighed = Search(settings).weigh(game, view, seat, seed, lambda done: True)
    if len(weighed) < len(game.legal(state)):
        return None
    return Verdict({one.action: one.value for one in weighed}, {one.action: one.error for one in weighed})


def _result(margin: float) -> int:
    return (margin > 0) - (margin < 0)

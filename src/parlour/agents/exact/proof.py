"""Proof: the actions that keep the best possible result of a position that hides nothing from anybody.

A result is won, drawn or lost. The margin does not count here, because a search that sets traps wins more often.
"""

from abc import ABC, abstractmethod

from parlour.agents.exact.endings import Endings
from parlour.agents.exact.solution import at_hand, within
from parlour.core import record
from parlour.core.chance import Seeded
from parlour.core.contract import SPECTATOR
from parlour.core.facets.exact import Exact
from parlour.core.game import Game
from parlour.core.record import State

MOST = 6_000_000  # positions searched for a proof: two or three seconds, most often much less
WINDOW = 0.25  # margins are whole without chance: nothing lies between a result and the next better one
WON, DRAWN = 0.75, -0.25  # the least that a win is worth, and a draw


class Proof(ABC):
    """The certain facts of a position."""

    @abstractmethod
    def keeps(self, action: int) -> bool | None:
        """Tell whether the best result is still certain after an action; None where that is not known."""


class _Told(Proof):
    """A proof by the game's own solver."""

    def __init__(self, values: dict[int, int]) -> None:
        self._values = values
        self._best = _result(max(values.values()))

    def keeps(self, action: int) -> bool | None:
        return _result(self._values[action]) == self._best


class _Searched(Proof):
    """A proof by searching what follows, as far as it is asked for."""

    def __init__(self, game: Game, state: State) -> None:
        self._game, self._state = game, state
        self._endings, self._goes_on = Endings(game, dtype=state.dtype), within(MOST)
        self._seat = game.to_act(state)
        self._least: float | None = None
        self._asked = False

    def keeps(self, action: int) -> bool | None:
        if not self._asked:
            self._asked, self._least = True, self._best()
        outcomes = self._game.outcomes(self._state, action)
        if self._least is None or len(outcomes) > 1:
            return None
        return self._least == -float("inf") or self._is_worth(outcomes[0][1], self._least)

    def _best(self) -> float | None:
        """Return the least that the position's result is worth; None where it is not found."""
        for least in (WON, DRAWN):
            worth = self._is_worth(self._state, least)
            if worth is not False:
                return least if worth else None
        return -float("inf")

    def _is_worth(self, state: State, least: float) -> bool | None:
        """Return True if a position is worth so much for the seat that asked; None where it is not found."""
        sign = 1 if self._seat == 0 else -1
        alpha, beta = sorted((sign * least, sign * (least - WINDOW)))
        margin = self._endings.within(state, alpha, beta, self._goes_on)
        return None if margin is None else sign * margin >= least


def _result(margin: int) -> int:
    return (margin > 0) - (margin < 0)


def is_open(game: Game, view: State, seat: int) -> bool:
    """Return True if everybody knows everything: a spectator sees all that the seat does, and nothing is imagined."""
    if game.declared.is_open:
        return True
    watched = game.observe(view, SPECTATOR)
    return record.same(watched, view) and record.same(game.resample(view, seat, Seeded(0)), view)


def prove(game: Game, view: State, seat: int) -> Proof | None:
    """Return the proof of a position; None where something is hidden, or the game cannot count its ends."""
    exact: Exact | None = game.exact
    if exact is None or not is_open(game, view, seat):
        return None
    here = at_hand(game, view)
    values = exact.values(here)
    return _Searched(game, here) if values is None else _Told(values)

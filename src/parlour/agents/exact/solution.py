"""Solution: the worth of a position and of each action in it, when both seats go on without a mistake."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from parlour.agents.exact.endings import Endings
from parlour.core import record, registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal

NEAR_THE_END = 4  # actions: solved in no time
MOST = 3_000_000  # positions searched by default: some seconds
FINEST = 1_000_000  # the largest denominator: smaller ones, of few picks below a position, are exact
Values = dict[int, Fraction]


@dataclass(frozen=True, slots=True)
class Solution:
    """A solved position: the margin each action leads to for the seat to act, and how both would go on.

    A margin is what the game counts (Triple Triad's cards), else the outcome; under chance its expectation. The line
    ends where chance decides, or with the match. Of equally good actions it takes the first.
    """

    seat: int
    values: Values
    line: tuple[int, ...]

    @property
    def value(self) -> Fraction:
        """The worth of the position for the seat to act."""
        return max(self.values.values())

    @property
    def best(self) -> list[int]:
        """The best actions."""
        return [action for action, value in self.values.items() if value == self.value]


def within(most: int) -> Callable[[int], bool]:
    """Return a limit of positions to search, for `solve`."""
    return lambda searched: searched < most


def at_hand(game: Game, state: State) -> State:
    """Return the part of a position that is solved: itself, or its round alone where ties are replayed."""
    return state if game.exact is None else game.exact.at_hand(state)


def solve(game: Game, state: State, goes_on: Callable[[int], bool] | None = None) -> Solution | None:
    """Return the exact worth of every action of a position in which nothing is hidden; None beyond reach.

    `goes_on` is asked again and again with the number of positions searched, and stops the search when it says no. A
    match that is over is a Refusal.
    """
    if game.to_act(state) == OVER:
        raise Conflict("match-over")
    work = _Work(game, goes_on or within(MOST))
    here = at_hand(game, state)
    values = work.values(here)
    if values is None:
        return None
    return Solution(game.to_act(state), values, tuple(work.line(here, max(values.values()))))


def value(game: Game, state: State, goes_on: Callable[[int], bool] | None = None) -> Fraction | None:
    """Return the worth of a position at hand for seat 0, without its actions; None beyond reach."""
    return _Work(game, goes_on or within(MOST)).margin(at_hand(game, state))


def best(game: Game, state: State) -> int | None:
    """Return the first of the best actions; None beyond reach."""
    values = _Work(game, within(MOST)).values(at_hand(game, state))
    return None if values is None else max(values, key=values.__getitem__)


def warm(game: Game) -> None:
    """Compile or load every kernel that solves a game's positions; none for a game that cannot count its ends."""
    for rules in game.exact.samples if game.exact else ():
        state, _events = game.deal(game.rule_book.parse(f"{game.name}:{rules}"), [{}, {}], Seeded(1))
        played: list[State] = []
        while game.to_act(state) != OVER:
            played.append(record.copy(state))
            game.apply(state, game.legal(state)[0], Seeded(1))
        solve(game, played[-NEAR_THE_END])


class _Work:
    """The search of one position and what follows from it."""

    def __init__(self, game: Game, goes_on: Callable[[int], bool]) -> None:
        self._game, self._goes_on = game, goes_on
        self._endings: Endings | None = None

    def values(self, state: State) -> Values | None:
        """Return the worth of each action for the seat to act; None when the search was stopped or is too deep."""
        own = None if self._game.exact is None else self._game.exact.values(state)
        if own is not None:
            return {action: Fraction(value) for action, value in own.items()}
        found: Values = {}
        for action in self._game.legal(state):
            value = self._worth(state, action)
            if value is None:
                return None
            found[action] = value
        return found

    def _worth(self, state: State, action: int) -> Fraction | None:
        """Return the worth of an action: the mean over its outcomes."""
        sign = 1 if self._game.to_act(state) == 0 else -1
        total = Fraction(0)
        try:
            outcomes = self._game.outcomes(state, action)
        except Refusal:  # too many outcomes to count
            return None
        for weight, after, _events in outcomes:
            value = self.margin(after)
            if value is None:
                return None
            total += weight * value
        return sign * total

    def margin(self, state: State) -> Fraction | None:
        """Return the margin for seat 0."""
        seat = self._game.to_act(state)
        if seat != OVER and self._game.exact is not None and (own := self._game.exact.value(state)) is not None:
            return Fraction(own if seat == 0 else -own)
        value = self._searched(state.dtype).value(state, self._goes_on)
        return None if value is None else Fraction(value).limit_denominator(FINEST)

    def _searched(self, dtype: np.dtype[Any]) -> Endings:
        if self._endings is None:
            self._endings = Endings(self._game, dtype=dtype)
        return self._endings

    def line(self, state: State, value: Fraction) -> list[int]:
        """Return best actions from a position of this worth, until chance decides or the match is over."""
        line: list[int] = []
        while self._game.to_act(state) != OVER:
            step = self._step(state, value)
            if step is None:
                break
            action, after, certain = step
            line.append(action)
            if not certain:
                break
            value = value if self._game.to_act(after) == self._game.to_act(state) else -value
            state = after
        return line

    def _step(self, state: State, value: Fraction) -> tuple[int, State, bool] | None:
        """Return the first action of this worth, one state it leads to, and True if it leads to no other."""
        for action in self._game.legal(state):
            if self._worth(state, action) == value:
                outcomes = self._game.outcomes(state, action)
                return action, outcomes[0][1], len(outcomes) == 1
        return None


def solved(state: State | np.void, goes_on: Callable[[int], bool] | None = None) -> Solution | None:
    """Return the solution of a state of any game; None beyond reach, a Refusal for what cannot be solved."""
    if isinstance(state, np.void):  # one record of an array, as `batch.states[0]` is
        state = np.array([state], state.dtype)
    game = registry.game_of(state)
    if _hides(game, state):
        raise Refusal("state-hides", game=game.name)
    return solve(game, state, goes_on)


def _hides(game: Game, state: State) -> bool:
    """Return True if something would have to be imagined before it can be played on."""
    seat = game.to_act(state)
    return seat != OVER and not record.same(game.resample(state, seat, Seeded(0)), state)

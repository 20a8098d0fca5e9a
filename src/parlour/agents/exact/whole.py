"""Whole: a state that a caller hands over, solved if nothing in it is hidden."""

from collections.abc import Callable

import numpy as np

from parlour.agents.exact.solution import Solution, solve
from parlour.core import record, registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal


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

# mypy: allow-untyped-defs
"""Playouts: random play to the end, compiled once per game by closure over its kernels, and how matches are counted.

An outcome lies between -1 and 1, and more than 0 is a win.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from parlour.core.game import Game
from parlour.core.kernels import kernel

WON, DRAWN, LOST = range(3)


@kernel
def column(outcome: Any) -> Any:
    """Return WON, DRAWN or LOST for an outcome, however much it pays."""
    return DRAWN - int(outcome > 0.0) + int(outcome < 0.0)


@cache
def finisher(game: Game) -> Callable[..., Any]:
    """Return `finish(s, chance, log)`: it plays uniformly random actions to the end, and returns their number."""
    apply, to_act, random_action = game.kernels.apply, game.kernels.to_act, game.kernels.random_action

    @kernel
    def finish(s, chance, log):
        plies = 0
        while to_act(s) >= 0:
            apply(s, random_action(s, chance), chance, log)
            plies += 1
        return plies

    return finish


@kernel
def _no_shortcut(s: Any, chance: Any) -> Any:
    return 0.0, 0


@cache
def playouts(game: Game) -> Callable[..., Any]:
    """Return `run(starts, tapes, logs, n)`: it plays n complete random games, taking the starts in turn.

    The kernel returns int64 [wins of seat 0, draws, wins of seat 1, actions]. Pass a closed log: nobody reads it.
    """
    tell, finish, outcome = game.kernels.shortcut or _no_shortcut, finisher(game), game.kernels.outcome

    @kernel
    def run(starts, tapes, logs, n):
        tally = np.zeros(4, np.int64)
        work = starts[:1].copy()
        size = starts.shape[0]
        at = 0
        for _ in range(n):
            told, plies = tell(starts[at], tapes[0])
            if plies == 0:
                work[0] = starts[at]
                plies = finish(work[0], tapes[0], logs[0])
                told = outcome(work[0], 0)
            at = at + 1 if at + 1 < size else 0
            tally[3] += plies
            tally[column(told)] += 1
        return tally

    return run

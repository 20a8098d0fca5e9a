# mypy: allow-untyped-defs, allow-untyped-calls
"""Afterstates: the outcome of every legal action of many matches, for programs that learn what a position is worth.

Nothing that the seat to act does not know goes into them: its view is filled with what may lie behind it, and chance is
apart from that of the match.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.core.chance import CHANCE
from parlour.core.contract import OVER
from parlour.core.facets.learning import Observation
from parlour.core.game import Game
from parlour.core.kernels import kernel
from parlour.core.log import LOG, LOG_ROWS
from parlour.core.refusal import Refusal


class AfterKernels(NamedTuple):
    """The kernels over the matches from `low` to below `high`."""

    count: Callable[..., Any]
    """`count(states, counts, low, high)`: write how many actions are legal in each match."""
    write: Callable[..., Any]
    """`write(states, streams, begins, actions, observations, rewards, ended, low, high)`: try every legal action.

    Those of match i begin at `begins[i]`.
    """


@cache
def after_kernels(game: Game, form: Observation | None) -> AfterKernels:
    """Return the kernels for one form of observations, or for features."""
    legal, apply, to_act, outcome = game.kernels.legal, game.kernels.apply, game.kernels.to_act, game.kernels.outcome
    hide, imagine = game.kernels.observe, game.kernels.resample
    observe = game.kernels.features if form is None else form.write
    most = game.declared.actions

    @kernel
    def count(states, counts, low, high):
        room = np.empty(most, np.int16)
        for row in range(low, high):
            counts[row] = legal(states[row], room)

    @kernel
    def write(states, streams, begins, actions, observations, rewards, ended, low, high):
        tapes, logs, room = np.zeros(1, CHANCE), np.zeros(1, LOG), np.empty(most, np.int16)
        logs[0].n = LOG_ROWS
        worlds, afters = states[low : low + 1].copy(), states[low : low + 1].copy()
        for row in range(low, high):
            # Taken here, since a record does not keep its array from being freed.
            chance, log, world, after = tapes[0], logs[0], worlds[0], afters[0]
            worlds[0] = states[row]
            seat = int(to_act(world))
            chance.state = streams[row]
            hide(world, seat)
            imagine(world, seat, chance)
            for i in range(int(legal(world, room))):
                at = begins[row] + i
                afters[0] = world
                apply(after, int(room[i]), chance, log)
                actions[at] = room[i]
                ended[at] = int(to_act(after)) == OVER
                rewards[at] = outcome(after, seat)
                observe(after, seat, observations[at])

    return AfterKernels(count, write)


@dataclass(frozen=True, slots=True, eq=False)
class Afterstates:
    """The outcomes of the legal actions of a batch: a row for each, those of match 0 first.

    >>> after = parlour.batch("triple-triad:ff8+open", 2, seed=7).afterstates()
    >>> after.observations.shape, after.begins.tolist(), after.rewards.any().item()
    ((90, 236), [0, 45, 90], False)
    """

    match: NDArray[np.int64]
    """The match of each row."""
    action: NDArray[np.int16]
    observations: NDArray[Any]
    """The knowledge of the seat that acts, once it has: rows as those of the batch."""
    fields: Mapping[str, NDArray[Any]]
    """The memory of `observations` by name."""
    rewards: NDArray[np.float32]
    """The winnings of the seat that acts where the match ends, else 0."""
    ended: NDArray[np.bool_]
    begins: NDArray[np.int64]
    """The first row of each match; the number of all rows at its end."""

    def best(self, values: ArrayLike) -> NDArray[np.int16]:
        """Return an action for each match: the first of those whose row has the largest value.

        >>> after = parlour.batch("triple-triad:ff8+open", 2, seed=7).afterstates()
        >>> after.best(-after.action).tolist()
        [0, 0]
        """
        worth = np.asarray(values)
        if worth.shape != self.action.shape:
            raise Refusal("afterstate-values", at="values", n=len(self.action), given=str(worth.shape))
        top = np.maximum.reduceat(worth, self.begins[:-1])
        found = np.flatnonzero(worth == top[self.match])
        return self.action[found[np.searchsorted(found, self.begins[:-1])]]

# mypy: allow-untyped-defs, allow-untyped-calls
"""Stepper: fast steps of a game from Python: one call a step, in place, with nothing told or checked."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import CHANCE, seeded_tape
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.kernels import kernel
from parlour.core.log import LOG, LOG_ROWS
from parlour.core.record import State, record

_SEEDED = -1  # as the length of a script: there is none
FORK = -2  # in the place of a seat: chance is to decide something first


class _Steps(NamedTuple):
    look: Callable[..., Any]
    step: Callable[..., Any]
    show: Callable[..., Any]


@cache
def _steps(game: Game) -> _Steps:
    """Return the kernels. One record holds all that they need: each array from Python costs a tenth of a step."""
    k_legal, k_apply, k_to_act = game.kernels.legal, game.kernels.apply, game.kernels.to_act
    k_features = game.kernels.features

    @kernel
    def look(workspaces, states):
        seat = int(k_to_act(states[0]))
        if seat == OVER:
            return seat, 0
        return seat, int(k_legal(states[0], workspaces[0].legal))

    @kernel
    def step(workspaces, length, states, action):
        tape = workspaces[0].tape
        if length >= 0:
            tape.scripted, tape.starved, tape.used, tape.length = 1, 0, 0, length
        k_apply(states[0], action, tape, workspaces[0].log)
        if length >= 0:
            tape.scripted = 0
            if tape.starved != 0:
                return FORK, int(tape.starved)
        return look(workspaces, states)

    @kernel
    def show(workspaces, states, seat, numbers, mask):
        k_features(states[0], seat, numbers)
        if int(k_to_act(states[0])) == seat:
            for place in range(int(k_legal(states[0], workspaces[0].legal))):
                mask[workspaces[0].legal[place]] = 1

    return _Steps(look, step, show)


@cache
def _workspace(game: Game) -> np.dtype[np.void]:
    """Return the dtype of a workspace, one object for each game: equal ones would be compared field by field."""
    return record([("tape", CHANCE), ("log", LOG), ("legal", "i2", (game.declared.actions,))])


class Stepper:
    """The unchecked steps of a game: the caller has to know that an action is legal.

    Each but `show` returns `(seat, count)`: the seat to act, and the number of its legal actions. `legal` holds them in
    its first places until the next call. For a match that is over it is `(OVER, 0)`. One stepper serves one thread.
    """

    look: Callable[[State], tuple[int, int]]
    """`look(state)`: tell whose turn it is, and list the legal actions."""
    step: Callable[[State, int], tuple[int, int]]
    """`step(state, action)`: play an action in place; chance follows from the seed."""
    fork: Callable[[int, State, int], tuple[int, int]]
    """`fork(length, state, action)`: play an action in place, with chance as the first `length` of `picks` say.

    Where they do not suffice it returns `(FORK, n)`: one more pick is wanted, among n equally likely values. The state
    is then void.
    """
    show: Callable[[State, int, NDArray[np.float32], NDArray[np.int8]], None]
    """`show(state, seat, numbers, mask)`: write a seat's features, and 1 at each legal action if it is its turn."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self._workspaces = np.zeros(1, _workspace(game))
        self._workspaces["log"]["n"] = LOG_ROWS  # nobody reads it
        self.legal: NDArray[np.int16] = self._workspaces["legal"][0]
        """Room for every action there is."""
        self.picks: NDArray[np.int32] = self._workspaces["tape"]["tape"][0]
        """Room for as many picks as an action can want."""
        steps = _steps(game)
        self.look, self.show = partial(steps.look, self._workspaces), partial(steps.show, self._workspaces)
        self.fork, self.step = partial(steps.step, self._workspaces), partial(steps.step, self._workspaces, _SEEDED)
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Let chance follow from this seed on."""
        self._workspaces["tape"] = seeded_tape(seed)

    def chance(self) -> bytes:
        """Return all chance to come, for a stepper that shall go on as this one does."""
        return bytes(self._workspaces["tape"].tobytes())

    def be_given(self, chance: bytes) -> None:
        """Let chance be that of another stepper from here on."""
        self._workspaces["tape"] = np.frombuffer(chance, CHANCE)

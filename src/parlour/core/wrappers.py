"""Wrappers: a game's kernels for callers in Python. They take one-element arrays, because passing records is slow."""

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.core.contract import OVER, Kernels
from parlour.core.kernels import kernel


class Wrappers(NamedTuple):
    """The kernels for callers in Python.

    `play(states, action, tapes, logs, after, actions) -> bool` plays an action on a copy, `after`, with a fresh log. It
    returns False, and plays nothing, if the action is not legal. `actions` is room to work in.
    """

    legal: Callable[..., Any]
    apply: Callable[..., Any]
    to_act: Callable[..., Any]
    outcome: Callable[..., Any]
    observe: Callable[..., Any]
    resample: Callable[..., Any]
    random_action: Callable[..., Any]
    features: Callable[..., Any]
    play: Callable[..., Any]


def wrappers(kernels: Kernels) -> Wrappers:
    """Return the wrappers of a game's kernels."""
    k_legal, k_apply, k_to_act, k_outcome = kernels.legal, kernels.apply, kernels.to_act, kernels.outcome
    k_observe, k_resample = kernels.observe, kernels.resample
    k_random_action, k_features = kernels.random_action, kernels.features

    @kernel
    def legal(states, out):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        return k_legal(states[0], out)

    @kernel
    def apply(states, action, tapes, logs):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        k_apply(states[0], action, tapes[0], logs[0])

    @kernel
    def to_act(states):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        return k_to_act(states[0])

    @kernel
    def outcome(states, seat):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        return k_outcome(states[0], seat)

    @kernel
    def observe(states, viewer):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        k_observe(states[0], viewer)

    @kernel
    def resample(states, viewer, tapes):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        k_resample(states[0], viewer, tapes[0])

    @kernel
    def random_action(states, tapes):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        return k_random_action(states[0], tapes[0])

    @kernel
    def features(states, seat, out):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        k_features(states[0], seat, out)

    @kernel
    def play(states, action, tapes, logs, after, actions):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        if k_to_act(states[0]) == OVER or action not in actions[: k_legal(states[0], actions)]:
            return False
        after[0] = states[0]
        logs[0].n = 0
        k_apply(after[0], action, tapes[0], logs[0])
        return True

    return Wrappers(legal, apply, to_act, outcome, observe, resample, random_action, features, play)

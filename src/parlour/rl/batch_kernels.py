# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Batch kernels: kernels over many matches; each does all there is to do in one match while it is in the cache.

A pass is done in parts, each in a thread of its own.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from parlour.core.chance import CHANCE, pick
from parlour.core.contract import OVER
from parlour.core.facets.learning import Observation
from parlour.core.game import Game
from parlour.core.kernels import kernel
from parlour.core.kernels.memory import prefetch
from parlour.core.log import LOG, LOG_ROWS

BEGIN, STEP, LOOK = range(3)  # modes of a pass
AHEAD = 3  # matches between the one that is played and the one that is prefetched
CACHE_LINE = 64  # bytes
NONE = -1


class BatchKind(NamedTuple):
    """A kind of batch: what is written of each match, and the kernel that deals a fresh one."""

    observation: Observation | None
    features: bool
    mask: bool
    lists: bool
    ends: bool
    redeal: Callable[..., Any] | None
    """Without it, a match begins as one of the deals."""


class BatchKernels(NamedTuple):
    """The kernels of one kind of batch, over the matches from `low` to below `high`. Each match has a row."""

    illegal: Callable[..., Any]
    """`illegal(states, actions, own_lists, own_counts, low, high)`: the first match with an illegal action, or NONE.

    NONE as an action is always allowed.
    """
    run: Callable[..., Any]
    """`run(mode, deals, table, actions, rewards, terminated, acted, ends, *shown, low, high)`: a pass over the matches.

    For BEGIN it deals a fresh match everywhere; for STEP it plays a legal action, and deals where a match ended. Where
    the action is NONE the match stays as it is. Then, or for LOOK alone, it writes what is shown. `shown` are states,
    streams, to_act, mask, own_lists, own_counts, lists, counts and observations. `own_lists` are legal actions that the
    batch keeps for a game without masks.
    """


@kernel
def _absent(*arguments):
    """Take the place of a kernel that this kind of batch does not need; it is never called."""


def _illegal_by(allows: Callable[..., Any]) -> Callable[..., Any]:
    """Return the kernel that asks the game about each action."""

    @kernel
    def illegal(states, actions, own_lists, own_counts, low, high):
        for row in range(low, high):
            if actions[row] != NONE and not allows(states[row], actions[row]):
                return row
        return NONE

    return illegal


@kernel
def _illegal(states, actions, own_lists, own_counts, low, high):
    """Return the first row whose action is not in the lists made last."""
    for row in range(low, high):
        action = actions[row]
        found = action == NONE
        for at in range(own_counts[row]):
            found |= own_lists[row, at] == action
        if not found:
            return row
    return NONE


@cache
def batch_kernels(game: Game, wanted: BatchKind) -> BatchKernels:
    """Return the kernels of a kind of batch, compiled once.

    All is in one function, because passing arrays to a function costs as much as a mask.
    """
    apply, to_act, outcome, legal = game.kernels.apply, game.kernels.to_act, game.kernels.outcome, game.kernels.legal
    masks, masked, listed, ends_wanted = game.learning.masks, wanted.mask, wanted.lists, wanted.ends
    lists_actions, write_mask = masks is None, masks.mask if masks else _absent
    redeals, redeal = wanted.redeal is not None, wanted.redeal or _absent
    observes, observe, observation_bytes = wanted.features, game.kernels.features, 0
    if wanted.observation is not None:
        observes, observe, observation_bytes = True, wanted.observation.write, wanted.observation.dtype.itemsize
    prefetches, hot_bytes = bool(game.learning.hot_bytes), game.learning.hot_bytes or (0,)
    state_bytes = game.dtype.itemsize

    @kernel
    def run(
        mode, deals, table, actions, rewards, terminated, acted, ends,
        states, streams, to_acts, mask, own_lists, own_counts, lists, counts, observations, low, high,
    ):  # fmt: skip
        tapes, logs = np.zeros(1, CHANCE), np.zeros(1, LOG)
        logs[0].n = LOG_ROWS
        for row in range(low, high):
            chance, log = tapes[0], logs[0]  # taken here, since a record does not keep its array from being freed
            if prefetches:
                for at in hot_bytes:
                    prefetch(states, (row + AHEAD) * state_bytes + at)
                for at in range(0, observation_bytes, CACHE_LINE):
                    prefetch(observations, (row + AHEAD) * observation_bytes + at)
            s = states[row]
            chance.state = streams[row]
            fresh = mode == BEGIN
            if fresh:
                states[row] = deals[0]
            if mode == STEP:
                acted[row] = NONE
                if actions[row] != NONE:
                    acted[row] = to_act(s)
                    apply(s, actions[row], chance, log)
                    fresh = int(to_act(s)) == OVER
                    if ends_wanted and fresh:
                        for viewer in range(2):
                            observe(s, viewer, ends[2 * row + viewer])
                terminated[row] = fresh
                rewards[row, 0] = outcome(s, 0) if fresh else 0.0
                rewards[row, 1] = outcome(s, 1) if fresh else 0.0
            if fresh:
                if redeals:
                    redeal(s, table, chance, log)
                else:
                    states[row] = deals[pick(chance, deals.shape[0])]
            streams[row] = chance.state
            seat = int(to_act(s))
            to_acts[row] = seat
            if lists_actions:
                n = own_counts[row]
                if masked:
                    for at in range(n):
                        mask[row].legal[own_lists[row, at]] = 0
                n = int(legal(s, own_lists[row]))
                own_counts[row] = n
                if masked:
                    for at in range(n):
                        mask[row].legal[own_lists[row, at]] = 1
                if listed:
                    counts[row] = n
                    for at in range(n):
                        lists[row, at] = own_lists[row, at]
            else:
                if masked:
                    write_mask(s, mask[row])
                if listed:
                    counts[row] = legal(s, lists[row])
            if observes:
                observe(s, seat, observations[row])

    return BatchKernels(_illegal if masks is None else _illegal_by(masks.allows), run)


class Threads:
    """Parts of a pass over `n` matches; kernels hold no lock of the interpreter, so the parts run at once."""

    def __init__(self, n: int, threads: int) -> None:
        parts = min(n, threads)
        edges = [n * part // parts for part in range(parts + 1)]
        (self._own, *self._others) = pairwise(edges)
        self._pool = ThreadPoolExecutor(parts - 1, "parlour-batch") if self._others else None

    def run(self, part: Callable[..., Any], *arguments: Any) -> None:
        """Call `part(*arguments, low, high)` for all matches; the calling thread takes the first of them."""
        if self._pool is None:
            part(*arguments, *self._own)
            return
        begun = [self._pool.submit(part, *arguments, low, high) for low, high in self._others]
        part(*arguments, *self._own)
        for one in begun:
            one.result()

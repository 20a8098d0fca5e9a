"""Deals: the beginning of a batch's matches, and the chance it comes from."""

import hashlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Seeded
from parlour.core.contract import OVER, Bring
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

_ODD, _MIX_1, _MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # of SplitMix64
_DEALS = 1 << 32  # seeds of deals for each batch


def deal(game: Game, rules: RuleSet, brings: Sequence[Bring], seed: int, count: int) -> State:
    """Return so many fresh matches of a table; a Refusal where one is over before it began."""
    dealt = [game.deal(rules, brings, Seeded(seed * _DEALS + number))[0] for number in range(count)]
    if any(game.to_act(state) == OVER for state in dealt):
        raise Refusal("batch-over-at-once")
    return np.concatenate(dealt)


def streams(seed: int, n: int) -> NDArray[np.uint64]:
    """Return the state of each match's chance: that of match i follows from the seed and i, whatever n is."""
    first = int.from_bytes(hashlib.sha256(f"batch {seed}".encode()).digest()[:8], "little")
    with np.errstate(over="ignore"):
        mixed = np.uint64(first) + np.arange(1, n + 1, dtype=np.uint64) * np.uint64(_ODD)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(_MIX_1)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(_MIX_2)
        return mixed ^ (mixed >> np.uint64(31))

# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Prior: how promising each legal action looks before it is tried, by numbers that were learnt.

Whole numbers alone, so that every processor finds the same. An action's numbers are added up; of two actions, the one
with 16 more counts twice as much.
"""

from typing import Final

import numpy as np

from parlour.core.kernels import kernel

ONE: Final = 1 << 20  # all shares together, but for what is lost by rounding down
DOUBLING: Final = 16  # how much more doubles a share
EVEN: Final = 50  # one in so many parts of ONE is shared evenly, so that no action is starved
_FALLING: Final = np.array([round(ONE * 2 ** (-step / DOUBLING)) for step in range(DOUBLING)], np.int64)
_NOTHING: Final = 62  # halvings after which nothing is left


@kernel
def write_shares(table, places, n, shares):
    """Write the share of each of n actions, from the rows of their places; every share is at least 1."""
    most = -(1 << 30)
    for i in range(n):
        total = 0
        for part in range(places.shape[1]):
            total += int(table[places[i, part]])
        shares[i] = total
        most = max(most, total)
    mass = 0
    for i in range(n):
        behind = most - int(shares[i])
        shares[i] = _FALLING[behind % DOUBLING] >> min(behind // DOUBLING, _NOTHING)
        mass += int(shares[i])
    even = ONE // (EVEN * n) + 1
    for i in range(n):
        shares[i] = int(shares[i]) * (ONE - ONE // EVEN) // mass + even

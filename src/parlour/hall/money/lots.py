"""Lots: how many copies of a card may be sold back, and for how much at most each. Others sell for nothing.

A lot is made where the house sells a copy, and goes with it: into escrow, in a trade, to whoever wins it. Copies are
otherwise alike, so an order says which leave a purse: those that cannot be sold, then those that sell for least.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

Lots: TypeAlias = Mapping[int, int]
"""The number of copies by the most that each may be sold for."""


def leaving(lots: Lots, held: int, count: int, first: Lots) -> dict[int, int]:
    """Return the lots that go with `count` of the copies `held`: those of `first` that are there, then in order."""
    gone, left = Counter[int](), count
    for at_most, wanted in sorted(first.items(), reverse=True):
        taken = min(wanted, lots.get(at_most, 0), left)
        gone[at_most] += taken
        left -= taken
    left = max(0, left - (held - sum(lots.values())))
    for at_most, there in sorted(lots.items()):
        taken = min(there - gone[at_most], left)
        gone[at_most] += taken
        left -= taken
    return dict(+gone)


def dearest(lots: Lots, count: int) -> dict[int, int]:
    """Return the lots of so many copies that sell for most."""
    chosen, left = dict[int, int](), count
    for at_most, there in sorted(lots.items(), reverse=True):
        if taken := min(there, left):
            chosen[at_most] = taken
            left -= taken
    return chosen

"""Tables: the compiled cards, read by kernels through one small function each, so that they are frozen once."""

import numpy as np

from parlour.core.jit import kernel
from parlour.games.cipher.compile import (
    CARD_TABLE,
    CONDITION_TABLE,
    COST_TABLE,
    EFFECT_TABLE,
    FILTER_TABLE,
    LIST_TABLE,
    SKILL_TABLE,
)

_BITS = 67  # the powers of two below 2**66 differ modulo 67
LOWEST = np.zeros(_BITS, np.int64)
for _bit in range(64):
    LOWEST[(1 << _bit) % _BITS] = _bit


@kernel
def low(mask):
    """The place of the lowest set bit."""
    return LOWEST[(mask & -mask) % 67]


@kernel
def count(mask):
    """How many bits are set."""
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


@kernel
def card(number, column):
    """A number of a card."""
    return CARD_TABLE[number, column]


@kernel
def skill(number, column):
    """A number of a skill."""
    return SKILL_TABLE[number, column]


@kernel
def sieve(number, column):
    """A number of a filter."""
    return FILTER_TABLE[number, column]


@kernel
def condition(number, column):
    """A number of a condition."""
    return CONDITION_TABLE[number, column]


@kernel
def cost(number, column):
    """A number of a cost."""
    return COST_TABLE[number, column]


@kernel
def effect(number, column):
    """A number of an effect."""
    return EFFECT_TABLE[number, column]


@kernel
def listed(place):
    """An entry of a list of names or filters."""
    return LIST_TABLE[place]

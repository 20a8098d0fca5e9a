# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Hands: bitmasks of the places that still hold a card."""

from parlour.core.kernels import inline
from parlour.core.kernels.bits import count, nth


@inline
def held(hand):
    """Return the number of cards in a hand."""
    return count(hand)


@inline
def nth_card(hand, n):
    """Return the place of the n-th card of a hand, from 0."""
    return nth(hand, n)

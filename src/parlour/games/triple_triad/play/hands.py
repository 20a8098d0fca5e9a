# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Hands: bitmasks of the places that still hold a card."""

from parlour.core.bits import count, nth
from parlour.core.jit import inline


@inline
def held(hand):
    """Return the number of cards in a hand."""
    return count(hand)


@inline
def nth_card(hand, n):
    """Return the place of the n-th card of a hand, from 0."""
    return nth(hand, n)

# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Hands: bitmasks of the places that still hold a card; those of nine places and fewer, nearly all, are looked up."""

from parlour.core.jit import inline, kernel
from parlour.games.triple_triad.play.geometry import BIT_COUNT, NTH_BIT
from parlour.games.triple_triad.state import CELLS

MANY = (1 << CELLS) - 1  # the places of a hand that one look in a table counts


@inline
def held(hand):
    """The number of cards in a hand."""
    if hand >> CELLS == 0:
        return int(BIT_COUNT[hand & MANY])
    return _held_of_many(hand)


@kernel
def _held_of_many(hand):
    count = 0
    while hand != 0:
        count += int(BIT_COUNT[hand & MANY])
        hand >>= CELLS
    return count


@inline
def nth_card(hand, n):
    """The place of the n-th card of a hand, from 0."""
    if hand >> CELLS == 0:
        return int(NTH_BIT[hand & MANY, n & 15])
    return _nth_of_many(hand, n)


@kernel
def _nth_of_many(hand, n):
    for _ in range(n):
        hand &= hand - 1
    return _held_of_many((hand ^ hand - 1) >> 1)

# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Fours: the numbers on the four sides of a card as one word, so that all are compared at once.

Each is a byte, top first, and less than 64. Answers are bitmasks of sides.
"""

from typing import Final

from parlour.core.kernels import inline

ONES: Final = 0x01010101
_HIGH: Final = 0x80808080
_GATHER, _SPREAD = 0x01020408, 0x00204081  # factors: gather one bit of each byte, side by side from bit 24; spread
_APART: Final = 0x43424140  # four numbers that no side shows


@inline
def four(a, b, c, d):
    """Return four numbers as one word."""
    return a | b << 8 | c << 16 | d << 24


@inline
def each(word):
    """Return the four numbers of a word."""
    return word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF, word >> 24


@inline
def spread(sides):
    """Return a word with 1 in the byte of each side of a bitmask."""
    return sides * _SPREAD & ONES


@inline
def _gathered(word):
    """Return the sides in whose bytes the highest bit is set."""
    return (word >> 7 & ONES) * _GATHER >> 24 & 15


@inline
def greater(one, other):
    """Return the sides where the one is greater than the other."""
    return _gathered((one | _HIGH) - other - ONES)


@inline
def _alike(one, other):
    return ~((one ^ other | _HIGH) - ONES)


@inline
def equal(one, other):
    """Return the sides where both are equal."""
    return _gathered(_alike(one, other))


@inline
def _turned(word, by):
    """Return the word with its bytes rotated."""
    return (word >> by | word << 32 - by) & 0xFFFFFFFF


@inline
def twins(word, counts):
    """Return the sides, of those that count, whose number another of them has as well."""
    left_out = spread(~counts & 15) * 0xFF
    word = word & ~left_out | _APART & left_out
    next_alike = _alike(word, _turned(word, 8)) & _HIGH
    return _gathered(next_alike | _turned(next_alike, 24) | _alike(word, _turned(word, 16)))

# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Packed sides: the numbers on the four sides of a card as one word, so that all are compared at once.

Each is a byte, top first in the lowest, and less than 64. Answers are bitmasks of sides: bit 0 is the top.
"""

from typing import Final

from parlour.core.kernels import inline

ONES: Final = 0x01010101
_HIGH: Final = 0x80808080
_GATHER: Final = 0x01020408  # factor that gathers the lowest bit of each byte, side by side from bit 24 on
_SPREAD: Final = 0x00204081  # factor that spreads four bits, one to each byte
_APART: Final = 0x43424140  # four numbers that no side shows


@inline
def pack(a, b, c, d):
    """Return four numbers as one word, the first in the lowest byte."""
    return a | b << 8 | c << 16 | d << 24


@inline
def unpack(word):
    """Return the four numbers of a word, the lowest byte first."""
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
def _equal_bytes(one, other):
    """Return a word whose bytes have their highest bit set where both words are equal."""
    return ~((one ^ other | _HIGH) - ONES)


@inline
def equal(one, other):
    """Return the sides where both are equal."""
    return _gathered(_equal_bytes(one, other))


@inline
def _rotated(word, by):
    """Return the word rotated right by a number of bits."""
    return (word >> by | word << 32 - by) & 0xFFFFFFFF


@inline
def paired(word, counts):
    """Return the sides, of those that count, whose number another of them has as well."""
    left_out = spread(~counts & 15) * 0xFF
    word = word & ~left_out | _APART & left_out
    next_alike = _equal_bytes(word, _rotated(word, 8)) & _HIGH
    return _gathered(next_alike | _rotated(next_alike, 24) | _equal_bytes(word, _rotated(word, 16)))

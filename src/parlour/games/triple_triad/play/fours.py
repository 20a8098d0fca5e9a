# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Fours: what the four sides of a card show as one word, a byte each, top first; all are compared at once.

A byte holds less than 64. Answers are bitmasks of sides.
"""

from typing import Final

from parlour.core.jit import inline

ONES: Final = 0x01010101
_HIGH: Final = 0x80808080
_GATHER, _SPREAD = 0x01020408, 0x00204081  # times bytes of one bit: the bits side by side, from bit 24; and back
_APART: Final = 0x43424140  # four numbers that nothing shows


@inline
def four(a, b, c, d):
    """Four numbers as one word."""
    return a | b << 8 | c << 16 | d << 24


@inline
def each(word):
    """The four numbers of a word."""
    return word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF, word >> 24


@inline
def spread(sides):
    """1 in the byte of each side of a bitmask."""
    return sides * _SPREAD & ONES


@inline
def _gathered(word):
    """The sides in whose bytes the highest bit is set."""
    return (word >> 7 & ONES) * _GATHER >> 24 & 15


@inline
def greater(one, other):
    """Where the one is greater than the other."""
    return _gathered((one | _HIGH) - other - ONES)


@inline
def _alike(one, other):
    return ~((one ^ other | _HIGH) - ONES)


@inline
def equal(one, other):
    """Where both are the same."""
    return _gathered(_alike(one, other))


@inline
def _turned(word, by):
    """The word with its bytes moved round."""
    return (word >> by | word << 32 - by) & 0xFFFFFFFF


@inline
def twins(word, counts):
    """The sides whose number another side has as well, of those that count."""
    left_out = spread(~counts & 15) * 0xFF
    word = word & ~left_out | _APART & left_out
    next_alike = _alike(word, _turned(word, 8)) & _HIGH
    return _gathered(next_alike | _turned(next_alike, 24) | _alike(word, _turned(word, 16)))

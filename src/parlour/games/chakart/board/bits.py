"""Bits: a set of squares is one int64 (see `core/bits.py`), and these are the operations that only boards need."""

from collections.abc import Iterable
from typing import Any

from numba.core import types

from parlour.core.bits import ALL, native, never_empty


def _signed(x: int) -> int:
    x &= ALL
    return x - (1 << 64) if x >> 63 else x


def set_of(squares: Iterable[int]) -> int:
    """The set of some squares, in Python."""
    return _signed(sum(1 << square for square in set(squares)))


def squares_of(mask: int) -> list[int]:
    """The squares of a set, in Python."""
    return [square for square in range(64) if mask >> square & 1]


def _number(context: Any, value: int) -> Any:
    return context.get_constant(types.int64, value)


last = native(
    lambda x: (int(x) & ALL).bit_length() - 1, lambda c, b, x: b.sub(_number(c, 63), b.ctlz(x, never_empty(c)))
)
"""The highest square of a set that is not empty."""

rest = native(lambda x: _signed(int(x) & (int(x) & ALL) - 1), lambda c, b, x: b.and_(x, b.sub(x, _number(c, 1))))
"""A set without its lowest square."""

bit = native(lambda x: _signed(1 << int(x)), lambda c, b, x: b.shl(_number(c, 1), x))
"""The set of one square."""

up = native(lambda x, n: _signed(int(x) << int(n)), lambda c, b, x, n: b.shl(x, n))
"""A set moved n squares up in number; what leaves the board is gone."""

down = native(lambda x, n: _signed((int(x) & ALL) >> int(n)), lambda c, b, x, n: b.lshr(x, n))
"""A set moved n squares down in number."""

times = native(lambda x, y: _signed(int(x) * int(y)), lambda c, b, x, y: b.mul(x, y))
"""A product modulo 2^64, for hashing."""

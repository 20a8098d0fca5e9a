"""Bits: the operations on sets of squares that only boards need. A set is one int64 (see `core/kernels/bits.py`)."""

from collections.abc import Iterable
from typing import Any

from llvmlite import ir
from numba.core import types

from parlour.core.kernels.bits import ALL, native, never_empty


def _signed(x: int) -> int:
    x &= ALL
    return x - (1 << 64) if x >> 63 else x


def set_of(squares: Iterable[int]) -> int:
    """Return squares as a set, in Python."""
    return _signed(sum(1 << square for square in set(squares)))


def squares_of(mask: int) -> list[int]:
    """Return the squares of a set as a list, in Python."""
    return [square for square in range(64) if mask >> square & 1]


def _number(context: Any, value: int) -> Any:
    return context.get_constant(types.int64, value)


last = native(
    lambda x: (int(x) & ALL).bit_length() - 1, lambda c, b, x: b.sub(_number(c, 63), b.ctlz(x, never_empty(c)))
)
"""The highest square of a set that is not empty."""

rest = native(lambda x: _signed(int(x) & (int(x) & ALL) - 1), lambda c, b, x: b.and_(x, b.sub(x, _number(c, 1))))
"""A set without its lowest square."""

upto_first = native(
    lambda x: _signed(int(x) & ALL ^ (int(x) & ALL) - 1), lambda c, b, x: b.xor(x, b.sub(x, _number(c, 1)))
)
"""The lowest square of a set and all below it; every square for an empty set."""

bit = native(lambda x: _signed(1 << int(x)), lambda c, b, x: b.shl(_number(c, 1), x))
"""The set of one square."""

up = native(lambda x, n: _signed(int(x) << int(n)), lambda c, b, x, n: b.shl(x, n))
"""A set moved n squares up in number; bits beyond the board are dropped."""

down = native(lambda x, n: _signed((int(x) & ALL) >> int(n)), lambda c, b, x, n: b.lshr(x, n))
"""A set moved n squares down in number."""


def _folded(x: int, y: int) -> int:
    product = (int(x) & ALL) * (int(y) & ALL)
    return _signed(product ^ product >> 64)


def _emit_folded(context: Any, builder: Any, x: Any, y: Any) -> Any:
    double = ir.IntType(128)
    product = builder.mul(builder.zext(x, double), builder.zext(y, double))
    high = builder.lshr(product, double(64))
    return builder.trunc(builder.xor(product, high), ir.IntType(64))


folded = native(_folded, _emit_folded)
"""The two halves of an unsigned 128-bit product, combined by exclusive or, for hashing."""

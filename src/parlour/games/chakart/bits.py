"""Bits: a set of squares is one int64, and these are the processor's own operations on it.

Numba mixes signed and unsigned integers into floats, so a set is signed; with the compiler off the same functions keep
Python's endless integers within 64 bits.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from numba.core import types
from numba.extending import intrinsic

from parlour.core.jit import config

_ALL: Final = (1 << 64) - 1


def _signed(x: int) -> int:
    x &= _ALL
    return x - (1 << 64) if x >> 63 else x


def set_of(squares: Iterable[int]) -> int:
    """The set of some squares, in Python."""
    return _signed(sum(1 << square for square in set(squares)))


def squares_of(mask: int) -> list[int]:
    """The squares of a set, in Python."""
    return [square for square in range(64) if mask >> square & 1]


def _native(plain: Callable[..., int], emit: Callable[..., Any]) -> Any:
    """One machine instruction or two for kernels; `plain` is the same in Python, for when the compiler is off."""
    if config.DISABLE_JIT:
        return plain

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return emit(context, builder, *arguments)

    if plain.__code__.co_argcount == 1:

        def unary(typing: Any, x: Any) -> Any:
            return types.int64(types.int64), codegen

        return intrinsic(unary)

    def binary(typing: Any, x: Any, y: Any) -> Any:
        return types.int64(types.int64, types.int64), codegen

    return intrinsic(binary)


def _number(context: Any, value: int) -> Any:
    return context.get_constant(types.int64, value)


def _yes(context: Any) -> Any:
    """That the question is never asked of an empty set."""
    return context.get_constant(types.boolean, True)


count = _native(lambda x: (int(x) & _ALL).bit_count(), lambda c, b, x: b.ctpop(x))
"""How many squares are in a set."""

first = _native(lambda x: (int(x) & -int(x) & _ALL).bit_length() - 1, lambda c, b, x: b.cttz(x, _yes(c)))
"""The lowest square of a set that is not empty."""

last = _native(lambda x: (int(x) & _ALL).bit_length() - 1, lambda c, b, x: b.sub(_number(c, 63), b.ctlz(x, _yes(c))))
"""The highest square of a set that is not empty."""

rest = _native(lambda x: _signed(int(x) & (int(x) & _ALL) - 1), lambda c, b, x: b.and_(x, b.sub(x, _number(c, 1))))
"""A set without its lowest square."""

bit = _native(lambda x: _signed(1 << int(x)), lambda c, b, x: b.shl(_number(c, 1), x))
"""The set of one square."""

up = _native(lambda x, n: _signed(int(x) << int(n)), lambda c, b, x, n: b.shl(x, n))
"""A set moved n squares up in number; what leaves the board is gone."""

down = _native(lambda x, n: _signed((int(x) & _ALL) >> int(n)), lambda c, b, x, n: b.lshr(x, n))
"""A set moved n squares down in number."""

times = _native(lambda x, y: _signed(int(x) * int(y)), lambda c, b, x, y: b.mul(x, y))
"""A product modulo 2^64, for hashing."""

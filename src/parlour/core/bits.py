"""Bits: a set of up to 64 things is one int64, and these are the processor's own operations on it.

Numba mixes signed and unsigned integers into floats, so a set is signed; with the compiler off the same functions keep
Python's endless integers within 64 bits.
"""

from collections.abc import Callable
from typing import Any, Final

from numba.core import types
from numba.extending import intrinsic

from parlour.core.jit import config

ALL: Final = (1 << 64) - 1


def native(plain: Callable[..., int], emit: Callable[..., Any]) -> Any:
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


def never_empty(context: Any) -> Any:
    """That the question is never asked of an empty set."""
    return context.get_constant(types.boolean, True)


count = native(lambda x: (int(x) & ALL).bit_count(), lambda c, b, x: b.ctpop(x))
"""How many things are in a set."""

first = native(lambda x: (int(x) & -int(x) & ALL).bit_length() - 1, lambda c, b, x: b.cttz(x, never_empty(c)))
"""The lowest thing of a set that is not empty."""

"""Bits: a set of up to 64 things as one int64, with the processor's own operations on it; they take `wide` sets too.

Numba mixes signed and unsigned integers into floats, so a set is signed. With the compiler off the same functions keep
Python's endless integers within 64 bits.
"""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from parlour.core.kernels import config
from parlour.core.kernels.wide import halves, wide

ALL: Final = (1 << 64) - 1
_WORD: Final = ir.IntType(64)


def native(plain: Callable[..., int], emit: Callable[..., Any]) -> Any:
    """Return an operation of a machine instruction or two for kernels; `plain` does the same with the compiler off."""
    if config.DISABLE_JIT:
        return plain

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        found = emit(context, builder, *arguments)
        return found if found.type == _WORD else builder.trunc(found, _WORD)

    if plain.__code__.co_argcount == 1:

        def unary(typing: Any, x: Any) -> Any:
            return types.int64(wide if x is wide else types.int64), codegen

        return intrinsic(unary)

    def binary(typing: Any, x: Any, y: Any) -> Any:
        return types.int64(wide if x is wide else types.int64, types.int64), codegen

    return intrinsic(binary)


def never_empty(context: Any) -> Any:
    """Return the flag that tells LLVM the set is never empty."""
    return context.get_constant(types.boolean, True)


count = native(lambda x: (int(x) & ALL).bit_count(), lambda c, b, x: b.ctpop(x))
"""The number of things in a set."""

first = native(lambda x: (int(x) & -int(x) & ALL).bit_length() - 1, lambda c, b, x: b.cttz(x, never_empty(c)))
"""The lowest thing of a set that is not empty."""


# Processors whose own operation for it is slow (AMD's before 2020), and names of whole families that have a fast one.
_SLOWLY, _QUICKLY = ("znver1", "znver2"), ("x86-64-v3", "x86-64-v4")


def _deposits(context: Any) -> bool:
    """Tell whether the target processor is fast at depositing bits by a mask (PDEP)."""
    triple, name, features = context.codegen().magic_tuple()
    return triple.startswith("x86_64") and name not in _SLOWLY and ("+bmi2" in features or name in _QUICKLY)


def nth_by_steps(things: int, n: int) -> int:
    """Return what `nth` returns, on any processor."""
    for _ in range(n):
        things &= things - 1
    return int(first(things))


def alone_by_steps(things: int, n: int) -> int:
    """Return what `alone` returns, on any processor."""
    for _ in range(n):
        things ^= things & -things
    return things & -things


def _emit_nth(context: Any, builder: Any, things: Any, n: Any) -> Any:
    if not _deposits(context):
        kind = types.int64 if things.type == _WORD else wide
        return context.compile_internal(builder, nth_by_steps, types.int64(kind, types.int64), [things, n])
    if things.type == _WORD:
        return builder.cttz(_deposited(builder, things, n), never_empty(context))
    low, high = halves(builder, things)
    before = builder.ctpop(low)
    later = builder.cttz(_deposited(builder, high, builder.sub(n, before)), never_empty(context))
    sooner = builder.cttz(_deposited(builder, low, n), never_empty(context))
    return builder.select(builder.icmp_signed("<", n, before), sooner, builder.add(later, _WORD(64)))


def _emit_alone(context: Any, builder: Any, things: Any, n: Any) -> Any:
    if not _deposits(context):
        steps = types.int64(types.int64, types.int64)
        return context.compile_internal(builder, alone_by_steps, steps, [things, n])
    return _deposited(builder, things, n)


def _deposited(builder: Any, things: Any, n: Any) -> Any:
    kind = ir.FunctionType(_WORD, [_WORD, _WORD])
    deposit = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")  # type: ignore[no-untyped-call]
    return builder.call(deposit, [builder.shl(_WORD(1), n), things])


nth = native(nth_by_steps, _emit_nth)
"""The n-th thing of a set that has so many, from 0. It needs no loop, whose end random play could not predict."""

alone = native(alone_by_steps, _emit_alone)
"""The n-th thing of a set of up to 64 that has so many, from 0, as a set of one."""

# mypy: allow-untyped-calls
"""Lanes: neighbouring bytes of an array, read or written four or eight at once, or prefetched.

The bytes lie in an int64, the first in its lowest eight bits. `at` counts bytes from the beginning of the array, which
is contiguous and holds numbers of one byte.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from parlour.core.kernels import config, inline

SPREAD: Final = np.array([sum((bits >> k & 1) << 8 * k for k in range(8)) for bits in range(256)], np.int64)
"""[eight bits] -> eight bytes, each 0 or 1."""

_TO_WRITE, _KEPT_NEAR, _DATA = 1, 3, 1  # the arguments of LLVM's prefetch


def _place(context: Any, builder: Any, kind: Any, array: Any, at: Any, width: int) -> Any:
    """Return a pointer to the bytes."""
    data = cgutils.create_struct_proxy(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [at]), ir.IntType(8 * width).as_pointer())


def _taker(width: int) -> Callable[..., Any]:
    def plain(array: Any, at: int) -> int:
        return int(array.reshape(-1)[at : at + width].view(f"i{width}")[0])

    def typed(typing: Any, array: Any, at: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = _place(context, builder, signature.args[0], arguments[0], arguments[1], width)
            found = builder.load(place)
            found.align = 1
            return builder.sext(found, ir.IntType(64)) if width < 8 else found

        return types.int64(array, types.int64), emit

    return plain if config.DISABLE_JIT else intrinsic(typed)


def _putter(width: int) -> Callable[..., Any]:
    low = (1 << 8 * width) - 1

    def plain(array: Any, at: int, value: int) -> None:
        array.reshape(-1)[at : at + width] = np.frombuffer((int(value) & low).to_bytes(width, "little"), array.dtype)

    def typed(typing: Any, array: Any, at: Any, value: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = _place(context, builder, signature.args[0], arguments[0], arguments[1], width)
            kept = builder.trunc(arguments[2], ir.IntType(8 * width)) if width < 8 else arguments[2]
            builder.store(kept, place).align = 1
            return context.get_dummy_value()

        return types.void(array, types.int64, types.int64), emit

    return plain if config.DISABLE_JIT else intrinsic(typed)


take4, take8 = _taker(4), _taker(8)
"""`take8(array, at) -> int`."""
put1, put2, put4, put8 = _putter(1), _putter(2), _putter(4), _putter(8)
"""`put8(array, at, value)`: the lowest eight bytes of a value, and so on."""
ONES: Final = 0x0101010101010101


@inline
def put_some(array: Any, at: int, value: int, count: int) -> None:
    """Write the lowest `count` bytes of a value, eight at the most."""
    if count >= 8:
        put8(array, at, value)
        return
    if count & 4:
        put4(array, at, value)
        at, value = at + 4, value >> 32
    if count & 2:
        put2(array, at, value)
        at, value = at + 2, value >> 16
    if count & 1:
        put1(array, at, value)


@inline
def whole(ones: int) -> Any:
    """Set all bits of each byte that is 1, of bytes that are 0 or 1."""
    return (ones << 8) - ones


def _prefetch() -> Callable[..., Any]:
    def plain(array: Any, at: int) -> None:
        """Do nothing: plain Python has no memory to prefetch."""

    def typed(typing: Any, array: Any, at: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            byte, word = ir.IntType(8).as_pointer(), ir.IntType(32)
            data = cgutils.create_struct_proxy(signature.args[0])(context, builder, arguments[0]).data
            place = builder.gep(builder.bitcast(data, byte), [arguments[1]])
            kind = ir.FunctionType(ir.VoidType(), [byte, word, word, word])
            ask = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            builder.call(ask, [place, word(_TO_WRITE), word(_KEPT_NEAR), word(_DATA)])
            return context.get_dummy_value()

        return types.void(array, types.int64), emit

    return plain if config.DISABLE_JIT else intrinsic(typed)


prefetch = _prefetch()
"""`prefetch(array, at)`: tell the processor that bytes of any array will soon be read and written.

`at` may lie beyond its end.
"""

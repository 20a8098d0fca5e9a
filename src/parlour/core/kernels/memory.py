# mypy: allow-untyped-calls
"""Memory: neighbouring bytes of an array, loaded or stored several at once, or prefetched.

The bytes lie in an int64, the first in its lowest eight bits. `at` is an offset in bytes from the beginning of the
array, which is contiguous and holds numbers of one byte.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from parlour.core.kernels import config, inline

SPREAD: Final = np.array([sum((bits >> k & 1) << 8 * k for k in range(8)) for bits in range(256)], np.int64)
"""[eight bits] -> eight bytes, each 0 or 1, the lowest bit in the first byte."""

_TO_WRITE, _IN_ALL_CACHES, _DATA = 1, 3, 1  # the arguments of LLVM's prefetch


def _place(context: Any, builder: Any, kind: Any, array: Any, at: Any, width: int) -> Any:
    """Return a pointer to the bytes."""
    data = cgutils.create_struct_proxy(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [at]), ir.IntType(8 * width).as_pointer())


def _loader(width: int) -> Callable[..., Any]:
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


def _storer(width: int) -> Callable[..., Any]:
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


load4, load8 = _loader(4), _loader(8)
"""`load8(array, at) -> int`: eight neighbouring bytes; `load4` extends the sign of four."""
store1, store2, store4, store8 = _storer(1), _storer(2), _storer(4), _storer(8)
"""`store8(array, at, value)`: store the lowest eight bytes of a value; the others as many as their names say."""
ONES: Final = 0x0101010101010101  # eight bytes of 1


@inline
def store_some(array: Any, at: int, value: int, count: int) -> None:
    """Store the lowest `count` bytes of a value, eight at the most."""
    if count >= 8:
        store8(array, at, value)
        return
    if count & 4:
        store4(array, at, value)
        at, value = at + 4, value >> 32
    if count & 2:
        store2(array, at, value)
        at, value = at + 2, value >> 16
    if count & 1:
        store1(array, at, value)


@inline
def full_bytes(ones: int) -> Any:
    """Return 0xFF for each byte that is 1, and 0 for each that is 0: a mask of bytes."""
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
            builder.call(ask, [place, word(_TO_WRITE), word(_IN_ALL_CACHES), word(_DATA)])
            return context.get_dummy_value()

        return types.void(array, types.int64), emit

    return plain if config.DISABLE_JIT else intrinsic(typed)


prefetch = _prefetch()
"""`prefetch(array, at)`: tell the processor that bytes of any array will soon be read and written.

`at` may lie beyond its end.
"""

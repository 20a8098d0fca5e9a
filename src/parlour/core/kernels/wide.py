# mypy: allow-untyped-calls, allow-untyped-decorators
"""Wide sets: a set of up to 128 things, for the few records whose things do not fit into the 64 bits of `bits`.

A record keeps one as two words (`WORDS`). Kernels read it by `int()`, as any narrow field, and store it by assignment.
So one source serves both widths: Numba compiles it for the type of each record. Between the two a set is one number of
128 bits, and an int64 that meets one is a set of the lowest 64. With the compiler off there are no wide sets.
"""

import operator
from collections.abc import Callable
from typing import Any, Final

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.datamodel import models
from numba.core.typeconv.castgraph import Conversion
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import lower_builtin, lower_cast, register_model

WORDS: Final = np.dtype([("low", "u8"), ("high", "u8")])
"""A wide set in a record."""
BITS: Final = ir.IntType(128)
_KEPT: Final = numba.from_dtype(WORDS)
_WORD: Final = 64


class _Wide(types.Type):
    """The type of a wide set in kernels."""

    def __init__(self) -> None:
        super().__init__("wide_set")

    def can_convert_from(self, typing: Any, other: Any) -> Any:
        return Conversion.safe if isinstance(other, types.Integer) else None

    def unify(self, typing: Any, other: Any) -> Any:
        return self if isinstance(other, types.Integer) else None


wide: Final = _Wide()


@register_model(_Wide)
class _Model(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, BITS)


@lower_cast(types.Integer, _Wide)
def _widened(context: Any, builder: Any, given: Any, _wide: Any, value: Any) -> Any:
    return builder.zext(context.cast(builder, value, given, types.int64), BITS)


def _is_set(kind: Any) -> bool:
    return isinstance(kind, _Wide | types.Integer)


def _operation(name: str, emit: Callable[[Any, Any, Any], Any], result: Any = wide) -> None:
    """Give wide sets an operator with two sides, of which one may be narrow, and its form in place."""
    both = (getattr(operator, name), getattr(operator, f"i{name.rstrip('_')}", None))
    for operation in filter(None, both):

        class Typed(AbstractTemplate):
            def generic(self, given: Any, named: Any) -> Any:
                if wide in given and all(map(_is_set, given)):
                    return signature(result, wide, wide)
                return None

        infer_global(operation)(Typed)

        @lower_builtin(operation, _Wide, _Wide)
        def lower(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            return emit(builder, *given)


_operation("and_", lambda b, x, y: b.and_(x, y))
_operation("or_", lambda b, x, y: b.or_(x, y))
_operation("xor", lambda b, x, y: b.xor(x, y))
_operation("sub", lambda b, x, y: b.sub(x, y))
_operation("eq", lambda b, x, y: b.icmp_unsigned("==", x, y), types.boolean)
_operation("ne", lambda b, x, y: b.icmp_unsigned("!=", x, y), types.boolean)


def _alone(operation: Any, emit: Callable[[Any, Any], Any], result: Any = wide) -> None:
    """Give wide sets an operator with one side."""

    @infer_global(operation)
    class Typed(AbstractTemplate):
        def generic(self, given: Any, named: Any) -> Any:
            return signature(result, wide) if given == (wide,) else None

    @lower_builtin(operation, _Wide)
    def lower(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return emit(builder, *given)


_alone(operator.invert, lambda b, x: b.not_(x))
_alone(operator.neg, lambda b, x: b.neg(x))
_alone(bool, lambda b, x: b.icmp_unsigned("!=", x, BITS(0)), types.boolean)


@infer_global(int)
class _Read(AbstractTemplate):
    def generic(self, given: Any, named: Any) -> Any:
        return signature(wide, _KEPT) if given == (_KEPT,) else None


@lower_builtin(int, types.Record)
def _load(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
    found = builder.load(builder.bitcast(given[0], BITS.as_pointer()))
    found.align = 8
    return found


@infer_global(operator.setitem)
class _Stored(AbstractTemplate):
    def generic(self, given: Any, named: Any) -> Any:
        array, at, value = given
        if not isinstance(array, types.Array) or array.dtype != _KEPT or not _is_set(value):
            return None
        found = self.context.resolve_function_type(operator.getitem, (array, at), {})
        return signature(types.none, array, found.args[1], wide)


@lower_builtin(operator.setitem, types.Array, types.Any, _Wide)
def _store(context: Any, builder: Any, signed: Any, given: Any) -> Any:
    array, at, _value = signed.args
    place = context.get_function(operator.getitem, signature(array.dtype, array, at))(builder, given[:2])
    builder.store(given[2], builder.bitcast(place, BITS.as_pointer())).align = 8
    return context.get_dummy_value()


def halves(builder: Any, things: Any) -> tuple[Any, Any]:
    """Return the two words of a set as it is compiled."""
    word = ir.IntType(_WORD)
    return builder.trunc(things, word), builder.trunc(builder.lshr(things, BITS(_WORD)), word)


def told(kept: Any) -> int:
    """Return a set that a record keeps, wide or not, as a number for code in Python."""
    return int(kept["low"]) | int(kept["high"]) << _WORD if isinstance(kept, np.void) else int(kept)


def listed(kept: Any) -> list[int]:
    """Return the things of a set that a record keeps, wide or not."""
    things = told(kept)
    return [at for at in range(things.bit_length()) if things >> at & 1]


def keep(sets: Any, at: Any, things: int) -> None:
    """Put a set, as `told` returns it, in place of one that a record keeps."""
    sets[at] = divmod(things, 1 << _WORD)[::-1] if sets.dtype == WORDS else things


def add(sets: Any, at: Any, thing: int) -> None:
    """Add a thing to a set that a record keeps."""
    if sets.dtype == WORDS:
        keep(sets, at, told(sets[at]) | 1 << thing)
    else:
        sets[at] |= 1 << thing

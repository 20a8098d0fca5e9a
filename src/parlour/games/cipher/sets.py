# mypy: allow-untyped-calls
"""Sets: cards of one seat as a set, of 64 bits or of 128, as the record has them.

The first 64 cards of both seats have the lower slots, so that a card has the same slot in records of both widths: bits
0 to 5 of a slot and bit 7 are its place in a set of its seat's cards, and bit 6 is the seat.
"""

from collections.abc import Callable
from typing import Any, Final

import numba
from numba.core import types
from numba.extending import intrinsic

from parlour.core.kernels import config, inline
from parlour.core.kernels.bits import first
from parlour.core.kernels.wide import BITS, WORDS, halves, listed, wide
from parlour.games.cipher.state import PLACE, STRIDE

_WORDS: Final = numba.from_dtype(WORDS)


@inline
def slot_at(seat: int, place: int) -> Any:
    """Return the slot at a place of a set."""
    return seat * STRIDE + place + (place & STRIDE)


def place_of(slot: int) -> int:
    """Return the place of a slot in the sets of its seat's cards, for code in Python."""
    return slot & PLACE | slot >> 1 & STRIDE


def slots(cards: Any, seat: int) -> list[int]:
    """Return the slots of a set that a record keeps, for code in Python."""
    return [slot_at(seat, place) for place in listed(cards)]


def _native(plain: Callable[..., Any], typed: Callable[..., Any]) -> Callable[..., Any]:
    return plain if config.DISABLE_JIT else intrinsic(typed)  # with the compiler off there are no wide sets


def _place(builder: Any, slot: Any) -> Any:
    low, high = builder.and_(slot, slot.type(PLACE)), builder.lshr(slot, slot.type(1))
    return builder.or_(low, builder.and_(high, slot.type(STRIDE)))


def _just_at(typing: Any, s: Any, place: Any) -> Any:
    kind = wide if s.typeof("older").dtype == _WORDS else types.int64

    def emit(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        number = BITS if kind is wide else given[1].type
        return builder.shl(number(1), builder.zext(given[1], number) if kind is wide else given[1])

    return kind(s, types.int64), emit


def _just(typing: Any, s: Any, slot: Any) -> Any:
    kind = wide if s.typeof("older").dtype == _WORDS else types.int64

    def emit(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        if kind is wide:
            return builder.shl(BITS(1), builder.zext(_place(builder, given[1]), BITS))
        return builder.shl(given[1].type(1), builder.and_(given[1], given[1].type(PLACE)))

    return kind(s, types.int64), emit


def _has(typing: Any, cards: Any, slot: Any) -> Any:
    kind = wide if cards is wide else types.int64

    def emit(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        cards, slot = given
        if kind is wide:
            found = builder.lshr(cards, builder.zext(_place(builder, slot), BITS))
        else:
            found = builder.ashr(cards, builder.and_(slot, slot.type(PLACE)))
        return builder.trunc(found, context.get_value_type(types.boolean))

    return types.boolean(kind, types.int64), emit


def _words(typing: Any, cards: Any) -> Any:
    kind = wide if cards is wide else types.int64

    def emit(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        two = halves(builder, given[0]) if kind is wide else (given[0], given[0].type(0))
        return context.make_tuple(builder, signature.return_type, two)

    return types.UniTuple(types.int64, 2)(kind), emit


def _lowest(typing: Any, seat: Any, cards: Any) -> Any:
    kind = wide if cards is wide else types.int64

    def emit(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        seat, cards = given
        place = builder.cttz(cards, context.get_constant(types.boolean, True))
        begin = builder.mul(seat, seat.type(STRIDE))
        if kind is wide:
            place = builder.trunc(place, seat.type)
            place = builder.add(place, builder.and_(place, seat.type(STRIDE)))
        return builder.add(begin, place)

    return types.int64(types.int64, kind), emit


just_at = _native(lambda s, place: 1 << place, _just_at)
"""`just_at(s, place)`: the set of one place, as wide as the sets of the record."""
just = _native(lambda s, slot: 1 << (slot & PLACE), _just)
"""`just(s, slot)`: the set of one card."""
has = _native(lambda cards, slot: bool(cards >> (slot & PLACE) & 1), _has)
"""`has(cards, slot)`: whether a set has a card."""
lowest = _native(lambda seat, cards: seat * STRIDE + first(cards), _lowest)
"""`lowest(seat, cards)`: the slot of a seat's first card in a set that is not empty."""
words = _native(lambda cards: (cards, 0), _words)
"""`words(cards)`: a set as two numbers, of the lower 64 places and of the others."""

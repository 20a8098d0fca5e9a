"""A question asked of four numbers at once has the answers of each."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.kernels import kernel
from parlour.games.triple_triad.play import packed_sides

NUMBERS = st.tuples(*[st.integers(0, 63)] * 4)
SMALL = st.tuples(*[st.integers(0, 3)] * 4)  # so that some are alike
SIDES = range(4)


@kernel
def _four(a, b, c, d):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
    return packed_sides.pack(a, b, c, d)


@kernel
def _asked(one, other):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
    return packed_sides.greater(one, other), packed_sides.equal(one, other)


@kernel
def _twins(word, counts):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
    return packed_sides.paired(word, counts)


@kernel
def _taken_apart(word, sides):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
    return packed_sides.unpack(word), packed_sides.unpack(packed_sides.spread(sides))


def _mask(found: list[bool]) -> int:
    return sum(1 << side for side in SIDES if found[side])


@given(NUMBERS | SMALL, NUMBERS | SMALL)
def test_sides_are_compared_each_with_its_own(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    """Sides are compared each with its own, for greater and for equal."""
    greater, equal = _asked(_four(*one), _four(*other))
    assert greater == _mask([one[side] > other[side] for side in SIDES])
    assert equal == _mask([one[side] == other[side] for side in SIDES])


@given(SMALL, st.integers(0, 15))
def test_twins_are_found_among_those_that_count(numbers: tuple[int, ...], counts: int) -> None:
    """A side is a twin if another that counts shows its number; sides that do not count have no twins."""
    counted = [numbers[side] for side in SIDES if counts >> side & 1]
    due = [bool(counts >> side & 1) and counted.count(numbers[side]) > 1 for side in SIDES]
    assert _twins(_four(*numbers), counts) == _mask(due)


@given(NUMBERS, st.integers(0, 15))
def test_a_word_is_taken_apart(numbers: tuple[int, ...], sides: int) -> None:
    """A word is taken apart into its numbers, and a set of sides into ones."""
    apart, ones = _taken_apart(_four(*numbers), sides)
    assert apart == numbers and ones == tuple(sides >> side & 1 for side in SIDES)

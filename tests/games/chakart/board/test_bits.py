"""A kernel makes of a set of squares what Python makes of it with integers of any size."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.kernels import kernel
from parlour.games.chakart.board import bits

WORDS = st.integers(-(2**63), 2**63 - 1)


@kernel
def _upto_first(squares):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
    return bits.upto_first(squares)


@kernel
def _folded(x, y):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
    return bits.folded(x, y)


@given(st.sets(st.integers(0, 63)))
def test_up_to_the_first_square(squares: set[int]) -> None:
    """The result is the first square and all below it; for an empty set it is all squares."""
    assert bits.squares_of(int(_upto_first(bits.set_of(squares)))) == list(range(min(squares, default=63) + 1))


@given(WORDS, WORDS)
def test_a_product_is_folded(x: int, y: int) -> None:
    """The upper half of the 128-bit product is folded upon the lower."""
    product = (x % 2**64) * (y % 2**64)
    assert int(_folded(x, y)) % 2**64 == product % 2**64 ^ product >> 64

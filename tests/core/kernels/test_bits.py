"""One instruction tells of a set what counting tells, whichever way the processor goes."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.kernels import bits, kernel

_by_steps = kernel(bits.alone_by_steps)  # the form of `alone` where no instruction does it


@kernel
def _nth(things, n):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
    return bits.nth(things, n), bits.alone(things, n), _by_steps(things, n)


@given(st.sets(st.integers(0, 63), min_size=1), st.data())
def test_the_nth_thing_is_the_nth(things: set[int], data: st.DataObject) -> None:
    """The nth thing, as a number or a set of one, is counted from the lowest; a set of 64 things is a signed number."""
    n, word = data.draw(st.integers(0, len(things) - 1)), sum(1 << thing for thing in things)
    signed = word - (1 << 64) if word >> 63 else word
    thing = sorted(things)[n]
    alone = 1 << thing if thing < 63 else -1 << 63
    assert _nth(signed, n) == (thing, alone, alone)

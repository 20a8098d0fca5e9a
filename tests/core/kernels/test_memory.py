"""The compiled way to read and write neighbouring bytes does what the plain one does."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.kernels import kernel, memory

PLACES = 24
NUMBERS = st.integers(-(1 << 63), (1 << 63) - 1)


@kernel
def _copied(source, target, at, to):
    target[to] = 0
    memory.prefetch(source, 1 << 40)
    memory.store8(target, to, memory.load8(source, at))
    memory.store4(target, to + 8, memory.load4(source, at))


@kernel
def _some(target, at, value, count):
    memory.store_some(target, at, value, count)


@kernel
def _spread(bits):
    return memory.SPREAD[bits]


@given(st.binary(min_size=PLACES, max_size=PLACES), st.integers(0, PLACES - 8), st.integers(0, PLACES - 12))
def test_bytes_are_copied_as_they_are(given: bytes, at: int, to: int) -> None:
    """Eight and four bytes are copied from any place to any other; prefetching beyond the array does no harm."""
    source = np.frombuffer(given, np.int8).copy().reshape(3, -1)
    target = np.zeros(PLACES, np.uint8)
    _copied(source, target, at, to)
    assert target.tobytes()[to : to + 12] == given[at : at + 8] + given[at : at + 4]
    assert not target[:to].any() and not target[to + 12 :].any()


@given(NUMBERS, st.integers(0, PLACES - 8), st.integers(1, 8))
def test_as_many_bytes_are_written_as_are_counted(value: int, at: int, count: int) -> None:
    """The lowest bytes of the value are written, as many as counted, and nothing beside them."""
    target = np.zeros(PLACES, np.uint8)
    _some(target, at, value, count)
    assert target.tobytes()[at : at + count] == (value % (1 << 64)).to_bytes(8, "little")[:count]
    assert not target[:at].any() and not target[at + count :].any()


def test_bits_are_spread_to_bytes() -> None:
    """Bit k becomes byte k, and fills all its bits if that is wanted."""
    for bits in range(256):
        spread = int(_spread(bits))
        assert spread.to_bytes(8, "little") == bytes(bits >> k & 1 for k in range(8))
        full_bytes = int(memory.full_bytes(spread)) % (1 << 64)
        assert full_bytes.to_bytes(8, "little") == bytes(255 * (bits >> k & 1) for k in range(8))

"""The digits that kernels write are those of Python."""

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from parlour.core.facets.digits import put_number


@given(st.integers(-(2**62), 2**62), st.integers(0, 3))
@example(0, 0)
@example(-10, 1)
def test_a_number_is_written_where_it_belongs(number: int, at: int) -> None:
    """A number is written from its place on and nowhere else; the next text goes right behind it."""
    out = np.zeros(30, np.uint8)
    end = put_number(number, at, out)
    assert out[at:end].tobytes().decode() == str(number)
    assert not out[:at].any() and not out[end:].any()

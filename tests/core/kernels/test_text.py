"""Letters that a kernel writes are pieces of text by number, and numbers as Python writes them."""

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from parlour.core.kernels.text import Fragments, put_fragment, put_number

groups = st.lists(st.lists(st.text(max_size=12), max_size=4), max_size=4)


@given(groups)
def test_every_piece_is_put_down_as_it_was_added(texts: list[list[str]]) -> None:
    """Every piece is written as it was added, empty ones and any letters included, each after the one before."""
    fragments = Fragments()
    firsts = [fragments.add(*group) for group in texts]
    numbers = [first + place for first, group in zip(firsts, texts, strict=True) for place in range(len(group))]
    letters, begins = fragments.joined()
    out, at = np.zeros(len(letters) + 1, np.uint8), 0
    for number in numbers:
        at = put_fragment(letters, begins, number, at, out)
    assert out[:at].tobytes().decode() == "".join(text for group in texts for text in group)
    assert out[at:].tolist() == [0]


@given(st.integers(-(2**62), 2**62), st.integers(0, 3))
@example(0, 0)
@example(-10, 1)
def test_a_number_is_written_where_it_belongs(number: int, at: int) -> None:
    """A number is written from its place on and nowhere else; the next text goes right behind it."""
    out = np.zeros(30, np.uint8)
    end = put_number(number, at, out)
    assert out[at:end].tobytes().decode() == str(number)
    assert not out[:at].any() and not out[end:].any()

"""Pieces of text lie end to end, and a kernel writes each by its number."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.facets.pieces import Pieces, put_piece

groups = st.lists(st.lists(st.text(max_size=12), max_size=4), max_size=4)


@given(groups)
def test_every_piece_is_put_down_as_it_was_added(texts: list[list[str]]) -> None:
    """Every piece is written as it was added, empty ones and any letters included, each after the one before."""
    pieces = Pieces()
    firsts = [pieces.add(*group) for group in texts]
    numbers = [first + place for first, group in zip(firsts, texts, strict=True) for place in range(len(group))]
    letters, begins = pieces.laid()
    out, at = np.zeros(len(letters) + 1, np.uint8), 0
    for number in numbers:
        at = put_piece(letters, begins, number, at, out)
    assert out[:at].tobytes().decode() == "".join(text for group in texts for text in group)
    assert out[at:].tolist() == [0]

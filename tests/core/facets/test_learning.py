"""Records for learners are rows of numbers as well."""

import numpy as np
import pytest

from parlour.core.facets import learning
from parlour.core.kernels import kernel

FIELDS = [("many", (2, 3), -1, 5, "many things"), ("one", (), 0, 100, "one thing")]


@kernel
def _write(s, seat, o):
    o.many[1, 2] = s.held
    o.one = seat


@pytest.mark.parametrize("number", ["i1", "i2"])
def test_an_observation_is_a_row_of_its_numbers(number: str) -> None:
    """An observation is the row of its fields in order, without padding; unwritten fields stay as they were."""
    dtype, bounds, says = learning.observation_record(FIELDS, number)
    assert bounds == {"many": (-1, 5), "one": (0, 100)} and says["one"] == "one thing"
    state = np.zeros(1, np.dtype((np.record, np.dtype([("held", "i8")]))))
    state["held"] = 4
    found = learning.observed(learning.Observation(dtype, bounds, says, _write), state, 1, 255)
    assert found.view(number).tolist() == [-1, -1, -1, -1, -1, 4, 1]


def test_bounds_must_fit_the_numbers() -> None:
    """Bounds that do not fit the numbers are refused: a byte goes to 127."""
    with pytest.raises(AssertionError):
        learning.observation_record([("one", (), 0, 128, "too much")])


def test_a_mask_is_a_row_of_bytes() -> None:
    """A mask is a row of as many bytes as there are actions."""
    assert np.zeros(2, learning.mask_record(45)).view(np.uint8).shape == (90,)

"""Lots: the copies that leave a purse, and the sum of what stays."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.hall.money.lots import dearest, leaving

LOTS = st.dictionaries(st.integers(1, 5), st.integers(1, 4))


@pytest.mark.parametrize(
    ("count", "first", "gone"),
    [
        (2, {}, {}),  # of six two are gifts, and go first
        (3, {}, {10: 1}),
        (5, {}, {10: 2, 50: 1}),
        (1, {50: 1}, {50: 1}),
        (3, {50: 1, 70: 1}, {50: 1}),  # a copy that is gone is not given back
        (6, {}, {10: 2, 50: 2}),
    ],
)
def test_gifts_go_first_then_what_sells_for_least(count: int, first: dict[int, int], gone: dict[int, int]) -> None:
    assert leaving({10: 2, 50: 2}, 6, count, first) == gone


@given(LOTS, st.integers(0, 5), st.data(), LOTS)
def test_no_copy_goes_twice(lots: dict[int, int], gifts: int, data: st.DataObject, first: dict[int, int]) -> None:
    """Copies that leave were there, and those that stay can carry the lots that stay."""
    held = sum(lots.values()) + gifts
    count = data.draw(st.integers(0, held))
    gone = Counter(leaving(lots, held, count, first))
    assert gone <= Counter(lots) and gone.total() <= count
    assert (Counter(lots) - gone).total() <= held - count


@given(LOTS, st.integers(0, 20))
def test_the_dearest_are_sold(lots: dict[int, int], count: int) -> None:
    """The dearest copies are sold, as many as there are, and none that stays would have sold for more."""
    sold = Counter(dearest(lots, count))
    assert sold.total() == min(count, sum(lots.values())) and sold <= Counter(lots)
    assert not sold or max(Counter(lots) - sold, default=0) <= min(sold)

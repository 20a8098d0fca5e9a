"""Wishes are for cards that exist."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.money.wishes import MOST, Wish, wish
from tests.table.playing import NOW


def test_a_card_is_looked_for_by_its_name() -> None:
    """A card of a set that can be collected can be wished for, and no other."""
    assert wish("ann", "triple-triad", "ff8", "82", NOW) == Wish("ann", "triple-triad/ff8/82", NOW, MOST)
    for set_name, card in (("ff8", "9999"), ("none", "82")):
        with pytest.raises(Refusal):
            wish("ann", "triple-triad", set_name, card, NOW)

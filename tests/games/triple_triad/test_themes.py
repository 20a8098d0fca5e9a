"""The theme of a puzzle is the rule that decides it, or what that rule needed."""

import pytest

from parlour.core.event import Event
from parlour.games.triple_triad.themes import THEMES

PLACED = Event("placed", {"cell": 4})


def turned(by: str = "basic", cell: int = 1, **facts: int) -> Event:
    """Return the event of a card taken by the card in the middle, 5 against 4."""
    told = {"mine": 5, "theirs": 4, "mine_delta": 0, "theirs_delta": 0}
    return Event("flipped", {"by": by, "cell": cell, "from": 4, **told, **facts})


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([PLACED], "placed"),
        ([PLACED, turned()], "basic"),
        ([PLACED, turned(), turned(cell=3)], "several"),
        ([PLACED, turned(), turned("combo")], "combo"),
        ([turned(mine_delta=1)], "basic"),
        ([turned(mine=4, mine_delta=1)], "elemental"),
        ([turned(theirs=5, theirs_delta=-1)], "elemental"),
        ([turned(mine=3)], "reverse"),
        ([turned("plus", mine=3)], "plus"),
        ([Event("flipped", {**turned().data, "from": 0, "cell": 6})], "edge"),
        ([Event("slid", {}), turned()], "slid"),
    ],
)
def test_the_rule_tells_more_than_the_move(events: list[Event], told: str) -> None:
    """The rule that turned a card comes first, then its condition, then that several turned, then the placement."""
    assert THEMES.of(events) == told


def test_a_wall_counts_where_two_cards_would_not_do() -> None:
    """The wall is the theme of Same if only one card matches beside it; with two cards it is not needed."""
    wall, card = {"cell": None}, {"cell": 1}
    assert THEMES.of([Event("same", {"pairs": [wall, card]})]) == "wall"
    assert THEMES.of([Event("same", {"pairs": [wall, card, card]})]) == "same"


def test_a_card_is_given_up_where_every_best_answer_takes_it() -> None:
    """A card is given up if every best answer takes it back, and it took nothing itself."""
    back, elsewhere = [turned(cell=4)], [turned(cell=7)]
    assert THEMES.of([PLACED], [back, back]) == "given"
    assert THEMES.of([PLACED], [back, elsewhere]) == "placed"
    assert THEMES.of([PLACED, turned()], [back]) == "basic"

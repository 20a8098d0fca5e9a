"""From a windfall no more is taken than is due, and no more than is there."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.hosting.windfalls import Reclaim, Windfall
from parlour.hall.money.ledger import GIL, HOUSE
from tests.hall.hosting.acting import IVO, WARRANT

RECLAIM = Reclaim(WARRANT, IVO, "tide")


def windfall(paid: int, taken: int, there: int) -> Windfall:
    """Return a windfall of a thousand gil for cards of a set."""
    return Windfall("ivo", "Ivo", "tide", "Low Tide", 1000, paid, taken, there)


@pytest.mark.parametrize(
    ("paid", "taken", "there", "back", "missing"),
    [(100, 0, 5000, 900, 0), (100, 300, 5000, 600, 0), (0, 0, 250, 250, 750), (0, 750, 250, 250, 0)],
)
def test_what_is_due_and_there_is_taken(paid: int, taken: int, there: int, back: int, missing: int) -> None:
    act, moved = RECLAIM.of(windfall(paid, taken, there))
    assert moved.changes == [(HOUSE, GIL, back), ("player:ivo", GIL, -back)]
    assert (act.kind, act.data["given"], act.data["missing"]) == ("taken-back", {GIL: back}, missing)


@pytest.mark.parametrize("found", [None, windfall(0, 0, 0), windfall(2000, 0, 9), windfall(0, 1000, 9)])
def test_where_nothing_is_due_or_there_nothing_is_taken(found: Windfall | None) -> None:
    with pytest.raises(Refusal) as refused:
        RECLAIM.of(found)
    assert refused.value.code == "nothing-to-take-back"

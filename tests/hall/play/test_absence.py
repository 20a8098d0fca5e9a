"""Absence: so many days a year, none counted twice."""

import pytest

from parlour.core.refusal import Conflict
from parlour.hall.play.absence import DAY, MOST_A_YEAR, Absence, away_json, leaving, require_days
from parlour.table import timestamps
from tests.table.playing import NOW


def _away(ago: int, days: int, lasted: int | None = None) -> Absence:
    since = timestamps.later(NOW, -ago * DAY)
    return Absence("ann", since, timestamps.later(since, (days if lasted is None else lasted) * DAY), days)


def test_days_that_were_announced_are_used() -> None:
    """All announced days count as used, even if the player was back earlier."""
    before = [_away(100, 14), _away(50, 10, lasted=1)]
    assert away_json(before, NOW) == {"until": None, "left": 4, "at_once": 14}
    require_days(before, leaving("ann", 4, NOW).absence)
    with pytest.raises(Conflict) as refused:
        require_days(before, leaving("ann", 5, NOW).absence)
    assert refused.value.code == "too-many-days" and "4" in str(refused.value)


def test_who_is_away_cannot_go() -> None:
    before = [_away(1, 7)]
    assert away_json(before, NOW)["until"] == timestamps.later(NOW, 6 * DAY)
    with pytest.raises(Conflict) as refused:
        require_days(before, leaving("ann", 1, NOW).absence)
    assert refused.value.code == "away-already"


def test_nobody_has_less_than_none() -> None:
    assert away_json([_away(9, MOST_A_YEAR + 1, 1)], NOW)["left"] == 0

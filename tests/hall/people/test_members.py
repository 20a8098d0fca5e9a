"""The directory tells only roughly when somebody was last here."""

import pytest

from parlour.hall.people.members import DAY, Seen, coarse, since
from parlour.table import timestamps
from tests.table.playing import NOW


@pytest.mark.parametrize(("days", "told"), [(0, "today"), (0.9, "today"), (6.9, "week"), (8, "month"), (40, "long")])
def test_seen_is_told_coarsely(days: float, told: Seen) -> None:
    """The last visit is told by day, week and month; a player never seen counts as long ago."""
    assert coarse(timestamps.later(NOW, -round(days * DAY)), NOW) == told
    assert coarse("", NOW) == "long"


def test_a_time_is_asked_for_by_the_same_words() -> None:
    """These words also select members by their last visit, and "long" selects everybody."""
    assert since("long", NOW) is None and since("week", NOW) == timestamps.later(NOW, -7 * DAY)

"""The directory tells when somebody was here no more exactly than it is anybody's business."""

import pytest

from parlour.hall.people.members import DAY, Seen, coarse, since
from parlour.table import timestamps
from tests.table.playing import NOW


@pytest.mark.parametrize(("days", "told"), [(0, "today"), (0.9, "today"), (6.9, "week"), (8, "month"), (40, "long")])
def test_seen_is_told_coarsely(days: float, told: Seen) -> None:
    """By the day, the week and the month; whoever was never seen was not for long."""
    assert coarse(timestamps.later(NOW, -round(days * DAY)), NOW) == told
    assert coarse("", NOW) == "long"


def test_a_time_is_asked_for_by_the_same_words() -> None:
    """Who was seen "long" ago is anybody."""
    assert since("long", NOW) is None and since("week", NOW) == timestamps.later(NOW, -7 * DAY)

"""A process without a recent beat is silent, and one that has ended is not listed."""

from parlour.hall.heartbeat import THE_HALL
from parlour.hall.hosting.vitals import LATE, SILENT, late, pulse
from parlour.table.timestamps import later
from tests.table.playing import NOW


def test_silence_is_told_from_absence() -> None:
    beats = {"one": NOW, "two": later(NOW, -SILENT - 1), THE_HALL: later(NOW, -LATE)}
    assert pulse(beats, NOW) == (2, 1)


def test_what_is_due_for_long_is_late() -> None:
    assert late(later(NOW, LATE)) == NOW

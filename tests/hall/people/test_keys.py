"""Keys work for a day."""

from parlour.hall.people.keys import LASTS, made
from parlour.table import timestamps
from tests.table.playing import NOW


def test_a_key_opens_for_a_day() -> None:
    key = made("ann", "digest", NOW)
    assert timestamps.read(key.expires) - timestamps.read(NOW) == LASTS * 3_600_000 == 86_400_000

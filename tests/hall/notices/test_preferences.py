"""NoticePreferences: the channels by which a player is told each topic, and when."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.hall.notices.preferences import TOPIC, TRIED, NoticePreferences, checked_zone
from parlour.hall.notices.shapes import Kind
from parlour.table import timestamps

NOON = timestamps.write(timestamps.read("2026-03-28T12:00:00.000+00:00"))
CLOCKS = st.builds("{:02}:{:02}".format, st.integers(0, 23), st.integers(0, 59))
ZONES = st.sampled_from(["UTC", "Europe/Paris", "Asia/Kolkata", "America/St_Johns", "Pacific/Auckland"])


def test_every_kind_is_of_a_topic() -> None:
    assert {*TOPIC, TRIED} == set(get_args(Kind))


def test_a_channel_counts_once_it_leads_somewhere() -> None:
    """A push goes to any browsers, a mail to a proven address, and a hook to an address."""
    nobody = NoticePreferences("ann")
    assert nobody.channels("turn") == ("push",)
    assert NoticePreferences("ann", mail="a@example.org").channels("turn") == ("push",)
    assert NoticePreferences("ann", mail="a@example.org", proven=True, hook="https://x").channels("turn") == (
        "push",
        "mail",
        "hook",
    )
    assert NoticePreferences("ann", wants={"turns": ("mail",)}, mail="a", proven=True).channels("challenged") == ()


@given(CLOCKS, CLOCKS, ZONES, st.integers(0, 400 * 86_400_000))
def test_quiet_hours_are_quiet(since: str, until: str, zone: str, passed: int) -> None:
    """A notice in quiet hours waits until they end, and any other is told at once."""
    moment = timestamps.later(NOON, passed)
    preferences = NoticePreferences("ann", zone=zone, quiet={"since": since, "until": until})
    when = preferences.when("declined", "mail", moment)
    if when != moment:
        assert when > moment and timestamps.clock_of(when, zone) >= until
        assert timestamps.read(when) - timestamps.read(moment) <= 25 * 3_600_000
    else:
        shown = timestamps.clock_of(moment, zone)
        assert not (since <= shown < until)


def test_a_days_turns_go_in_one_mail() -> None:
    """Turns of a day go in one mail at the same time of day, summer or not. Other channels and topics do not wait."""
    preferences = NoticePreferences("ann", zone="Europe/Paris", digest="18:00", mail="a", proven=True)
    assert preferences.when("turn", "mail", NOON) == timestamps.write(timestamps.read("2026-03-28T17:00:00+00:00"))
    late = timestamps.later(NOON, 6 * 3_600_000)
    assert preferences.when("turn", "mail", late) == timestamps.write(timestamps.read("2026-03-29T16:00:00+00:00"))
    assert preferences.when("turn", "push", NOON) == preferences.when("challenged", "mail", NOON) == NOON


def test_a_zone_has_to_exist() -> None:
    assert checked_zone("Asia/Kolkata") == "Asia/Kolkata"
    with pytest.raises(Refusal, match="Mars/Olympus"):
        checked_zone("Mars/Olympus")

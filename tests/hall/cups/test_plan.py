"""Plans: consistent settings are kept in canonical form, others are refused at the faulty field."""

from typing import Any

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.cups.plan import CHECK_IN, FARTHEST, Plan, judged
from parlour.table import timestamps
from tests.table.playing import NOW

SOON = timestamps.later(NOW, 3_600_000)


@pytest.mark.parametrize(
    ("form", "change", "code", "at"),
    [
        ("swiss", {"best": 2}, "tournament-best", "best"),
        ("swiss", {"checkin": True}, "tournament-checkin", "checkin"),
        ("knockout", {"swiss": 3}, "tournament-swiss", "swiss"),
        ("swiss", {"third": True}, "tournament-third", "third"),
        ("swiss", {"starts": NOW}, "tournament-starts", "starts"),
        ("swiss", {"starts": "2026-99-01T10:00Z"}, "tournament-starts", "starts"),
        ("swiss", {"starts": timestamps.later(NOW, FARTHEST + 1)}, "tournament-starts", "starts"),
        ("swiss", {"prize": ({"gil": 5},), "guests": True}, "tournament-prize-guests", "guests"),
        ("knockout", {"prize": ({"gil": 5},) * 3}, "tournament-prize-third", "third"),
        ("swiss", {"prize": ({"gil": -5},)}, "bad-count", "prize"),
        ("swiss", {"prize": ({"triple-triad/ff8/none": 1},)}, "unknown-card", None),
    ],
)
def test_what_does_not_fit_together(form: Any, change: dict[str, Any], code: str, at: str | None) -> None:
    with pytest.raises(Refusal) as caught:
        judged(Plan(**change), form, NOW)
    assert (caught.value.code, caught.value.at) == (code, at)


def test_a_plan_is_kept_as_it_is_meant() -> None:
    """Times are canonical, zeros are left out, and so are the places behind the last prize."""
    wanted = Plan(starts="2999-01-01T10:00+02:00", description=" Come! ", prize=({"gil": 0}, {"gil": 3}, {}))
    with pytest.raises(Refusal):
        judged(wanted, "swiss", NOW)
    kept = judged(Plan(**{**_of(wanted), "starts": SOON.replace("+00:00", "Z")}), "swiss", NOW)
    assert (kept.starts, kept.description, kept.prize) == (SOON, "Come!", ({}, {"gil": 3}))
    assert judged(Plan(prize=({"gil": 0},)), "knockout", NOW).prize == ()


def _of(plan: Plan) -> dict[str, Any]:
    return {"description": plan.description, "prize": plan.prize}


def test_who_signs_up_during_check_in_is_there() -> None:
    """Signing up during check-in counts as checked in; earlier, or without check-in, it does not."""
    plan = Plan(starts=SOON, checkin=True)
    opens = timestamps.later(SOON, -CHECK_IN)
    assert plan.opens == opens
    assert plan.here(opens) == opens and plan.here(NOW) is None
    assert Plan(starts=SOON).here(opens) is None

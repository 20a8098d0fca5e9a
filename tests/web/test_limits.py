"""Limits: so many at once, then one at a time, each for himself."""

import pytest

from parlour.core.refusal import Refusal
from parlour.web.limits import Limits, Pace

PACE = Pace("test", 3, 10)


def test_a_burst_then_one_at_a_time() -> None:
    """After the burst the refusal says when; then one more is let in, and no second."""
    limits = Limits()
    for _ in range(3):
        limits.take(PACE, "ann", now=100)
    with pytest.raises(Refusal) as caught:
        limits.take(PACE, "ann", now=100)
    assert caught.value.code == "too-often" and caught.value.args_ == {"seconds": 10}
    limits.take(PACE, "ben", now=100)
    limits.take(PACE, "ann", now=110)
    with pytest.raises(Refusal):
        limits.take(PACE, "ann", now=111)


def test_who_rests_has_his_burst_again() -> None:
    """A full bucket never holds more than its burst."""
    limits = Limits()
    for start in (0, 1000):
        for _ in range(3):
            limits.take(PACE, "ann", now=start)
        with pytest.raises(Refusal):
            limits.take(PACE, "ann", now=start)


def test_limits_can_be_off() -> None:
    """A load test is not held back."""
    limits = Limits(enforced=False)
    for _ in range(100):
        limits.take(PACE, "ann", now=0)

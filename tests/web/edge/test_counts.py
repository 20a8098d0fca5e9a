"""Counts of acts within a time; the longer ago an act was, the less it counts."""

import pytest

from parlour.core.refusal import TooMany
from parlour.web.edge.counts import Counts
from parlour.web.edge.pace import Pace
from parlour.web.environment import running_in
from tests.web.edge.machine import Machine

PACE = Pace("test", 4, 100)


def waits(counts: Counts) -> int:
    """Act as often as allowed, and return the seconds of waiting that the refusal names."""
    with pytest.raises(TooMany) as refused:
        for _ in range(1 + PACE.most):
            counts.take(PACE, "ann")
    return int(str(refused.value.args_["seconds"]))


def test_who_waits_as_long_as_they_are_told_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who waits as long as told may act once, and once more after each wait of 25 seconds."""
    machine, counts = Machine(monkeypatch), Counts()
    machine.even = 40.0
    with running_in(machine):
        told = [waits(counts)]
        for _ in range(4):
            machine.even += told[-1] + 0.001
            told.append(waits(counts))
    assert told == [60, 25, 25, 25, 25]


def test_nobody_is_kept_who_has_done_nothing_lately(monkeypatch: pytest.MonkeyPatch) -> None:
    """The counts of those who have done nothing lately are forgotten."""
    machine, counts = Machine(monkeypatch), Counts()
    with running_in(machine):
        for number in range(999):
            counts.take(PACE, str(number))
        machine.even += 2 * PACE.seconds
        counts.take(PACE, "ann")
    assert [list(kept) for kept in counts._kept.values()] == [["ann"]]

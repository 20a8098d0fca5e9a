"""Vitals: how the hall is, as its database and its processes tell."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from parlour.hall.heartbeat import THE_HALL
from parlour.table import timestamps

SILENT: Final = 10_000  # milliseconds without a beat
LATE: Final = 600_000  # milliseconds that something may be due outside the hall


@dataclass(frozen=True, slots=True)
class Counts:
    """Matches being played, tables that wait for somebody, what is on its way outside, and how much of it is late."""

    live: int
    waiting: int
    outside: int
    late: int


class Vitals(Protocol):
    """What the store tells of it."""

    async def counts(self, late: str) -> Counts:
        """What there is; late is what was due before a time."""


def late(now: str) -> str:
    """Before when it should have been told."""
    return timestamps.later(now, -LATE)


def pulse(beats: Mapping[str, str], now: str) -> tuple[int, int]:
    """How many processes there are, and how many of them are silent."""
    times = [time for name, time in beats.items() if name != THE_HALL]
    return len(times), sum(time < timestamps.later(now, -SILENT) for time in times)

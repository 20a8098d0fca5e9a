"""Vitals: the health of the hall, as its database and its processes tell it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from parlour.hall.heartbeat import THE_HALL
from parlour.table import timestamps

SILENT: Final = 10_000  # milliseconds without a beat
LATE: Final = 600_000  # milliseconds that a delivery may be overdue


@dataclass(frozen=True, slots=True)
class Counts:
    """The numbers of live matches, of tables that wait, of deliveries on their way, and of late ones among them."""

    live: int
    waiting: int
    outside: int
    late: int


class Vitals(Protocol):
    """The part of the vitals that the store tells."""

    async def counts(self, late: str) -> Counts:
        """Return the counts; a delivery is late if it was due before this time."""


def late(now: str) -> str:
    """Return the time before which a delivery was due if it is late now."""
    return timestamps.later(now, -LATE)


def pulse(beats: Mapping[str, str], now: str) -> tuple[int, int]:
    """Return how many processes there are, and how many of them are silent."""
    times = [time for name, time in beats.items() if name != THE_HALL]
    return len(times), sum(time < timestamps.later(now, -SILENT) for time in times)

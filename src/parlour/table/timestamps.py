"""Timestamps: times as the log writes them, ISO 8601 in UTC to the millisecond, and as milliseconds since 1970."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

SECOND: Final = 1000  # milliseconds
KEPT: Final = 256  # seconds that are written already


def read(moment: str) -> int:
    """The milliseconds of a written time."""
    return round(datetime.fromisoformat(moment).timestamp() * 1000)


def write(milliseconds: int) -> str:
    """A time as it is written; of two, the later is the greater text."""
    second, more = divmod(milliseconds, SECOND)
    return f"{_second(second)}.{more:03}+00:00"


@lru_cache(KEPT)
def _second(second: int) -> str:
    """Moves come many in a second, and the calendar is slow."""
    return datetime.fromtimestamp(second, UTC).isoformat().removesuffix("+00:00")


def later(moment: str, milliseconds: int) -> str:
    """The time so much after another."""
    return write(read(moment) + milliseconds)

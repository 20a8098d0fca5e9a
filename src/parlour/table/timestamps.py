"""Timestamps: times as the log writes them, ISO 8601 in UTC to the millisecond, and as milliseconds since 1970."""

from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

SECOND: Final = 1000  # milliseconds
KEPT: Final = 256  # seconds kept in their written form


def read(moment: str) -> int:
    """Return the milliseconds of a written time."""
    return round(datetime.fromisoformat(moment).timestamp() * 1000)


def write(milliseconds: int) -> str:
    """Return a time as it is written; of two, the later is the greater text."""
    second, more = divmod(milliseconds, SECOND)
    return f"{_second(second)}.{more:03}+00:00"


@lru_cache(KEPT)
def _second(second: int) -> str:
    """Return a second as it is written; it is cached because many moves share a second, and the calendar is slow."""
    return datetime.fromtimestamp(second, UTC).isoformat().removesuffix("+00:00")


def later(moment: str, milliseconds: int) -> str:
    """Return the time so much after another."""
    return write(read(moment) + milliseconds)


def is_zone(name: str) -> bool:
    """Return True if there is a time zone of that name, such as "Europe/Paris"."""
    return name in zones()


@cache
def zones() -> frozenset[str]:
    """Return the time zones that this machine knows; it looks for them in many files."""
    return frozenset(available_timezones())


def clock_of(moment: str, zone: str) -> str:
    """Return what the clocks of a zone show then, as "08:30"."""
    return f"{datetime.fromisoformat(moment).astimezone(ZoneInfo(zone)):%H:%M}"


def week_of(moment: str) -> str:
    """Return the week of a time, as "2026-W48"; it begins on Monday."""
    year, week, _day = datetime.fromisoformat(moment).isocalendar()
    return f"{year}-W{week:02}"


def next_at(moment: str, clock: str, zone: str) -> str:
    """Return the next time, after another, at which the clocks of a zone show "08:30" or the like."""
    local = datetime.fromisoformat(moment).astimezone(ZoneInfo(zone))
    hour, minute = map(int, clock.split(":"))
    then = local.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if then <= local:
        then += timedelta(days=1)
    return write(round(then.timestamp() * SECOND))

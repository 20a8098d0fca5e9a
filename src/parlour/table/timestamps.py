"""Timestamps: times as the log writes them, ISO 8601 in UTC to the millisecond, and as milliseconds since 1970."""

from datetime import UTC, datetime


def read(moment: str) -> int:
    """The milliseconds of a written time."""
    return round(datetime.fromisoformat(moment).timestamp() * 1000)


def write(milliseconds: int) -> str:
    """A time as it is written; of two, the later is the greater text."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def later(moment: str, milliseconds: int) -> str:
    """The time so much after another."""
    return write(read(moment) + milliseconds)

"""The moment: the time as logs and tables write it."""

from datetime import UTC, datetime


def now() -> str:
    """The time in UTC, to the millisecond, so that texts sort as times do."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")

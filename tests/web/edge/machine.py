"""A machine whose clocks a test moves."""

import time

import pytest

from parlour.web.environment import Environment


class Machine(Environment):
    """Two clocks in seconds: the time of day, as every library reads it, and a clock that runs evenly."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day, self.even = 1_900_000_000.0, 5_000.0
        monkeypatch.setattr(time, "time", lambda: self.day)

    def steady(self) -> int:
        """Return the milliseconds of the even clock, as the test has set it."""
        return round(1000 * self.even)

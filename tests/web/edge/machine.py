"""A machine whose clocks a test moves."""

import time

import pytest

from parlour.web.environment import Environment


class Machine(Environment):
    """Seconds of the time of day, as every library reads it, and of the clock that runs on evenly."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day, self.even = 1_900_000_000.0, 5_000.0
        monkeypatch.setattr(time, "time", lambda: self.day)

    def steady(self) -> int:
        """As it was moved."""
        return round(1000 * self.even)

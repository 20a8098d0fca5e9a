"""Skewed: `parlour` where somebody sets the time of day."""

from pathlib import Path

from parlour.cli.app import main
from parlour.web.environment import Environment, running_in


class Skewed(Environment):
    """The machine, but for its time of day."""

    def __init__(self, told: Path) -> None:
        self._told = told

    def wall(self) -> int:
        """The time of day as it is set."""
        return super().wall() + int(float(self._told.read_text() or 0) * 1000)


def as_told_in(file: Path) -> None:
    """The program, the time of day so many seconds ahead as the file says."""
    with running_in(Skewed(file)):
        main()

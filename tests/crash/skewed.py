"""`parlour` on a machine whose time of day somebody sets."""

from pathlib import Path

from parlour.cli.app import main
from parlour.web.environment import Environment, running_in


class Skewed(Environment):
    """The machine, except for its time of day."""

    def __init__(self, told: Path) -> None:
        self._told = told

    def wall(self) -> int:
        """Return the time of day as it is set."""
        return super().wall() + int(float(self._told.read_text() or 0) * 1000)


def as_told_in(file: Path) -> None:
    """Run the program with the time of day ahead by the seconds in a file."""
    with running_in(Skewed(file)):
        main()

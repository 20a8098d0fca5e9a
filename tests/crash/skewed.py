"""`parlour` where somebody sets the time of day: skewed.py FILE ARGUMENTS; the file holds so many seconds more."""

import sys
from datetime import datetime, timedelta
from pathlib import Path

from parlour.cli.app import main
from parlour.web.environment import Environment, running_in


class Skewed(Environment):
    """The machine, but for its time of day."""

    def __init__(self, told: Path) -> None:
        self._told = told

    def now(self) -> datetime:
        """The time of day as it is set."""
        return super().now() + timedelta(seconds=float(self._told.read_text() or 0))


if __name__ == "__main__":
    told = Path(sys.argv.pop(1))
    with running_in(Skewed(told)):
        main()

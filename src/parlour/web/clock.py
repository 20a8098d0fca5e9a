"""The clock: the time as logs and tables write it, and as it passes."""

from dataclasses import dataclass

from parlour.table import timestamps
from parlour.web.environment import environment


def now() -> str:
    """Return the time in UTC, to the millisecond, so that texts sort as times do."""
    return timestamps.write(environment().wall())


@dataclass(frozen=True, slots=True)
class Reading:
    """Both clocks of this machine at one moment, in milliseconds.

    `wall` tells the time of day and may be set; `steady` runs on evenly from wherever it began.
    """

    wall: int
    steady: int

    @property
    def moment(self) -> str:
        """The time of day as logs write it."""
        return timestamps.write(self.wall)


def read() -> Reading:
    """Read both clocks now."""
    return Reading(environment().wall(), environment().steady())

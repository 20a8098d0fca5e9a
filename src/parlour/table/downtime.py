"""Downtime: the stretches of time in which nobody could play, so that they count as nobody's thinking time."""

from collections.abc import Iterable
from dataclasses import dataclass

Stretch = tuple[int, int]  # since and until, in milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Downtime:
    """Stretches in order and apart from one another.

    Two processes that report one outage count it once: overlapping stretches are joined.
    """

    stretches: tuple[Stretch, ...] = ()

    @classmethod
    def of(cls, stretches: Iterable[Stretch]) -> "Downtime":
        """Return any stretches, put in order and joined where they overlap."""
        joined: list[Stretch] = []
        for since, until in sorted(stretches):
            if joined and since <= joined[-1][1]:
                joined[-1] = (joined[-1][0], max(until, joined[-1][1]))
            else:
                joined.append((since, until))
        return cls(tuple(joined))

    def and_also(self, *stretches: Stretch) -> "Downtime":
        """Return this downtime and more."""
        return Downtime.of((*self.stretches, *stretches)) if stretches else self

    def ended_by(self, moment: int) -> "Downtime":
        """Return the downtime without the stretches that end later."""
        return Downtime(tuple(stretch for stretch in self.stretches if stretch[1] <= moment))

    def between(self, since: int, until: int) -> int:
        """Return how many milliseconds between two times were downtime."""
        return sum(max(0, min(until, end) - max(since, begin)) for begin, end in self.stretches)

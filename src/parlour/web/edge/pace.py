"""Pace: how often something may be done."""

from dataclasses import dataclass
from math import ceil

from parlour.core.refusal import TooMany


@dataclass(frozen=True, slots=True)
class Pace:
    """A limit: at most so many times within so many seconds."""

    name: str
    most: int
    seconds: int
    refusal: str = "too-often"

    def refused(self, again: float) -> TooMany:
        """Return the Refusal of one more time, which says in how many seconds it is allowed."""
        return TooMany(self.refusal, seconds=max(1, ceil(again)))

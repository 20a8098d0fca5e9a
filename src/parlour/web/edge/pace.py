"""Pace: how often something may be done."""

from dataclasses import dataclass
from math import ceil

from parlour.core.refusal import TooMany


@dataclass(frozen=True, slots=True)
class Pace:
    """At most so many within so many seconds."""

    name: str
    most: int
    seconds: int
    refusal: str = "too-often"

    def refused(self, again: float) -> TooMany:
        """The Refusal of once more before so many seconds have passed; it says them."""
        return TooMany(self.refusal, seconds=max(1, ceil(again)))

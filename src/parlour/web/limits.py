"""Limits: how often something may be done. Token buckets in the memory of one process."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from math import ceil

from parlour.core.refusal import Refusal

MOST_BUCKETS = 50_000


@dataclass(frozen=True, slots=True)
class Pace:
    """`burst` at once, then one more every `seconds`."""

    name: str
    burst: int
    seconds: float


ARRIVING = Pace("arriving", 600, 0.5)  # strangers from one address; a school has one address
WRITING = Pace("writing", 240, 0.1)  # requests of one player that change something
TALKING = Pace("talking", 6, 3)  # lines of one player
REPORTING = Pace("reporting", 10, 60)  # reports of one player
SIGNING_IN = Pace("signing-in", 10, 10)  # passwords for one name from one address
HASHING = Pace("hashing", 60, 2)  # passwords for any names from one address


class Limits:
    """All buckets of a hall; who is not limited any more is forgotten first."""

    def __init__(self, enforced: bool = True) -> None:
        self._enforced = enforced
        self._full_at: OrderedDict[tuple[str, str], float] = OrderedDict()

    def take(self, pace: Pace, who: str, now: float | None = None) -> None:
        """Do it once more; "too-often" says in how many seconds it may be tried again. `now` in seconds, monotonic."""
        if not self._enforced:
            return
        now = time.monotonic() if now is None else now
        key = (pace.name, who)
        # The bucket as the time at which it would be full again: one number, and nothing to refill.
        full = max(self._full_at.get(key, now), now) + pace.seconds
        wait = full - now - pace.burst * pace.seconds
        if wait > 0:
            raise Refusal("too-often", seconds=ceil(wait))
        self._full_at[key] = full
        self._full_at.move_to_end(key)
        if len(self._full_at) > MOST_BUCKETS:
            self._full_at.popitem(last=False)

"""Pace: how often something may be done, and counting it."""

import time
from dataclasses import dataclass
from math import ceil

from limits import RateLimitItemPerSecond
from limits.aio.strategies import RateLimiter

from parlour.core.refusal import TooMany


@dataclass(frozen=True, slots=True)
class Pace:
    """At most so many within so many seconds."""

    name: str
    most: int
    seconds: int
    refusal: str = "too-often"

    async def take(self, limiter: RateLimiter, who: str) -> None:
        """Do it once more, as a limiter counts; its Refusal tells in how many seconds it may be tried again."""
        item = RateLimitItemPerSecond(self.most, self.seconds, self.name)
        if not await limiter.hit(item, who):
            again = (await limiter.get_window_stats(item, who)).reset_time
            raise TooMany(self.refusal, seconds=max(1, ceil(again - time.time())))

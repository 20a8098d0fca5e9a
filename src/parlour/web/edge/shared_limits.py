"""Limits of all processes of a hall together, counted on Redis."""

import time

import structlog
from limits import RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError

from parlour.web.edge.pace import Pace

log = structlog.get_logger()
PATIENCE = 0.5  # seconds after which a Redis that does not answer counts as away
REST = 5.0  # seconds for which it is left alone then


class SharedLimits:
    """The counts of a hall at a Redis address.

    Processes share no clock that runs on evenly, so counts last by the clock of Redis. If that is set back, they last
    so much longer.
    """

    def __init__(self, redis: str, hall: str) -> None:
        self._lines = ConnectionPool.from_url(redis, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        storage = RedisStorage(
            redis,
            implementation="redispy",
            key_prefix=f"parlour:{hall}:limits",
            connection_pool=self._lines,  # type: ignore[arg-type]  # its types lack what its manual allows
        )
        self._limiter = SlidingWindowCounterRateLimiter(storage)
        self._back_at = 0.0

    async def close(self) -> None:
        """Close the connection to Redis."""
        await self._lines.aclose()

    async def take(self, pace: Pace, who: str) -> bool:
        """Count one more time, or refuse it; return False while Redis is away and nothing was counted."""
        if time.monotonic() < self._back_at:
            return False
        try:
            await self._hit(pace, who)
        except (RedisError, OSError) as error:
            self._back_at = time.monotonic() + REST
            log.warning("Redis does not count; every process counts for itself", error=str(error))
            return False
        return True

    async def _hit(self, pace: Pace, who: str) -> None:
        item = RateLimitItemPerSecond(pace.most, pace.seconds, pace.name)
        if not await self._limiter.hit(item, who):
            again = (await self._limiter.get_window_stats(item, who)).reset_time
            raise pace.refused(again - time.time())

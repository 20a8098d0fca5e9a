"""Limits: how often something may be done, counted for all processes on Redis, or in the memory of this one."""

import time
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil

import structlog
from limits import RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import RateLimiter, SlidingWindowCounterRateLimiter
from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError
from starlette.requests import HTTPConnection

from parlour.core.refusal import TooMany

log = structlog.get_logger()
PATIENCE = 0.5  # seconds until a Redis that does not answer is not there
REST = 5.0  # seconds for which it is left alone then
SUBNET = 64  # bits of an IPv6 address that one household, or one machine, has to itself


@dataclass(frozen=True, slots=True)
class Pace:
    """At most so many within so many seconds."""

    name: str
    most: int
    seconds: int
    refusal: str = "too-often"

    def item(self) -> RateLimitItemPerSecond:
        """The same as the library knows it."""
        return RateLimitItemPerSecond(self.most, self.seconds, self.name)


ARRIVING = Pace("arriving", 300, 600)  # strangers from one address; a school has one address
ASKING = Pace("asking", 6000, 60)  # requests of any kind from one address
LOOKING = Pace("looking", 1200, 60)  # requests of one player that change nothing
WRITING = Pace("writing", 300, 30)  # requests of one player that change something
STUDYING = Pace("studying", 120, 60)  # what takes long to work out, for one address
SAYING = Pace("saying", 600, 30, "slow-down")  # messages of one player over all his sockets
CALLING = Pace("calling", 18_000, 60, "slow-down")  # the same of one address
TALKING = Pace("talking", 6, 18)  # lines of one player
REPORTING = Pace("reporting", 10, 600)  # reports of one player
SIGNING_IN = Pace("signing-in", 10, 100)  # passwords for one name from one address
GUESSING = Pace("guessing", 40, 3600)  # passwords for one name from anywhere
HASHING = Pace("hashing", 60, 120)  # passwords for any names from one address


def address(connection: HTTPConnection) -> str:
    """Where a request comes from; of an IPv6 address the part that cannot be changed at will."""
    host = connection.client.host if connection.client else ""
    try:
        known = ip_address(host)
    except ValueError:
        return host
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(ip_network((known, SUBNET), strict=False))
    return host


class Limits:
    """All counts of a hall. While Redis is away each process counts for itself."""

    def __init__(self, redis: str = "", hall: str = "", enforced: bool = True) -> None:
        self._enforced = enforced
        self._own = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._shared: RateLimiter | None = None
        self._lines: ConnectionPool | None = None
        self._back_at = 0.0
        if redis:
            self._lines = ConnectionPool.from_url(redis, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
            storage = RedisStorage(
                redis,
                implementation="redispy",
                key_prefix=f"parlour:{hall}:limits",
                connection_pool=self._lines,  # type: ignore[arg-type]  # its types forget what its pages tell
            )
            self._shared = SlidingWindowCounterRateLimiter(storage)

    async def close(self) -> None:
        """Let Redis go."""
        if self._lines is not None:
            await self._lines.aclose()

    async def take(self, pace: Pace, who: str) -> None:
        """Do it once more; "too-often", or what else the pace says, tells in how many seconds it may be tried again."""
        if not self._enforced:
            return
        if self._shared is not None and time.monotonic() >= self._back_at:
            try:
                await _take(self._shared, pace, who)
                return
            except (RedisError, OSError) as error:
                self._back_at = time.monotonic() + REST
                log.warning("Redis does not count; every process counts for itself", error=str(error))
        await _take(self._own, pace, who)

    async def take_here(self, pace: Pace, who: str) -> None:
        """The same, counted at this process alone: a move over a socket must not wait for Redis."""
        if self._enforced:
            await _take(self._own, pace, who)


async def _take(limiter: RateLimiter, pace: Pace, who: str) -> None:
    if not await limiter.hit(pace.item(), who):
        again = (await limiter.get_window_stats(pace.item(), who)).reset_time
        raise TooMany(pace.refusal, seconds=max(1, ceil(again - time.time())))

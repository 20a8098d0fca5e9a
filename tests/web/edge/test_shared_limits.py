"""Shared limits: what is counted on Redis, and what is said where there is none."""

import asyncio
from uuid import uuid4

import pytest

from parlour.core.refusal import TooMany
from parlour.web.edge.pace import Pace
from parlour.web.edge.shared_limits import SharedLimits
from tests.crash.hosting import reachable_redis
from tests.ports import free_port

ONCE = Pace("test", 1, 3600)


def test_who_is_counted_on_redis_is_refused_by_it() -> None:
    """Each for himself, and by the count of all processes."""

    async def go() -> None:
        redis, hall = reachable_redis(), uuid4().hex
        one, other = SharedLimits(redis, hall), SharedLimits(redis, hall)
        try:
            assert await one.take(ONCE, "ann") and await other.take(ONCE, "ben")
            with pytest.raises(TooMany, match="That was too often"):
                await other.take(ONCE, "ann")
        finally:
            await one.close()
            await other.close()

    asyncio.run(go())


def test_a_redis_that_is_away_counts_nothing() -> None:
    """It says so, and refuses nobody."""

    async def go() -> None:
        away = SharedLimits(f"redis://127.0.0.1:{free_port()}/0", "hall")
        try:
            assert [await away.take(ONCE, "ann") for _ in range(3)] == [False, False, False]
        finally:
            await away.close()

    asyncio.run(go())

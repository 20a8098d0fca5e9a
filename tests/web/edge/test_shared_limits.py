"""Shared limits: counted on Redis for all processes of a hall, and not at all while Redis is away."""

import asyncio
import subprocess
import sys
from uuid import uuid4

import pytest

from parlour.core.refusal import TooMany
from parlour.web.edge.pace import Pace
from parlour.web.edge.shared_limits import SharedLimits
from tests.crash.hosting import reachable_redis
from tests.ports import free_port

PACE = Pace("test", 1, 3600)


async def taken(limits: SharedLimits, times: int) -> list[bool]:
    """Return the answer to each of so many tries."""
    try:
        return [await limits.take(PACE, "ann") for _ in range(times)]
    finally:
        await limits.close()


def test_what_was_counted_is_refused_when_it_is_too_much() -> None:
    """A try beyond the limit on Redis is refused with TooMany."""
    redis, hall = reachable_redis(), uuid4().hex
    assert asyncio.run(taken(SharedLimits(redis, hall), 1)) == [True]
    with pytest.raises(TooMany):
        asyncio.run(taken(SharedLimits(redis, hall), 1))


def test_while_redis_is_away_nothing_is_counted() -> None:
    """While Redis is away each try is told so, and the process has to count for itself."""
    limits = SharedLimits(f"redis://127.0.0.1:{free_port()}/0", "hall")
    assert asyncio.run(taken(limits, 2)) == [False, False]


def test_a_hall_without_redis_imports_nothing_of_it() -> None:
    """A hall without Redis does not import it, to save memory and time at the start."""
    look = "import sys, parlour.cli.hosting.hall; sys.exit('redis' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0

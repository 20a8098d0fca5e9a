"""At once: work that need not wait runs without a task, and work that would wait is left undone."""

import asyncio

import pytest

from parlour.web.at_once import WaitsError, at_once, taken


async def seven() -> int:
    return 7


async def never(left: list[str]) -> None:
    try:
        await asyncio.get_running_loop().create_future()
    finally:
        left.append("left")


def test_what_waits_for_nothing_is_done() -> None:
    assert at_once(seven()) == 7


def test_what_waits_goes_no_further() -> None:
    """Work that would wait goes no further, and releases what it holds."""
    left: list[str] = []

    async def work() -> None:
        with pytest.raises(WaitsError):
            at_once(never(left))

    asyncio.run(work())
    assert left == ["left"]


def test_a_lock_is_taken_by_nobody_who_did_not_wait_for_it() -> None:
    """A lock is not taken while somebody holds it, nor while the next in line is about to take it."""

    async def work() -> None:
        lock = asyncio.Lock()
        assert taken(lock) and not taken(lock)
        next_in_line = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.locked() and not taken(lock)
        assert await next_in_line
        lock.release()
        assert taken(lock)

    asyncio.run(work())

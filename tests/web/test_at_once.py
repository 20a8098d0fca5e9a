"""At once: what has nothing to wait for needs no task, and what has is left as it was."""

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
    """And whatever it holds it lets go."""
    left: list[str] = []

    async def work() -> None:
        with pytest.raises(WaitsError):
            at_once(never(left))

    asyncio.run(work())
    assert left == ["left"]


def test_a_lock_is_taken_by_nobody_who_did_not_wait_for_it() -> None:
    """Neither while somebody has it, nor when it is free and the next in line has not come to it yet."""

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

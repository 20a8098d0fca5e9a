"""A lock is taken in passing only where nobody else has it, or is about to."""

import asyncio

from parlour.web.lock import Lock


def test_a_lock_is_taken_by_nobody_who_did_not_wait_for_it() -> None:
    """A lock is not taken while somebody holds it, nor while the next in line is about to take it."""

    async def work() -> None:
        lock = Lock()
        assert lock.take_if_free() and not lock.take_if_free()
        next_in_line = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.locked() and not lock.take_if_free()
        assert await next_in_line
        lock.release()
        assert lock.take_if_free()

    asyncio.run(work())

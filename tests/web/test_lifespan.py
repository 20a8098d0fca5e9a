"""The lifespan of a hall: tasks at rest are woken when it closes, and nobody else is disturbed."""

import asyncio

from parlour.web.lifespan import Lifespan

LONG = 3600.0


def test_a_rest_ends_by_itself() -> None:
    """A rest ends by itself, and the hall is still open."""

    async def work() -> None:
        lifespan = Lifespan()
        await lifespan.rest(0)
        assert lifespan.open

    asyncio.run(work())


def test_all_who_rest_are_woken_when_it_closes() -> None:
    """Closing wakes all that rest, however long they meant to, and nobody rests in a closed hall."""

    async def work() -> None:
        lifespan = Lifespan()
        async with asyncio.timeout(LONG / 10), asyncio.TaskGroup() as resting:
            for _ in range(3):
                resting.create_task(lifespan.rest(LONG))
            resting.create_task(lifespan.last())
            await asyncio.sleep(0)
            lifespan.close()
        assert not lifespan.open
        await lifespan.rest(LONG)

    asyncio.run(work())


def test_who_is_stopped_while_they_rest_does_not_go_on() -> None:
    """A task that is cancelled at rest ends, and does not go on as if its rest were over."""

    async def work() -> None:
        resting = asyncio.create_task(Lifespan().rest(LONG))
        await asyncio.sleep(0)
        resting.cancel()
        (ended,) = await asyncio.gather(resting, return_exceptions=True)
        assert isinstance(ended, asyncio.CancelledError)

    asyncio.run(work())

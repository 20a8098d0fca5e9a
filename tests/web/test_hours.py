"""The hours of a hall: tasks at rest are woken when it closes, and nobody else is disturbed."""

import asyncio

from parlour.web.hours import Hours

LONG = 3600.0


def test_a_rest_ends_by_itself() -> None:
    """A rest ends by itself, and the hall is still open."""

    async def work() -> None:
        hours = Hours()
        await hours.rest(0)
        assert hours.open

    asyncio.run(work())


def test_all_who_rest_are_woken_when_it_closes() -> None:
    """Closing wakes all that rest, however long they meant to, and nobody rests in a closed hall."""

    async def work() -> None:
        hours = Hours()
        async with asyncio.timeout(LONG / 10), asyncio.TaskGroup() as resting:
            for _ in range(3):
                resting.create_task(hours.rest(LONG))
            resting.create_task(hours.last())
            await asyncio.sleep(0)
            hours.close()
        assert not hours.open
        await hours.rest(LONG)

    asyncio.run(work())


def test_who_is_stopped_while_he_rests_does_not_go_on() -> None:
    """A task that is cancelled at rest ends, and does not go on as if its rest were over."""

    async def work() -> None:
        resting = asyncio.create_task(Hours().rest(LONG))
        await asyncio.sleep(0)
        resting.cancel()
        (ended,) = await asyncio.gather(resting, return_exceptions=True)
        assert isinstance(ended, asyncio.CancelledError)

    asyncio.run(work())

"""Analysts: one analysis per person, all of them by turns, and each thread at the priority of the loop."""

import asyncio
import os
import threading
from collections.abc import Iterator

import pytest

from parlour.web.live.analysts import Analysts


def counting(upto: int, then: list[int]) -> Iterator[int]:
    """Yield so many steps, and note each as it is worked out."""
    for step in range(upto):
        then.append(step)
        yield step


def test_a_look_gives_its_steps_until_there_are_no_more() -> None:
    async def look() -> list[int]:
        return [step async for step in Analysts().each("ann", counting(3, []))]

    assert asyncio.run(look()) == [0, 1, 2]


def test_the_newest_look_of_a_person_ends_the_one_before() -> None:
    """A person's new analysis stops their earlier one; somebody else's goes on."""

    async def look() -> tuple[list[int], list[int], list[int]]:
        analysts, first, others = Analysts(), [], []
        old, other = analysts.each("ann", counting(9, first)), analysts.each("eve", counting(3, others))
        await anext(old)
        await anext(other)
        new = [step async for step in analysts.each("ann", counting(2, []))]
        assert [step async for step in old] == []
        return first, new, [step async for step in other]

    assert asyncio.run(look()) == ([0], [0, 1], [1, 2])


def test_whoever_goes_stops_it() -> None:
    """A search stops when its reader goes."""

    async def look() -> list[int]:
        analysts, done = Analysts(), []
        reading = analysts.each("ann", counting(9, done))
        await anext(reading)
        await reading.aclose()
        assert [step async for step in analysts.each("ann", counting(1, []))] == [0]
        return done

    assert asyncio.run(look()) == [0]


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the machine has no priorities")
def test_its_thread_has_the_rank_of_the_loop() -> None:
    """The thread of an analysis runs at the priority of the loop. At a lower one it could block the loop by holding the
    interpreter.
    """

    def ranked() -> Iterator[int]:
        yield os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def ranks() -> tuple[int, int]:
        return await anext(Analysts().each("ann", ranked())), next(ranked())

    thread, loop = asyncio.run(ranks())
    assert thread == loop


def test_a_hall_that_closes_ends_every_look() -> None:
    async def look() -> list[int]:
        analysts = Analysts()
        reading = analysts.each("ann", counting(9, []))
        first = await anext(reading)
        analysts.close()
        return [first, *[step async for step in reading]]

    assert asyncio.run(look()) == [0]

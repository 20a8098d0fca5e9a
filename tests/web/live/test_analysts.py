"""Analysts: one look a person, all looks by turns, and each thread of the rank of the loop."""

import asyncio
import os
import threading
from collections.abc import Iterator

import pytest

from parlour.web.live.analysts import Analysts


def counting(upto: int, then: list[int]) -> Iterator[int]:
    """So many steps, noted when they are worked out."""
    for step in range(upto):
        then.append(step)
        yield step


def test_a_look_gives_its_steps_until_there_are_no_more() -> None:
    async def look() -> list[int]:
        return [step async for step in Analysts().each("ann", counting(3, []))]

    assert asyncio.run(look()) == [0, 1, 2]


def test_the_newest_look_of_a_person_ends_the_one_before() -> None:
    """It works out no further step; somebody else's goes on."""

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
    """A reader who is gone leaves no search behind."""

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
    """Behind others it would keep the interpreter from the loop for as long as they run."""

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

"""Hints on the bus: nothing that others say on the same Redis stops the processes from hearing each other."""

import asyncio
from uuid import uuid4

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.asyncio import Redis

from parlour.web.bus.hint import ABOUT, Hint, read
from parlour.web.bus.redis_bus import RedisBus
from tests.crash.hosting import reachable_redis

RUBBISH = [
    b"",
    b"\xff\x00",
    b"{",
    b"null",
    b"[]",
    b'["p","match"]',
    b'["p","match","m","more"]',
    b'[1,"match","m"]',
    b'["p","moon",null]',
    b'["p",["match"],"m"]',
    b'["p","match",7]',
    b'["p","line","7"]',
    b'["p","here",[]]',
    b'["p","here",{"players":[],"count":1}]',
    b'["p","here",{"players":{}}]',
    b'["p","table",{"match":"m"}]',
    b'["p","table",{"match":"m","seats":["red"],"watchers":0}]',
    b'["p","out",{"a":1}]',
    b"[" * 5000,
]
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize("said", RUBBISH)
def test_what_no_process_says_is_no_word(said: bytes) -> None:
    """Rubbish is refused with a ValueError when it is read."""
    with pytest.raises(ValueError):
        read(said)


@given(st.lists(values, max_size=4) | st.tuples(st.text(max_size=5), st.sampled_from(sorted(ABOUT)), values))
def test_anything_is_a_word_or_none(said: object) -> None:
    """Reading anything gives a hint of the shape its kind has, or a ValueError."""
    try:
        word = read(orjson.dumps(said))
    except ValueError:
        return
    ABOUT[word.where].validate_python(word.about, strict=True)


def test_rubbish_ends_no_bus() -> None:
    """A bus that was sent all the rubbish still hears the next true hint."""
    url, hall = reachable_redis(), uuid4().hex

    async def go() -> None:
        heard: asyncio.Queue[Hint] = asyncio.Queue()
        one, other = RedisBus(url, hall), RedisBus(url, hall)
        running = [asyncio.create_task(bus.run(told)) for bus, told in ((one, heard.put), (other, asyncio.Queue().put))]
        assert (await heard.get()).where == "everything"  # it listens
        async with Redis.from_url(url) as redis:
            for said in RUBBISH:
                await redis.publish(f"parlour:{hall}", said)
        other.say("match", "m")
        assert (await asyncio.wait_for(heard.get(), 60)).about == "m"
        assert not any(task.done() for task in running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(go())

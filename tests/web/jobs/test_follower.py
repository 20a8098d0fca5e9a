"""The follower: what other processes did is taken in on a hint, and found without one."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from parlour.hall.people.accounts import Arrived
from parlour.hall.people.chat import Talkers, speak
from parlour.hall.people.player import Player
from parlour.store.database import Database
from parlour.table.seat import Seat
from parlour.web.bus.hint import EVERYTHING
from parlour.web.clock import now
from tests.web.live.halls import Listener, Process, Wire, dealt, going_on, until

Pair = tuple[Process, Process]
ROBIN = Seat(None, "Robin", "random", {})


@pytest.fixture
async def pair(shared: Database) -> AsyncIterator[Pair]:
    """Yield a process and another that follows it; only the first one says anything."""
    await dealt(shared)
    wires: list[Wire] = []
    one, other = [await Process(shared, Wire(name, wires)).ready() for name in ("one", "other")]
    async with going_on(other.follower().run):
        yield one, other
    for process in (one, other):
        await process.rooms.close()


async def watching(process: Process, match_id: str = "m") -> Listener:
    """Return a listener at a table."""
    listener = Listener()
    (await process.rooms.cached(match_id)).watchers.add(listener)
    return listener


async def heard(listener: Listener, kind: str) -> None:
    """Wait until somebody is told something of a kind."""
    async with asyncio.timeout(60):
        while not listener.heard(kind):
            await asyncio.sleep(0)


async def test_a_move_is_followed_where_somebody_watches(pair: Pair) -> None:
    """A move is told where somebody watches without waiting for the next look; a useless hint stops nothing."""
    one, other = pair
    eve = await watching(other)
    for hint in (("line", 7), ("table", {}), ("match", "nowhere")):
        one.bus.say(*hint)
    await one.plays(await one.room())
    await heard(eve, "entry")


async def test_a_line_is_read_to_who_may_read_it(pair: Pair) -> None:
    """A player's line reaches the other player, and no watcher."""
    one, other = pair
    ben, eve = Listener("ben"), await watching(other)
    room = await other.rooms.cached("m")
    room.watchers.add(ben)
    ann = Player("ann", "Ann")
    await one.store.commit(Arrived(ann))
    await one.store.commit(speak(room.match, ann, Talkers.EVERYONE, "c", "Well met", now()))
    line = await one.store.chat.spoken("ann", "c")
    assert line is not None
    one.bus.say("line", line.number)
    await heard(ben, "chat")
    assert ben.heard("chat")[0]["line"]["text"] == "Well met" and not eve.told


async def test_a_line_of_the_lobby_reaches_the_lobby_of_another_process(pair: Pair) -> None:
    """A line of the lobby reaches another process by its hint."""
    one, other = pair
    ann, ben = Player("ann", "Ann"), Listener("ben")
    await one.store.commit(Arrived(ann))
    other.lobby.enter(ben, Player("ben", "Ben"))
    await one.lobby_chat.say(ann, "c", "Well met")
    await heard(ben, "chat")
    assert [told["line"]["text"] for told in ben.heard("chat")] == ["Well met"]


async def test_whoever_may_have_missed_a_word_looks_at_everything(pair: Pair) -> None:
    """A process that may have missed a hint looks at everything. It finds moves at watched tables, wakes agents, and
    all say who is here.
    """
    one, other = pair
    deaf = Process(one.store)
    eve = await watching(other)
    await dealt(one.store, "house", seats=(ROBIN, ROBIN))
    await deaf.plays(await deaf.room())
    one.bus.say(EVERYTHING)
    await heard(eve, "entry")
    await until(lambda: one.store.since("house", 3))

    async def all_said() -> bool:
        return {"table", "here"} <= {where for where, _about in other.bus.said}

    await until(all_said)


async def test_nothing_need_be_said_for_a_move_to_be_found(pair: Pair) -> None:
    """A move is found without any hint, since the database is looked at again and again."""
    one, other = pair
    deaf = Process(one.store)
    eve = await watching(other)
    await deaf.plays(await deaf.room())
    await heard(eve, "entry")

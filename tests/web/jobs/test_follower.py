"""The follower: what other processes did is taken in on a hint, and found without one."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from parlour.hall.people.accounts import Arrived
from parlour.hall.people.chat import Talkers, speak
from parlour.hall.people.player import Player
from parlour.store.database import Database
from parlour.table.match import Seat
from parlour.web.bus.hint import EVERYTHING
from parlour.web.clock import now
from tests.store.databases import fresh
from tests.web.live.halls import Listener, Machine, Process, Wire, dealt, going_on, lived, until

Work = Callable[[Process, Process], Awaitable[None]]
ROBIN = Seat(None, "Robin", "random", {})


@pytest.fixture
def followed(tmp_path: Path) -> Callable[[Work], None]:
    """Return a runner of a test's work with a process that another follows; only the first one says anything."""

    def run(work: Work) -> None:
        async def go(store: Database, _machine: Machine) -> None:
            await dealt(store)
            wires: list[Wire] = []
            one, other = [await Process(store, Wire(name, wires)).ready() for name in ("one", "other")]
            async with going_on(other.follower().run):
                await work(one, other)
            for process in (one, other):
                await process.rooms.close()

        with fresh("postgresql", tmp_path) as url:  # a store that several processes share
            lived(url, go)

    return run


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


def test_a_move_is_followed_where_somebody_watches(followed: Callable[[Work], None]) -> None:
    """A move is told where somebody watches without waiting for the next look; a useless hint stops nothing."""

    async def work(one: Process, other: Process) -> None:
        eve = await watching(other)
        for hint in (("line", 7), ("table", {}), ("match", "nowhere")):
            one.bus.say(*hint)
        await one.plays(await one.room())
        await heard(eve, "entry")

    followed(work)


def test_a_line_is_read_to_who_may_read_it(followed: Callable[[Work], None]) -> None:
    """A player's line reaches the other player, and no watcher."""

    async def work(one: Process, other: Process) -> None:
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

    followed(work)


def test_a_line_of_the_lobby_reaches_the_lobby_of_another_process(followed: Callable[[Work], None]) -> None:
    """A line of the lobby reaches another process by its hint."""

    async def work(one: Process, other: Process) -> None:
        ann, ben = Player("ann", "Ann"), Listener("ben")
        await one.store.commit(Arrived(ann))
        other.lobby.enter(ben, Player("ben", "Ben"))
        await one.lobby_chat.say(ann, "c", "Well met")
        await heard(ben, "chat")
        assert [told["line"]["text"] for told in ben.heard("chat")] == ["Well met"]

    followed(work)


def test_whoever_may_have_missed_a_word_looks_at_everything(followed: Callable[[Work], None]) -> None:
    """A process that may have missed a hint looks at everything. It finds moves at watched tables, wakes agents, and
    all say who is here.
    """

    async def work(one: Process, other: Process) -> None:
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

    followed(work)


def test_nothing_need_be_said_for_a_move_to_be_found(followed: Callable[[Work], None]) -> None:
    """A move is found without any hint, since the database is looked at again and again."""

    async def work(one: Process, other: Process) -> None:
        deaf = Process(one.store)
        eve = await watching(other)
        await deaf.plays(await deaf.room())
        await heard(eve, "entry")

    followed(work)

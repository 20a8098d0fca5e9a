"""Presence: every process tells the same of who is in a room, and sign-outs hold at all processes."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from parlour.hall.people.player import Player
from parlour.store.database import Database
from parlour.web.live.room import Room
from parlour.web.live.watchers import SIGNED_OUT
from tests.web.live.halls import Listener, Process, Wire, dealt, going_on

Pair = tuple[Process, Process]


@pytest.fixture
async def pair(shared: Database) -> AsyncIterator[Pair]:
    """Yield two processes that hear each other, both with a match in memory."""
    await dealt(shared)
    wires: list[Wire] = []
    one, two = [await Process(shared, Wire(name, wires)).ready() for name in ("one", "two")]
    for process in (one, two):
        await process.rooms.cached("m")
    async with going_on(one.follower().run, two.follower().run):
        yield one, two


def here(process: Process) -> Room:
    """Return the room of the match."""
    room = process.rooms.here("m")
    assert room is not None
    return room


def presence(red: bool, blue: bool, watchers: int) -> dict[str, object]:
    """Return the message of presence that everybody is told."""
    return {"type": "presence", "seats": {"red": red, "blue": blue}, "watchers": watchers}


async def told(listener: Listener, message: dict[str, object]) -> None:
    """Wait until the last message of this kind that somebody heard is this one."""
    async with asyncio.timeout(60):
        while listener.heard(str(message["type"]))[-1:] != [message]:
            await asyncio.sleep(0)


async def test_who_is_here_is_seen_from_everywhere(pair: Pair) -> None:
    """Ann is at one process, Ben and Eve are at another: each is told of all, and of who goes."""
    ann, ben, eve = (Listener(player) for player in ("ann", "ben", "eve"))
    one, other = pair
    one.presence.enter(here(one), ann)
    await told(ann, presence(True, False, 0))
    for late in (ben, eve):
        other.presence.enter(here(other), late)
    for listener in (ann, ben, eve):
        await told(listener, presence(True, True, 1))
    one.presence.leave(here(one), ann)
    for listener in (ben, eve):
        await told(listener, presence(False, True, 1))
    other.presence.leave(here(other), eve)
    await told(ben, presence(False, True, 0))


async def test_what_another_says_again_is_no_news(pair: Pair) -> None:
    """Processes repeat who is with them, so that a killed one is forgotten; nobody is told the same twice."""
    ann, ben = Listener("ann"), Listener("ben")
    one, other = pair
    one.presence.enter(here(one), ann)
    other.presence.enter(here(other), ben)
    await told(ann, presence(True, True, 0))
    before = len(ann.told)
    other.presence.say_who_is_here()
    other.presence.leave(here(other), ben)
    await told(ann, presence(True, False, 0))
    assert len(ann.told) == before + 1


async def test_who_signs_out_is_shown_out_everywhere(pair: Pair) -> None:
    """Signing out closes all sockets of that player alone, at every process: at tables, in the lobby, at inboxes."""
    anns, others = [], []
    for process in pair:
        for name, listeners in (("ann", anns), ("ben", others)):
            at_table, in_lobby, at_inbox = Listener(name), Listener(name), Listener(name)
            process.presence.enter(here(process), at_table)
            process.lobby.enter(in_lobby, Player(name, name))
            await process.inboxes.enter(at_inbox)
            listeners += [at_table, in_lobby, at_inbox]
    for name, leaving, staying in (("ann", anns, others), ("ben", others, [])):
        pair[0].presence.show_out(name)
        async with asyncio.timeout(60):
            while None in [listener.ear.closed for listener in leaving]:
                await asyncio.sleep(0)
        assert [listener.ear.closed for listener in leaving] == [SIGNED_OUT] * 6
        assert [listener.ear.closed for listener in staying] == [None] * len(staying)

"""Rooms: a match is rebuilt from its log once, when asked for, and is one object while somebody holds it."""

import asyncio

import pytest

from parlour.core.refusal import Refusal
from parlour.store.database import Database
from tests.web.live.halls import Listener, Process, dealt


async def test_of_many_who_ask_at_once_all_are_in_one_room(store: Database) -> None:
    """Of many who ask at once the first loads the match, and all are in one room."""
    await dealt(store)
    one = await Process(store).ready()
    assert one.rooms.here("m") is None
    rooms = await asyncio.gather(*(one.rooms.room("m") for _ in range(20)))
    assert len(set(map(id, rooms))) == 1 and one.rooms.here("m") is rooms[0]
    assert [room.match.id for room in one.rooms] == ["m"]


async def test_a_match_that_is_not_there_has_no_room(store: Database) -> None:
    """An unknown match is refused, and no room is kept for it."""
    one = await Process(store).ready()
    with pytest.raises(Refusal) as caught:
        await one.rooms.room("nowhere")
    assert caught.value.code == "unknown-match"
    assert list(one.rooms) == []


async def test_nobody_waits_in_a_room_for_a_game_to_be_compiled(store: Database) -> None:
    """A match of a game still being compiled is refused with the request to come again, and loaded later."""
    await dealt(store)
    one = Process(store)
    with pytest.raises(Refusal) as caught:
        await one.rooms.room("m")
    assert caught.value.code == "warming-up" and one.rooms.here("m") is None
    await one.ready()
    assert (await one.rooms.room("m")).match.status == "live"


async def test_only_what_somebody_looks_at_is_watched(store: Database) -> None:
    """Only matches with a watcher are followed, each from the last entry that is known here."""
    for match in "ab":
        await dealt(store, match)
    one = await Process(store).ready()
    (await one.rooms.room("a")).watchers.add(Listener())
    await one.plays(await one.rooms.room("a"))
    await one.rooms.room("b")
    assert one.rooms.watched() == {"a": 4}


async def test_what_another_process_wrote_is_taken_in_when_it_is_asked_for(shared: Database) -> None:
    """With a shared store a room that is asked for has the newest log; one looked up in memory may be older."""
    await dealt(shared)
    one, other = [await Process(shared).ready() for _ in range(2)]
    await other.rooms.room("m")
    await one.plays(await one.rooms.room("m"))
    assert (await other.rooms.cached("m")).match.seq == 3
    assert (await other.rooms.room("m")).match.seq == 4

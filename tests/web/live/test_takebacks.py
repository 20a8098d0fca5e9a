"""Undo in a running hall: an agent that thought about an undone position does not move, at any process."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.play.commit import Append, commit
from parlour.store.database import Database
from parlour.table import takebacks
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.seat import Seat
from parlour.web.clock import now
from parlour.web.live.room import Room
from tests.store.databases import KINDS, fresh
from tests.table.playing import RED, replayed
from tests.web.live.halls import Listener, Process, dealt

ROBIN = Seat(None, "Robin", "random", {})


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a database of each kind."""
    with fresh(request.param, tmp_path) as made:
        yield made


async def thought(*rooms: Room) -> None:
    """Wait until no agent thinks in these rooms."""
    for room in rooms:
        if room.thinking is not None:
            await room.thinking


async def her_turn(process: Process, room: Room) -> None:
    """Let the agent play until Ann is to move."""
    process.committer.wake(room)
    await thought(room)
    assert room.match.to_act() == 0


def taking(process: Process, entry: int, command: str = "back") -> Callable[[Match], Append]:
    """Return the decision to undo an entry."""
    return lambda match: process.committer.append(match, [takebacks.decide_takeback(match, 0, entry, command, now())])


async def appended(store: Database, match: Match, entry: Entry) -> Match:
    """Return the match with an entry that another process wrote."""
    assert await store.append(commit(match, [entry]))
    return match.after([entry])


async def stands(store: Database, *rooms: Room) -> Match:
    """Return the match as the log alone tells it, and require that each room agrees."""
    match = await store.load("m")
    assert match is not None and match.state is not None and match.diverged_at is None
    for room in rooms:
        assert room.match.seq == match.seq and room.match.state is not None
        assert room.match.state.tobytes() == match.state.tobytes()
    return match


async def test_an_agent_that_thinks_meanwhile_moves_no_more(store: Database) -> None:
    """Ann's undo takes back all that followed her move, whether the agent's answer was written before it or not."""
    await dealt(store, seats=(RED, ROBIN))
    one, eve = Process(store), Listener()
    room = await one.room()
    room.watchers.add(eve)
    for turn in range(6):
        await her_turn(one, room)
        before = room.match.state
        await one.plays(room, f"mine-{turn}")
        mine = room.match.seq
        for _ in range(turn):  # the agent's move is a little further each time: on its way or written
            await asyncio.sleep(0)
        await one.committer.submit(room, taking(one, mine, f"back-{turn}"))
        await thought(room)
        assert room.match.to_act() == 0 and room.match.log[-1].kind == "takeback"
        assert before is not None and room.match.state is not None
        assert room.match.state.tobytes() == before.tobytes()
    match = await stands(store, room)
    assert match.taken_back == 6
    told = [message["entry"]["kind"] for message in eve.heard("entry")]
    assert told == [entry.kind for entry in match.log[3:]]
    await one.committer.close([room])


def _both(*works: Awaitable[object]) -> Awaitable[Sequence[object]]:
    return asyncio.gather(*works, return_exceptions=True)


async def test_what_an_old_cache_thought_is_none(shared: Database) -> None:
    """At a process that has not heard of the undo the agent's move finds its place taken, and is dropped."""
    await dealt(shared, seats=(RED, ROBIN))
    other, eve = Process(shared), Listener()
    match = await shared.load("m")
    assert match is not None
    while match.to_act() == 0 or match.log[-1].seat != 0:  # until the agent has an answer to find
        match = await appended(shared, match, match.decide_act(match.to_act(), "take 1", f"{match.seq}", now()))
    there = await other.room()
    there.watchers.add(eve)
    await appended(shared, match, takebacks.decide_takeback(match, 0, match.seq, "back", now()))
    other.committer.wake(there)
    await thought(there)
    assert [message["entry"]["kind"] for message in eve.heard("entry")] == ["takeback"]
    assert (await stands(shared, there)).log[-1].kind == "takeback"
    await other.committer.close([there])


async def test_two_tabs_take_one_move_back(shared: Database) -> None:
    """One command sent twice makes one entry. Two commands for one entry make one undo and one refusal that says so."""
    await dealt(shared, seats=(RED, ROBIN))
    one, other = await Process(shared).ready(), Process(shared)
    here, there = await one.room(), await other.room()
    await her_turn(one, here)
    await one.plays(here, "mine-1")
    await thought(here)
    await one.plays(here, "mine-2")
    await thought(here)
    mine = takebacks.open_to_takeback(here.match) or 0
    told = await _both(
        one.committer.submit(here, taking(one, mine, "left")),
        other.committer.submit(there, taking(other, mine, "right")),
    )
    (refusal,) = [one for one in told if one is not None]
    assert isinstance(refusal, Refusal) and refusal.code == "takeback-done"
    room = await one.rooms.room("m")
    for _ in range(2):
        await one.tables.command(
            room,
            "0-same",
            lambda match: [
                takebacks.decide_takeback(match, 0, takebacks.open_to_takeback(match) or 0, "0-same", now())
            ],
        )
        decided = room.match.answered("0-same")
        assert decided is not None and decided.kind == "takeback"
    match = await stands(shared)
    assert match.taken_back == 2 and replayed(match).taken_back == 2
    await asyncio.gather(one.rooms.close(), one.committer.close([here]), other.committer.close([there]))

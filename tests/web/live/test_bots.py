"""Bots: an agent moves once whenever it is its turn, at one process."""

import asyncio
from threading import current_thread

from structlog.testing import capture_logs

from parlour.store.database import Database
from parlour.table import timestamps
from parlour.table.seat import Seat
from parlour.web.clock import now
from parlour.web.environment import running_in
from parlour.web.live.bots import LEASE, Bots, Turns, within
from parlour.web.live.room import Room
from tests.table.playing import RED
from tests.web.live.halls import Listener, Machine, Process, dealt

ROBIN, WREN = Seat(None, "Robin", "random", {}), Seat(None, "Wren", "random", {})


def _thinks(room: Room) -> bool:
    """Return True if the house is to move in a room."""
    seat = room.match.seats[room.match.to_act() or 0]
    return seat is not None and seat.agent is not None


async def thought(room: Room) -> None:
    """Wait until no agent thinks in a room."""
    while room.thinking is not None and not room.thinking.done():
        await room.thinking


async def test_two_agents_play_to_the_end_once_woken(store: Database) -> None:
    """Two agents play to the end; each turn is announced as thinking, and each move is one entry of the log."""
    await dealt(store, seats=(ROBIN, WREN))
    one, eve = Process(store), Listener()
    room = await one.room()
    room.watchers.add(eve)
    one.committer.wake(room)
    await thought(room)
    moves = await store.since("m", 3)
    assert room.match.status == "over" and {entry.kind for entry in moves} == {"act"}
    assert [entry.command for entry in moves] == [f"house-{entry.seq}" for entry in moves]
    assert len(eve.heard("thinking")) == len(moves)
    one.committer.wake(room)
    await one.committer.close([room])
    assert not eve.heard("thinking")[len(moves) :]


def test_time_for_thinking_begins_when_it_is_taken_and_ends() -> None:
    """The time for thinking ends, and is measured by the even clock, whatever the time of day."""
    clock = Machine()
    clock.goes_on(hours=1)
    goes_on = within(400, clock.steady)
    assert goes_on(0)
    clock.goes_on(milliseconds=399)
    assert goes_on(1_000_000)
    clock.goes_on(milliseconds=1)
    assert not goes_on(0)


async def test_the_strongest_of_the_house_moves_when_their_time_is_over(store: Database) -> None:
    """The strongest agent moves when their time is over. An hour passes whenever the agent looks at the clock, so there
    are at most two looks per move.
    """
    looks: list[str] = []

    class Hasty(Machine):
        def steady(self) -> int:
            looks.append(current_thread().name)
            self.goes_on(hours=1)
            return super().steady()

    with running_in(Hasty()):
        await dealt(store, seats=(Seat(None, "Madame Strix", "strix", {}), WREN))
        one = Process(store)
        room = await one.room()
        one.committer.wake(room)
        await thought(room)
        moves = [entry for entry in room.match.log if entry.kind == "act"]
        await one.committer.close([room])
    thinking = [name for name in looks if name.startswith("agent")]
    assert len(moves) < len(thinking) <= 2 * len(moves)


async def test_the_strongest_of_the_house_searches_nothing_that_people_play(store: Database) -> None:
    """The strongest agent moves at once while two people have its position, and searches again afterwards."""
    looks: list[str] = []

    class Watched(Machine):
        def steady(self) -> int:
            looks.append(current_thread().name)
            self.goes_on(hours=1)
            return super().steady()

    with running_in(Watched()):
        charm = {"cards": [1]}
        strix, eve, ann, ben = (
            Seat(None, "Madame Strix", "strix", charm),
            *(Seat(name, name, None, charm) for name in ("eve", "ann", "ben")),
        )
        await dealt(store, "people", seats=(ann, ben))
        one = await Process(store).ready()
        people = await one.room("people")
        names = [f"m{number}" for number in range(8)]  # the lot decides who begins
        for name in names:
            await dealt(store, name, seats=(strix, eve))
        room = next(room for room in [await one.room(name) for name in names] if _thinks(room))
        one.committer.wake(room)
        await thought(room)
        assert room.match.seq == 4 and sum(name.startswith("agent") for name in looks) == 1
        await one.plays(people)
        looks.clear()
        await one.plays(room, "mine")
        await thought(room)
        assert room.match.seq == 6 and sum(name.startswith("agent") for name in looks) > 1
        await one.committer.close([room])


async def test_an_agent_waits_for_who_is_to_move(store: Database) -> None:
    """An agent answers each move of the other player, and never moves for them."""
    await dealt(store, seats=(RED, ROBIN))
    one = Process(store)
    room = await one.room()
    one.committer.wake(room)
    await thought(room)
    while room.match.to_act() is not None:
        assert room.match.to_act() == 0
        await one.plays(room, f"mine-{room.match.seq}")
        await thought(room)
    by = {(entry.seat, (entry.command or "").partition("-")[0]) for entry in room.match.log[3:]}
    assert by == {(0, "mine"), (1, "house")}
    await one.committer.close([room])


async def test_one_turn_is_thought_about_once(store: Database) -> None:
    """A turn is thought about once, however often a room is woken. If two processes think, the second's move is
    dropped.
    """
    await dealt(store, seats=(ROBIN, WREN))
    one, two = Process(store), Process(store)
    here, there = await one.room(), await two.room()
    one.committer.wake(here)
    first = here.thinking
    one.committer.wake(here)
    assert here.thinking is first
    two.committer.wake(there)
    with capture_logs() as troubles:
        await asyncio.gather(thought(here), thought(there))
    assert not troubles
    for room in (here, there):
        assert [entry.seat for entry in room.match.log] == [entry.seat for entry in await store.since("m", 0)]
        assert room.match.status == "over"
    await asyncio.gather(one.committer.close([here]), two.committer.close([there]))


async def test_a_move_that_failed_is_tried_again(store: Database) -> None:
    """A move that failed to be written is tried again, so that the table does not stand still."""
    await dealt(store, seats=(ROBIN, WREN))
    one = Process(store)
    room = await one.room()
    tries = []

    async def move(room: Room, seat: int, action: str, seq: int) -> None:
        tries.append(seq)
        if len(tries) == 1:
            raise OSError("the disk is full")
        entry = room.match.decide_act(seat, action, f"house-{seq + 1}", now())
        room.take([entry])

    bots = Bots(1, move, one.played, Turns(store, "one"))
    bots.wake(room)
    await thought(room)
    await bots.close([room])
    assert room.match.status == "over" and tries[:3] == [3, 3, 4]


async def test_a_turn_belongs_to_one_process_while_it_lives(shared: Database, machine: Machine) -> None:
    """With a shared store, only one process thinks about a turn. Another takes over when it falls silent."""
    await dealt(shared, seats=(ROBIN, WREN))
    one, eve = Process(shared), Listener()
    room = await one.room()
    room.watchers.add(eve)
    assert await shared.heartbeat.claim_turn("m", "other", now(), timestamps.later(now(), LEASE))
    one.committer.wake(room)
    await thought(room)
    assert not eve.told and room.match.seq == 3
    machine.goes_on(milliseconds=LEASE + 1)
    one.committer.wake(room)
    await thought(room)
    assert room.match.status == "over"
    await one.committer.close([room])

"""The committer: each command is decided on the newest log, written once, and told by every process with the room."""

import asyncio
from dataclasses import replace
from itertools import count

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from parlour.table.clock import Clock
from parlour.table.match import Match
from parlour.table.terms import Terms
from parlour.web.clock import Reading, read
from parlour.web.live.attendance import Attendance
from parlour.web.live.committer import MOST_DECISIONS
from tests.web.live.halls import Listener, Machine, Process, dealt

BLITZ = Terms(clock=Clock(bank=60))


async def kinds(store: Database) -> list[str]:
    """Return the kinds of the entries after the deal."""
    return [entry.kind for entry in await store.since("m", 3)]


async def test_what_another_process_moved_on_is_decided_again(store: Database) -> None:
    """A command that lost the race is decided again on the newest log, and both entries are told in order."""
    await dealt(store)
    one, two, eve = Process(store), Process(store), Listener()
    here, there = await one.room(), await two.room()
    here.watchers.add(eve)
    decided_at = []

    def decide(match: Match) -> Append:
        decided_at.append(match.seq)
        return one.taking(match, match.to_act(), "slow")

    await two.plays(there, "fast")
    await one.committer.submit(here, decide)
    assert decided_at == [3, 4]
    assert [entry.command for entry in await store.since("m", 3)] == ["fast", "slow"]
    assert [entry.command for entry in here.match.log[3:]] == ["fast", "slow"] and len(eve.heard("entry")) == 2
    assert one.bus.said == [("match", "m")]


async def test_what_was_refused_on_an_old_cache_is_decided_again(store: Database) -> None:
    """A move refused on a stale cache is decided again and played; refused on the newest log, it is not written."""
    await dealt(store)
    one, two = Process(store), Process(store)
    here, there = await one.room(), await two.room()
    turn = here.match.to_act()
    assert turn is not None
    other = 1 - turn
    await two.plays(there)
    await one.committer.submit(here, lambda match: one.taking(match, other, "their turn here too"))
    with pytest.raises(Refusal) as refused:
        await one.committer.submit(here, lambda match: one.taking(match, other, "twice"))
    assert refused.value.code == "not-your-turn" and await kinds(store) == ["act", "act"]


async def test_owed_time_is_given_back_once_before_anything_is_decided(store: Database, machine: Machine) -> None:
    """One entry gives back the owed time before the command, although the absence seems longer at each look."""
    await dealt(store, terms=BLITZ)
    looks = count(1)
    ever_later = Attendance(lambda: _later(read(), next(looks)))
    one = Process(store, attendance=ever_later)
    here = await one.room()
    machine.goes_on(minutes=30)
    await one.plays(here)
    assert await kinds(store) == ["downtime", "act"]


def _later(reading: Reading, seconds: int) -> Reading:
    return Reading(reading.wall + 1000 * seconds, reading.steady + 1000 * seconds)


async def test_time_that_another_process_gave_back_is_not_given_back_again(store: Database, machine: Machine) -> None:
    """Of two processes that were away together the second finds the first's entry, and writes the command alone."""
    await dealt(store, terms=BLITZ)
    one, two = Process(store), Process(store)
    here, there = await one.room(), await two.room()
    machine.goes_on(minutes=30)
    await two.committer.submit(there, lambda _match: None)
    assert await kinds(store) == ["downtime"]
    await one.plays(here)
    assert await kinds(store) == ["downtime", "act"]


async def test_time_is_given_back_together_with_what_another_process_wrote(store: Database, machine: Machine) -> None:
    """Owed time is computed from the newest log, after another process's move, and given back before the command."""
    await dealt(store, terms=BLITZ)
    one = Process(store)
    here = await one.room()
    machine.goes_on(seconds=10)
    two = Process(store)
    await two.plays(await two.room(), "meanwhile")
    machine.goes_on(seconds=10)
    await one.plays(here)
    assert await kinds(store) == ["act", "downtime", "act"]
    assert (await store.since("m", 4))[0].data == {"milliseconds": 10_000}


async def test_deciding_comes_to_an_end(store: Database) -> None:
    """A command whose place is taken again and again is refused after a number of decisions, and nothing is written."""
    await dealt(store)
    one = Process(store)
    here = await one.room()
    decisions = []

    def too_late(match: Match) -> Append:
        decisions.append(match.seq)
        append = one.taking(match, match.to_act(), "c")
        return replace(append, entries=[replace(append.entries[0], seq=1)])

    with pytest.raises(Refusal) as refused:
        await one.committer.submit(here, too_late)
    assert refused.value.code == "out-of-date" and len(decisions) == 1 + MOST_DECISIONS  # one as it came
    assert await kinds(store) == []


@pytest.mark.parametrize("waits", [False, True])
async def test_who_goes_away_is_played_for_to_the_end(store: Database, waits: bool) -> None:
    """A command is written and told even if its caller goes away, before the hall closes."""
    await dealt(store)
    one, eve = Process(store), Listener()
    here = await one.room()
    here.watchers.add(eve)
    if waits:
        await here.lock.acquire()
    calling = asyncio.create_task(one.plays(here))
    await asyncio.sleep(0)  # until it has begun
    calling.cancel()
    if waits:
        here.lock.release()
    await one.committer.close([here])
    assert calling.cancelled() and await kinds(store) == ["act"] and len(eve.heard("entry")) == 1


async def test_a_room_is_looked_at_without_a_command(store: Database) -> None:
    """An entry that another process wrote is taken in and told once when a room is looked at."""
    await dealt(store)
    one, two, eve = Process(store), Process(store), Listener()
    here = await one.room()
    here.watchers.add(eve)
    await two.plays(await two.room())
    for _ in range(2):
        await one.committer.look(here)
    assert here.match.seq == 4 and len(eve.heard("entry")) == 1


async def test_a_move_nothing_is_in_the_way_of_takes_no_task(store: Database) -> None:
    """An unhindered move is decided as it comes, then written, then told, and only then its caller hears of it."""
    await dealt(store)
    one, eve = Process(store), Listener()
    here = await one.room()
    here.watchers.add(eve)
    tasks, told = asyncio.all_tasks(), asyncio.get_running_loop().create_future()
    settled = one.committer.submit(here, lambda match: one.taking(match, match.to_act(), "c"))
    settled.add_done_callback(lambda _: told.set_result((here.lock.locked(), len(eve.heard("entry")))))
    assert asyncio.all_tasks() == tasks and here.lock.locked() and not eve.heard("entry")
    assert await told == (False, 1) and await kinds(store) == ["act"]
    assert one.bus.said == [("match", "m")]


async def test_a_move_waits_for_whatever_is_in_the_way(store: Database) -> None:
    """A move is decided after the command before it, and on the newest log where the cache is known to be old."""
    await dealt(store)
    one, two = Process(store), Process(store)
    here, there = await one.room(), await two.room()
    decided_at = []

    def decide(match: Match) -> Append:
        decided_at.append(match.seq)
        return one.taking(match, match.to_act(), f"after {match.seq}")

    before = one.committer.submit(here, lambda match: one.taking(match, match.to_act(), "before"))
    await asyncio.gather(before, one.committer.submit(here, decide))
    await two.committer.look(there)
    await two.plays(there, "elsewhere")
    here.stale = True
    await one.committer.submit(here, decide)
    assert decided_at == [4, 6] and not here.lock.locked()


async def test_a_process_that_closes_has_told_what_it_began(store: Database) -> None:
    """A closing process first finishes all that it began, even if another process wrote first."""
    await dealt(store)
    one, two = Process(store), Process(store)
    here, there = await one.room(), await two.room()
    for before in [0, 1]:
        for _ in range(before):
            await two.committer.look(there)
            await two.plays(there, "fast")
        settled = one.committer.submit(here, lambda match: one.taking(match, match.to_act(), f"at {match.seq}"))
        await one.committer.close([here])
        assert settled.done()
    assert [entry.command for entry in await store.since("m", 3)] == ["at 3", "fast", "at 5"]


class Deaf(Listener):
    """A watcher to whom every message fails."""

    def send(self, message: bytes) -> None:
        raise KeyError("deaf")


async def test_what_could_not_be_told_is_written_all_the_same(store: Database) -> None:
    """A failure to tell a watcher does not undo the writing: the caller hears of success, and the log goes on."""
    await dealt(store)
    one = Process(store)
    here = await one.room()
    deaf = Deaf()
    here.watchers.add(deaf)
    complaints = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _loop, told: complaints.append(told["exception"]))
    await one.plays(here)
    assert here.stale and here.match.answered("c") is not None and not here.lock.locked()
    assert [type(complaint) for complaint in complaints] == [KeyError]
    here.watchers.discard(deaf)
    await one.plays(here, "next")
    assert await kinds(store) == ["act", "act"] and not here.stale

"""The heartbeat on both databases: each due match goes to one process, and the hall's last beat is kept."""

import asyncio
from typing import Any

from parlour.core import registry
from parlour.hall.heartbeat import THE_HALL, Beat, Gone, Outage
from parlour.hall.hosting.vitals import Counts
from parlour.hall.listings import Summary
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.hall.play import opening
from parlour.hall.play.challenges import propose
from parlour.hall.play.commit import Append
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import open_match
from parlour.store.database import Database
from parlour.table import timestamps
from parlour.table.clock import Clock
from parlour.table.terms import Terms
from tests.store.databases import database_at
from tests.table.playing import BLUE, NOW, RED, dealt_match, empty_table

MINUTE = Terms(clock=Clock(bank=60))
GAMES = ["nim"]


def later(seconds: int) -> str:
    """Return a time so long after the deal."""
    return timestamps.later(NOW, 1000 * seconds)


async def opened(database: Database, count: int, terms: Terms = MINUTE) -> set[str]:
    """Return the ids of so many matches, all dealt at the same time."""
    ids = {f"m{number}-{terms.rated}" for number in range(count)}
    for match_id in ids:
        assert await database.append(
            open_match("nim", "nim:free", 0, RED, BLUE, MatchIdentity(match_id, bytes(32), NOW), terms)
        )
    return ids


async def test_a_due_match_is_given_to_one_process(url: str) -> None:
    """Two processes that look at once share the due matches; after its lease a match goes to the next that looks."""
    async with database_at(url) as one, database_at(url) as two:
        ids = await opened(one, 12)
        await opened(one, 2, Terms(rated=True))
        assert await one.heartbeat.claim_due(GAMES, later(59), later(70)) == []
        assert await one.heartbeat.claim_due(["chess"], later(60), later(70)) == []
        looks = [database.heartbeat.claim_due(GAMES, later(60), later(70)) for database in (one, two)]
        given: list[Any] = [match_id for look in await asyncio.gather(*looks) for match_id in look]
        assert len(given) == len(set(given)) and set(given) <= ids
        given += await two.heartbeat.claim_due(GAMES, later(60), later(70))
        assert sorted(given) == sorted(ids)
        assert set(await two.heartbeat.claim_due(GAMES, later(71), later(80))) == ids


async def test_an_agent_thinks_in_one_process(url: str) -> None:
    """The process with a turn may prolong it; another has it when it is given back or expires."""
    async with database_at(url) as one, database_at(url) as two:
        agent = opening.agent_seat("random")
        begun = open_match("nim", "nim:free", 1, BLUE, agent, MatchIdentity("house", b"a" * 32, NOW))
        assert await one.append(begun)
        assert begun.summary.turn == 0, "the agent is red and begins"
        turns = [
            database.heartbeat.claim_turns(GAMES, name, NOW, later(6)) for database, name in ((one, "1"), (two, "2"))
        ]
        assert sorted(len(given) for given in await asyncio.gather(*turns)) == [0, 1]
        thinker, other = ("1", "2") if await one.heartbeat.claim_turn("house", "1", NOW, later(6)) else ("2", "1")
        assert not await two.heartbeat.claim_turn("house", other, later(5), later(9))
        assert await one.heartbeat.claim_turn("house", thinker, later(5), later(10))
        assert await two.heartbeat.claim_turns(GAMES, other, later(9), later(20)) == []
        assert await two.heartbeat.claim_turns(GAMES, other, later(11), later(20)) == ["house"]
        await one.heartbeat.give_back_turn("house", thinker)
        assert not await one.heartbeat.claim_turn("house", thinker, later(12), later(30)), "it has it no more"
        await two.heartbeat.give_back_turn("house", other)
        assert await one.heartbeat.claim_turn("house", thinker, later(12), later(30))


async def test_running_clocks_are_found(database: Database) -> None:
    """Running clocks are found by game, and matches without one are not."""
    ids = await opened(database, 2)
    await opened(database, 1, Terms(rated=True))
    assert set(await database.heartbeat.timed("nim")) == ids and await database.heartbeat.timed("chess") == []


async def test_a_lease_from_a_time_that_was_put_back_holds_nobody_up(database: Database) -> None:
    """A lease taken while the time of day was an hour ahead does not hold up the next process."""
    ids = await opened(database, 2)
    hour = 3600
    assert set(await database.heartbeat.claim_due(GAMES, later(hour + 60), later(hour + 62))) == ids
    assert set(await database.heartbeat.claim_due(GAMES, later(60), later(62))) == ids


async def test_the_last_signs_of_life(database: Database) -> None:
    """Each process has its own last beat, and of those that have ended the latest stays."""
    assert await database.heartbeat.beats() == {}
    for name, seconds in (("one", 5), ("two", 9), ("three", 7)):
        await database.commit(Beat(name, later(seconds)))
    await database.commit(Beat("three", later(8)))
    for name in ("two", "one", "nobody"):
        await database.commit(Gone(name))
    assert await database.heartbeat.beats() == {THE_HALL: later(9), "three": later(8)}


async def test_outages_are_heard_of_once(database: Database) -> None:
    """Each outage has a number, so that a process reads only those it does not know."""
    for since, until in ((5, 9), (20, 30)):
        await database.commit(Outage(later(since), later(until)))
    (number, first), (_number, second) = await database.heartbeat.outages(0)
    assert (first, second) == (Outage(later(5), later(9)), Outage(later(20), later(30)))
    assert [one for _number, one in await database.heartbeat.outages(number)] == [second]


async def test_what_has_its_day_has_so_much_longer(database: Database) -> None:
    """An outage extends a waiting challenge by its length, however many processes report it."""
    ann = Player("ann", "Ann")
    await database.commit(Arrived(ann))
    rules = registry.game("nim").rule_book.parse("nim:free")
    offered = propose(MatchIdentity("c", bytes(32), NOW), rules, ann, None, 0, Terms(), "lobby", None)
    await database.commit(offered)
    await database.commit(Outage(later(60), later(120)))
    await database.commit(Outage(later(90), later(150)))
    found = await database.challenges.challenge("c")
    assert found is not None and found.expires == timestamps.later(offered.challenge.expires, 90_000)
    await database.commit(Outage(later(10_000_000), later(10_000_060)))
    assert await database.challenges.challenge("c") == found, "its day was over"


async def test_matches_are_counted_by_how_they_stand(database: Database) -> None:
    assert await database.vitals.counts(NOW) == Counts(0, 0, 0, 0)
    for number, status in enumerate(["live", "live", "open", "over"]):
        match = dealt_match(match_id=f"m{number}")
        table = empty_table(match.rules.text, match.id, match.secret)
        summary = Summary(status, turn=None)  # type: ignore[arg-type]  # all are
        await database.append(Append(table, match.log, created=True, summary=summary))
    assert await database.vitals.counts(NOW) == Counts(2, 1, 0, 0)

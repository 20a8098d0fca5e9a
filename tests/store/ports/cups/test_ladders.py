"""Ladders on both databases: challenges, matches and the final prize are written once, whoever is first."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.cups.boards import to_play
from parlour.hall.cups.ladder import Drop, Propose, TakeUp
from parlour.hall.cups.plan import WEEK
from parlour.hall.cups.tournaments import CallTime, Conclude, Leave, StartInTime, Tournament
from parlour.hall.people.ties import Tie
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.databases import database_at
from tests.store.ports.cups.cup import (
    PRIZE,
    accounts,
    announced,
    entered,
    gil,
    kinds,
    played,
    resignation,
)
from tests.table.playing import NOW

ENDS = timestamps.later(NOW, 2 * WEEK)


async def season(database: Database, *numbers: int, **plan: Any) -> Tournament:
    """Return a ladder of these players that has begun, with a prize."""
    await accounts(database, 4)
    await announced(database, form="ladder", ends=ENDS, prize=PRIZE, **plan)
    await entered(database, *numbers)
    return await database.tournaments.get("t1")


async def refused(work: Any) -> str:
    """Return the code with which the work is refused."""
    with pytest.raises(Refusal) as told:
        await work
    return told.value.code


async def test_a_season_that_starts_at_once_has_begun_when_it_is_announced(database: Database) -> None:
    """A season without a start time is live when announced, so that no outage can delay it."""
    found = await season(database)
    assert (found.status, found.deadline) == ("live", ENDS)


async def test_a_season_that_was_announced_ahead_begins_at_its_time(database: Database) -> None:
    """An announced season begins at its time with those who have entered."""
    starts = timestamps.later(NOW, WEEK)
    assert (await season(database, 1, starts=starts)).status == "open"
    assert await refused(database.commit(StartInTime("t1", NOW))) == "tournament-closed"
    await database.commit(StartInTime("t1", starts))
    found = await database.tournaments.get("t1")
    assert (found.status, [one.number for one in found.entrants]) == ("live", [0])


async def test_a_season_is_played_and_paid(url: str, database: Database) -> None:
    """A season is joined, played and paid once at its end, by whichever process."""
    found = await season(database, 1)
    assert (found.status, found.deadline) == ("live", ENDS)
    await entered(database, 2)
    assert await refused(entered(database, 2)) == "already-entered"
    found = await database.tournaments.get("t1")
    assert sorted((one.player, one.number) for one in found.entrants) == [("p1", 0), ("p2", 1)]
    await database.commit(Propose("t1", "p1", "p2", NOW))
    assert await database.notices.waiting(["p1", "p2"], NOW) == {"p2": 1}
    (told,) = await database.notices.of("p2", NOW, 9)
    assert (told.notice.kind, told.due) == ("cup-challenged", ENDS)
    taking = TakeUp("t1", "p2", 1, 1, NOW)
    taken = await asyncio.gather(*(database.commit(taking) for _ in range(9)), return_exceptions=True)
    assert taken.count(None) == 1
    assert await kinds(database, 2) == ["cup-challenged"]
    assert [one.waits for one in await database.notices.of("p2", NOW, 9)] == [True, False]  # the match waits
    found = await played(database)
    assert found.status == "live" and to_play(found) == []
    assert await refused(database.commit(Propose("t1", "p2", "p1", NOW))) == "ladder-met"
    assert await database.tournaments.due(timestamps.later(ENDS, -1)) == []
    assert await database.tournaments.due(ENDS) == ["t1"]
    assert await refused(database.commit(Conclude("t1", timestamps.later(ENDS, -1)))) == "tournament-closed"
    async with database_at(url) as other:
        ends = [(database, other)[number % 2].commit(Conclude("t1", ENDS)) for number in range(10)]
        assert (await asyncio.gather(*ends, return_exceptions=True)).count(None) == 1
    found = await database.tournaments.get("t1")
    champion = found.champion()
    assert found.status == "over" and champion is not None
    assert await gil(database) == [50, *([100, 50] if champion.player == "p1" else [50, 100]), 0]
    assert (await kinds(database, 1))[0] == (await kinds(database, 2))[0] == "cup-over"
    assert await refused(entered(database, 3)) == "tournament-closed"


async def test_it_waits_for_what_is_played_at_its_end(database: Database) -> None:
    """A season waits for the matches being played at its end, and the last result ends it."""
    await season(database, 1, 2)
    await database.commit(Propose("t1", "p1", "p2", NOW))
    await database.commit(TakeUp("t1", "p2", 1, 1, NOW))
    await database.commit(CallTime("t1", NOW))  # before its time, as for its end
    await database.commit(Conclude("t1", NOW))
    found = await database.tournaments.get("t1")
    assert found.status == "live"
    (board,) = to_play(found)
    assert await database.append(await resignation(database, str(board.match), 0))
    assert (await database.tournaments.get("t1")).status == "over"
    assert sum(await gil(database)) == 200 and (await gil(database))[-1] == 0


async def test_nobody_joins_and_the_prize_comes_back(database: Database) -> None:
    """A season without entrants ends like any other, and the prize goes back."""
    found = await season(database)
    assert (found.status, found.entrants) == ("live", ())
    await database.commit(Conclude("t1", ENDS))
    assert (await database.tournaments.get("t1")).status == "over"
    assert await gil(database) == [200, 0, 0, 0]


async def test_a_challenge_is_declined_or_withdrawn(database: Database) -> None:
    """Only a declined challenge is told, to its maker. Afterwards nothing waits, and the two may meet again."""
    await season(database, 1, 2)
    for by in ("p2", "p1"):
        await database.commit(Propose("t1", "p1", "p2", NOW))
        assert await database.notices.waiting(["p2"], NOW) == {"p2": 1}
        await database.commit(Drop("t1", by, 1, 1, NOW))
        assert await database.notices.waiting(["p2"], NOW) == {}
    assert await kinds(database, 1) == ["cup-declined"]
    assert await refused(database.commit(Drop("t1", "p1", 1, 1, NOW))) == "ladder-answered"


async def test_who_withdraws_leaves_no_challenge_behind(database: Database) -> None:
    await season(database, 1, 2, 3)
    await database.commit(Propose("t1", "p1", "p2", NOW), Propose("t1", "p3", "p2", NOW))
    await database.commit(Leave("t1", "p1"))
    found = await database.tournaments.get("t1")
    (waits,) = found.pairings
    assert waits.first is not None and found.entrant(waits.first).player == "p3"
    assert await refused(database.commit(TakeUp("t1", "p2", 1, 1, NOW))) == "ladder-answered"


@pytest.mark.parametrize(("by", "code"), [("p1", "blocked-by-you"), ("p2", "blocked-by-other")])
async def test_who_is_kept_away_challenges_nobody(database: Database, by: str, code: str) -> None:
    await season(database, 1, 2)
    await database.commit(Tie(by, "p2" if by == "p1" else "p1", "blocked", NOW))
    assert await refused(database.commit(Propose("t1", "p1", "p2", NOW))) == code
    assert (await database.tournaments.get("t1")).pairings == ()


async def test_two_at_once_are_one_challenge(url: str, database: Database) -> None:
    """Of simultaneous challenges of two players who may meet once a week, one is written."""
    await season(database, 1, 2)
    async with database_at(url) as other:
        pairs = [(database, "p1", "p2"), (other, "p2", "p1")] * 5
        made = await asyncio.gather(
            *(store.commit(Propose("t1", by, to, NOW)) for store, by, to in pairs), return_exceptions=True
        )
    assert made.count(None) == 1 and len((await database.tournaments.get("t1")).pairings) == 1


async def test_a_second_meeting_is_another_match(database: Database) -> None:
    """Two players can meet again in the same week."""
    found = await season(database, 1, 2, meetings=2)
    for number in (1, 2):
        await database.commit(Propose("t1", "p1", "p2", NOW))
        await database.commit(TakeUp("t1", "p2", 1, number, NOW))
        found = await played(database)
    assert len({one.match for one in found.pairings}) == 2
    assert [one.points for one in found.standings()] == [1.0, 1.0]  # each sat first once, and that seat wins
    assert replace(found, status="over").rounds == 2

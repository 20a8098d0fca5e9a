"""Prizes on both databases: each is paid or given back once, whoever writes first or leaves."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import select

from parlour.core.refusal import Refusal
from parlour.hall.cups.boards import to_play
from parlour.hall.cups.ladder import Propose, TakeUp
from parlour.hall.cups.tournaments import CallOff, CallTime, Conclude, Leave, Start, StartInTime
from parlour.hall.effects import Effect
from parlour.hall.people.accounts import Departed
from parlour.store import tables
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.databases import database_at
from tests.store.ports.cups.cup import (
    PRIZE,
    SOON,
    accounts,
    announced,
    entered,
    gil,
    played,
    resignation,
)
from tests.store.ports.cups.test_ladders import ENDS, season
from tests.table.playing import NOW

AFTER = timestamps.later(NOW, 1)


async def moved(database: Database) -> Counter[str]:
    """Return how often a prize was moved, by reason."""
    async with database._engine.connect() as connection:
        memos = (await connection.execute(select(tables.transfer.c.memo))).scalars()
        return Counter(memo for memo in memos if memo in ("put-up", "put-back", "cup-prize"))


async def at_once(url: str, database: Database, *writes: Effect) -> list[Any]:
    """Return the outcome of each write, all sent from two processes at the same time."""
    async with database_at(url) as other:
        sent = [(database, other)[at % 2].commit(write) for at, write in enumerate(writes)]
        outcomes = await asyncio.gather(*sent, return_exceptions=True)
    assert all(one is None or isinstance(one, Refusal) for one in outcomes), outcomes
    return outcomes


async def test_called_off_and_started_by_the_clock_at_once(url: str, database: Database) -> None:
    """A tournament called off and started at the same moment gives its prize back or plays for it, never both."""
    await accounts(database, 3)
    await announced(database, starts=SOON, prize=PRIZE)
    await entered(database, 1, 2)
    outcomes = await at_once(url, database, *[CallOff("t1", SOON), StartInTime("t1", SOON)] * 5)
    assert outcomes.count(None) == 1
    off = (await database.tournaments.get("t1")).status == "off"
    assert await moved(database) == {"put-up": 1, **({"put-back": 1} if off else {})}
    assert await gil(database) == ([200, 0, 0, 0] if off else [50, 0, 0, 150])


async def test_a_last_result_the_end_of_the_season_and_who_withdraws_at_once(url: str, database: Database) -> None:
    """At a simultaneous last result, end and withdrawal each prize is paid once or goes back once."""
    await season(database, 1, 2)
    await database.commit(Propose("t1", "p1", "p2", NOW))
    await database.commit(TakeUp("t1", "p2", 1, 1, NOW))
    (board,) = to_play(await database.tournaments.get("t1"))
    end = await resignation(database, str(board.match), 0)
    ends = [database.append(end) for _ in range(4)]
    writes = [Conclude("t1", ENDS), Leave("t1", "p1"), CallTime("t1", NOW)] * 3
    results = asyncio.gather(*ends)
    await at_once(url, database, *writes)
    assert sum(await results) == 1
    await at_once(url, database, *[Conclude("t1", ENDS)] * 4)
    assert (await database.tournaments.get("t1")).status == "over"
    found = await database.tournaments.get("t1")
    gone = any(one.withdrawn for one in found.entrants)
    has = await gil(database)
    assert sum(has) == 200 and has[-1] == 0 and (has[1] == 0) == gone
    assert await moved(database) == {"put-up": 1, **({"cup-prize": 1, "put-back": 1} if gone else {"cup-prize": 2})}


async def test_who_leaves_the_hall_wins_nothing_and_is_waited_for_by_nobody(database: Database) -> None:
    """A player who leaves has withdrawn and has no name: no match begins with them, and their prize goes back."""
    await accounts(database, 4)
    await announced(database, form="round_robin", prize=PRIZE)
    await entered(database, 1, 2, 3)
    await database.commit(Start("t1", NOW))
    await database.commit(Departed("p1", NOW))
    found = await played(database)
    gone = next(one for one in found.entrants if one.player == "p1")
    assert gone.withdrawn and gone.name == ""
    begun = [one for one in found.pairings if one.round > 1 and gone.number in (one.first, one.second)]
    assert begun and all(one.match is None for one in begun)
    while found.status != "over":
        found = await played(database)
    assert (await gil(database))[1] == 0 and (await gil(database))[-1] == 0


async def test_who_leaves_the_hall_as_champion_of_a_season_wins_nothing(database: Database) -> None:
    """A season's winner who leaves has no prize, which goes back at the end; the next player keeps theirs."""
    await season(database, 1, 2)
    await database.commit(Propose("t1", "p1", "p2", NOW))
    await database.commit(TakeUp("t1", "p2", 1, 1, NOW))
    (board,) = to_play(await database.tournaments.get("t1"))
    found = await database.tournaments.get("t1")
    seat = 0 if found.entrant(board.first or 0).player == "p2" else 1
    assert await database.append(await resignation(database, str(board.match), seat))
    await database.commit(Departed("p1", AFTER))
    await database.commit(Conclude("t1", ENDS))
    assert await gil(database) == [150, 0, 50, 0]


@pytest.mark.parametrize("timed", [False, True])
async def test_whose_cup_it_is_leaves_the_hall_before_it_begins(url: str, database: Database, timed: bool) -> None:
    """If the organiser leaves, an untimed tournament is called off and its prize goes back; a timed one is played and
    paid.
    """
    await accounts(database, 3)
    await announced(database, prize=PRIZE, starts=SOON if timed else None)
    await entered(database, 1, 2)
    await at_once(url, database, *[Departed("p0", AFTER)] * 3)
    found = await database.tournaments.get("t1")
    assert found.status == ("open" if timed else "off")
    if timed:
        await database.commit(StartInTime("t1", SOON))
        assert (await played(database)).status == "over"
    assert await moved(database) == ({"put-up": 1, "cup-prize": 2} if timed else {"put-up": 1, "put-back": 1})
    assert (await gil(database))[-1] == 0

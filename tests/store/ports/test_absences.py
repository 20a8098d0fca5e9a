"""Absences on both databases."""

import asyncio

from parlour.core.refusal import Refusal
from parlour.hall.play.absence import DAY, ComeBack, leaving
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.ports.test_accounts import refused
from tests.store.ports.test_challenges import in_hall
from tests.table.playing import NOW

LATER = timestamps.later(NOW, 2 * DAY)


def test_one_goes_and_comes_back(url: str) -> None:
    async def work(database: Database) -> None:
        await database.commit(leaving("ben", 7, NOW))
        assert await refused(database, leaving("ben", 1, LATER)) == "away-already"
        await database.commit(ComeBack("ben", LATER))
        (one,) = await database.absences.of("ben", NOW)
        assert (one.until, one.days) == (LATER, 7)
        assert [each.player for each in await database.absences.lasting(NOW)] == ["ben"]
        assert await database.absences.lasting(LATER) == []
        await database.commit(leaving("ben", 14, LATER))
        assert await refused(database, leaving("ben", 8, timestamps.later(LATER, 15 * DAY))) == "too-many-days"

    in_hall(url, work)


def test_of_two_that_go_at_once_one_does(url: str) -> None:
    async def work(database: Database) -> None:
        going = (database.commit(leaving("ben", 14, NOW)) for _ in range(3))
        told = await asyncio.gather(*going, return_exceptions=True)
        assert sum(isinstance(one, Refusal) for one in told) == 2
        assert len(await database.absences.of("ben", NOW)) == 1

    in_hall(url, work)

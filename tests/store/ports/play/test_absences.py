"""Absences on both databases."""

import asyncio

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.play.absence import DAY, ComeBack, leaving
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.ports.people.test_accounts import refused
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

LATER = timestamps.later(NOW, 2 * DAY)


async def test_one_goes_and_comes_back(database: Database) -> None:
    await database.commit(leaving("ben", 7, NOW))
    assert await refused(database, leaving("ben", 1, LATER)) == "away-already"
    await database.commit(ComeBack("ben", LATER))
    (one,) = await database.absences.of("ben", NOW)
    assert (one.until, one.days) == (LATER, 7)
    assert [each.player for each in await database.absences.lasting(NOW)] == ["ben"]
    assert await database.absences.lasting(LATER) == []
    await database.commit(leaving("ben", 14, LATER))
    assert await refused(database, leaving("ben", 8, timestamps.later(LATER, 15 * DAY))) == "too-many-days"


async def test_of_two_that_go_at_once_one_does(database: Database) -> None:
    going = (database.commit(leaving("ben", 14, NOW)) for _ in range(3))
    told = await asyncio.gather(*going, return_exceptions=True)
    assert sum(isinstance(one, Refusal) for one in told) == 2
    assert len(await database.absences.of("ben", NOW)) == 1

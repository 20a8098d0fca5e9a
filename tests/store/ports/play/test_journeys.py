"""Journeys on both databases: a stage is reached once, kept by its player, and a community's text by its keepers."""

from dataclasses import replace

import pytest

from parlour.hall.communities.journeys import DropJourney, KeepJourney, KeptJourney
from parlour.hall.people.accounts import Departed
from parlour.hall.people.progress import StageReached
from parlour.store.database import Database
from tests.store.databases import refused
from tests.store.ports.communities.test_communities import CLUB, made
from tests.store.ports.play.test_clearing import ANN, waits
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

FIRST = StageReached("ann", "nim", None, "last-stones", "m1", NOW)
LATER = NOW.replace("2026", "2027")
OWN = KeptJourney(CLUB.id, "nim", "title = 1", NOW)


async def test_a_stage_is_reached_once_on_each_journey(database: Database) -> None:
    """The first match stays with it; a community's journey of the same game is another; others reached nothing."""
    await waits(database, ANN, "m1")
    await waits(database, ANN, "m2", 1)
    theirs = replace(FIRST, community=CLUB.id, match="m2", time=LATER)
    await database.commit(FIRST, theirs)
    await database.commit(replace(FIRST, match="m2", time=LATER))
    assert await database.progress.of("ann") == [FIRST, theirs]
    assert await database.progress.of("ben") == []


@pytest.mark.parametrize("leaves", [True, False])
async def test_what_was_reached_is_its_player_s_and_goes_with_them(database: Database, leaves: bool) -> None:
    """An export has it, and it is deleted when the player leaves for good."""
    await waits(database, ANN, "m1")
    await database.commit(FIRST)
    assert [row["stage"] for row in (await database.accounts.export("ann"))["stages"]] == ["last-stones"]
    assert (await database.accounts.export("ben"))["stages"] == []
    await database.commit(Departed("ann" if leaves else "ben", NOW))
    assert len(await database.progress.of("ann")) == (0 if leaves else 1)


async def test_keepers_write_a_community_s_journey(database: Database) -> None:
    """A text takes the place of the one before; members neither write nor remove it, hosts do."""
    await made(database)
    await database.commit(KeepJourney(OWN, "ann"))
    await database.commit(KeepJourney(replace(OWN, text="title = 2", changed=LATER), None))
    assert await database.journeys.of("nim") == [replace(OWN, text="title = 2", changed=LATER)]
    assert await refused(database, KeepJourney(OWN, "ben")) == "keeper-needed"
    assert await refused(database, DropJourney(CLUB.id, "nim", "ben")) == "keeper-needed"
    assert await database.journeys.of("chakart") == []
    await database.commit(DropJourney(CLUB.id, "nim", "ann"), DropJourney(CLUB.id, "nim", None))
    assert await database.journeys.of("nim") == []

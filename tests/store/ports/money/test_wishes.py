"""Wishes on both databases: each once, up to a limit, and gone with their player."""

import pytest

from parlour.hall.money.wishes import Seclude, Unwish, Wish
from parlour.hall.people.accounts import Departed
from parlour.store.database import Database
from tests.store.databases import refused
from tests.store.ports.people.test_ties import accounts
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

IFRIT, SIREN = "triple-triad/ff8/82", "triple-triad/ff8/81"
LATER = NOW.replace("2024", "2025")


async def test_a_wish_is_on_the_list_once(database: Database) -> None:
    """The newest wish comes first, and players who look for a card come in the order of their wishes."""
    await accounts(database)
    await database.commit(Wish("ann", IFRIT, NOW), Wish("ann", SIREN, LATER), Wish("ann", IFRIT, LATER))
    await database.commit(Wish("ben", IFRIT, LATER))
    assert await database.wishes.of("ann") == [SIREN, IFRIT]
    assert await database.wishes.lookers(IFRIT, 9) == ["Ann", "Ben"]
    assert await refused(database, Wish("ann", "triple-triad/ff8/1", NOW, 2)) == "too-many-wishes"
    await database.commit(Wish("ann", SIREN, NOW, 2), Unwish("ann", SIREN), Unwish("ann", SIREN))
    assert await database.wishes.of("ann") == [IFRIT]
    await database.commit(Departed("ann", NOW))
    assert await database.wishes.lookers(IFRIT, 9) == ["Ben"] and await database.wishes.of("ann") == []


async def test_seclusion_is_lifted_again(database: Database) -> None:
    """A collection is private only from the time its player says so, until they say otherwise."""
    for wanted in (True, False):
        assert await database.wishes.secluded("ann") is not wanted
        await database.commit(Seclude("ann", wanted))
        assert await database.wishes.secluded("ann") is wanted

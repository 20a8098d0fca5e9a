"""Ties on both databases: one from each player to each, blocking offers both ways, and gone with their player."""

import asyncio

import pytest

from parlour.hall.people.accounts import Claimed, Departed
from parlour.hall.people.ties import NeedWelcome, Tie, Tied, Untie
from parlour.store.database import Database
from tests.store.databases import database_at, refused
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")


async def accounts(database: Database) -> None:
    """Give all three accounts."""
    for name in ("ann", "ben", "eve"):
        await database.commit(Claimed(name, name.title(), "hash", NOW))


async def test_the_last_word_counts(database: Database) -> None:
    """A block replaces a friendship; the other player's tie is separate."""
    await accounts(database)
    for kind in ("friend", "blocked"):
        await database.commit(Tie("ann", "ben", kind, NOW))  # type: ignore[arg-type]  # both are kinds
    await database.commit(Tie("ann", "eve", "friend", NOW), Tie("ben", "ann", "friend", NOW))
    assert await database.ties.of("ann") == [Tied("Ben", "blocked"), Tied("Eve", "friend")]
    assert await database.ties.between("ben", "ann") == "friend"
    await database.commit(Untie("ann", "ben"), Untie("ann", "ben"))
    assert await database.ties.between("ann", "ben") is None
    assert [tie["other"] for tie in (await database.accounts.export("ann"))["ties"]] == ["eve"]


async def test_an_offer_needs_both_to_be_welcome(database: Database) -> None:
    """After a block either player is told whose it is; nobody else is affected."""
    await accounts(database)
    await database.commit(Tie("ann", "ben", "blocked", NOW), Tie("eve", "ben", "friend", NOW))
    assert await refused(database, NeedWelcome("ann", "ben")) == "blocked-by-you"
    assert await refused(database, NeedWelcome("ben", "ann")) == "blocked-by-other"
    await database.commit(NeedWelcome("ben", "eve"), NeedWelcome("eve", "ann"))


async def test_there_is_room_for_so_many(url: str, database: Database) -> None:
    """Of two ties at the limit through two connections one is kept; an existing one can still be changed."""
    await accounts(database)
    async with database_at(url) as other:
        tries = [one.commit(Tie("ann", to, "friend", NOW, 1)) for one, to in ((database, "ben"), (other, "eve"))]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    (kept,) = await database.ties.of("ann")
    await database.commit(Tie("ann", kept.name.lower(), "blocked", NOW, 1))
    await database.commit(Departed(kept.name.lower(), NOW))
    assert await database.ties.of("ann") == []

"""Kept rules on both databases: by name, up to a limit, one usual, and gone with their player."""

import asyncio
from dataclasses import replace

from parlour.hall.people.accounts import Departed
from parlour.hall.play.kept_rules import DropRules, KeepRules, KeptRules
from parlour.store.database import Database
from tests.store.databases import database_at, refused
from tests.store.ports.test_accounts import on
from tests.table.playing import NOW

SUNDAY = KeptRules("ann", "nim", "Sunday", "nim:free", True, NOW)
LATER = NOW.replace("2026", "2027")


def test_one_of_a_game_is_usual(url: str) -> None:
    """Rules that are kept again are changed, not doubled; another player and another game have shelves of their own."""

    async def work(database: Database) -> None:
        await database.commit(KeepRules(SUNDAY), KeepRules(replace(SUNDAY, player="ben")))
        club = replace(SUNDAY, name="Club", rules="nim:free+heap=9", changed=LATER)
        await database.commit(KeepRules(club), KeepRules(replace(SUNDAY, game="chakart")))
        assert await database.kept_rules.of("ann", "nim") == [club, replace(SUNDAY, usual=False)]
        assert [one.usual for one in await database.kept_rules.of("ben", "nim")] == [True]
        await database.commit(KeepRules(replace(club, usual=False)), DropRules("ann", "nim", "never"))
        assert [one.usual for one in await database.kept_rules.of("ann", "nim")] == [False, False]
        await database.commit(DropRules("ann", "nim", "Club"))
        assert [one.name for one in await database.kept_rules.of("ann", "nim")] == ["Sunday"]

    on(url, work)


def test_there_is_room_for_so_many(url: str) -> None:
    """Of many simultaneous rules through two connections as many are kept as fit; existing ones can be changed."""

    async def work(database: Database) -> None:
        async with database_at(url) as other:
            new = [KeepRules(replace(SUNDAY, name=f"r{number}"), 5) for number in range(12)]
            tries = [(database, other)[at % 2].commit(one) for at, one in enumerate(new)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert outcomes.count(None) == 5
        kept = await database.kept_rules.of("ann", "nim")
        assert len(kept) == 5 and sum(one.usual for one in kept) == 1
        assert await refused(database, KeepRules(replace(SUNDAY, name="more"), 5)) == "too-many-rules-kept"
        assert (
            sum(one.usual for one in await database.kept_rules.of("ann", "nim")) == 1
        )  # what was refused left no trace
        await database.commit(KeepRules(replace(kept[0], rules="nim:free+heap=9"), 5))

    on(url, work)


def test_they_are_their_players_and_go_with_him(url: str) -> None:
    async def work(database: Database) -> None:
        await database.commit(KeepRules(SUNDAY))
        exported = await database.accounts.export("ann")
        assert [one["rules"] for one in exported["kept_rules"]] == ["nim:free"]
        await database.commit(Departed("ann", NOW))
        assert await database.kept_rules.of("ann", "nim") == []

    on(url, work)

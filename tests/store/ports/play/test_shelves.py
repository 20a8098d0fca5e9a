"""Decks and rule sets on both databases: each in its own place, up to a limit, and gone with their player."""

import asyncio
from dataclasses import replace

import pytest

from parlour.hall.people.accounts import Departed
from parlour.hall.play.decks import MOST, Deck, DropDeck, KeepDeck
from parlour.hall.play.kept_rules import DropRules, KeepRules, KeptRules
from parlour.store.database import Database
from tests.store.databases import database_at, refused
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

MARTH = Deck("marth", "ann", "cipher", "War of Darkness", {"main": None, "cards": ["B01-003"]}, NOW)
SUNDAY = KeptRules("ann", "nim", "Sunday", "nim:free", True, NOW)
LATER = NOW.replace("2026", "2027")


async def test_a_deck_keeps_its_place(database: Database) -> None:
    """A deck that is kept again is changed, not doubled; another player and another game have places of their own."""
    others = replace(MARTH, player="ben", name="Ben"), replace(MARTH, game="nim", name="Nim")
    await database.commit(KeepDeck(MARTH), *map(KeepDeck, others))
    grown = replace(MARTH, name="Altea", bring={"main": "B01-003", "cards": ["B01-003"] * 2}, changed=LATER)
    await database.commit(KeepDeck(grown), KeepDeck(replace(MARTH, id="older")))
    assert await database.decks.of("ann", "cipher") == [grown, replace(MARTH, id="older")], "the last changed first"
    assert [deck.name for deck in await database.decks.of("ben", "cipher")] == ["Ben"]
    await database.commit(DropDeck("ann", "cipher", "marth"), DropDeck("ann", "cipher", "never"))
    assert [deck.id for deck in await database.decks.of("ann", "cipher")] == ["older"]
    assert await database.decks.of("ben", "cipher") and await database.decks.of("ann", "nim")


async def test_there_is_room_for_so_many_decks(url: str, database: Database) -> None:
    """Of many simultaneous decks through two connections as many are kept as fit; an existing one can be changed."""
    async with database_at(url) as other:
        new = [KeepDeck(replace(MARTH, id=f"d{number}"), 5) for number in range(12)]
        tries = [(database, other)[at % 2].commit(one) for at, one in enumerate(new)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 5 and MOST > 5
    kept = await database.decks.of("ann", "cipher")
    assert len(kept) == 5
    assert await refused(database, KeepDeck(replace(MARTH, id="more"), 5)) == "too-many-decks"
    await database.commit(KeepDeck(replace(kept[0], name="Renamed"), 5))
    await database.commit(DropDeck("ann", "cipher", kept[1].id))
    await database.commit(KeepDeck(replace(MARTH, id="more"), 5))


@pytest.mark.parametrize("leaves", [True, False])
async def test_decks_are_their_players_to_take_home_and_go_with_them(database: Database, leaves: bool) -> None:
    """An export has its player's own decks alone, and they are deleted when the player leaves for good."""
    await database.commit(KeepDeck(MARTH))
    exported = await database.accounts.export("ann")
    assert [deck["name"] for deck in exported["decks"]] == [MARTH.name]
    assert (await database.accounts.export("ben"))["decks"] == []
    await database.commit(Departed("ann" if leaves else "ben", NOW))
    assert len(await database.decks.of("ann", "cipher")) == (0 if leaves else 1)


async def test_one_of_a_game_is_usual(database: Database) -> None:
    """Rules that are kept again are changed, not doubled; another player and another game have shelves of their own."""
    await database.commit(KeepRules(SUNDAY), KeepRules(replace(SUNDAY, player="ben")))
    club = replace(SUNDAY, name="Club", rules="nim:free+heap=9", changed=LATER)
    await database.commit(KeepRules(club), KeepRules(replace(SUNDAY, game="chakart")))
    assert await database.kept_rules.of("ann", "nim") == [club, replace(SUNDAY, usual=False)]
    assert [one.usual for one in await database.kept_rules.of("ben", "nim")] == [True]
    await database.commit(KeepRules(replace(club, usual=False)), DropRules("ann", "nim", "never"))
    assert [one.usual for one in await database.kept_rules.of("ann", "nim")] == [False, False]
    await database.commit(DropRules("ann", "nim", "Club"))
    assert [one.name for one in await database.kept_rules.of("ann", "nim")] == ["Sunday"]


async def test_there_is_room_for_so_many_rules(url: str, database: Database) -> None:
    """Of many simultaneous rules through two connections as many are kept as fit; existing ones can be changed."""
    async with database_at(url) as other:
        new = [KeepRules(replace(SUNDAY, name=f"r{number}"), 5) for number in range(12)]
        tries = [(database, other)[at % 2].commit(one) for at, one in enumerate(new)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 5
    kept = await database.kept_rules.of("ann", "nim")
    assert len(kept) == 5 and sum(one.usual for one in kept) == 1
    assert await refused(database, KeepRules(replace(SUNDAY, name="more"), 5)) == "too-many-rules-kept"
    assert sum(one.usual for one in await database.kept_rules.of("ann", "nim")) == 1  # what was refused left no trace
    await database.commit(KeepRules(replace(kept[0], rules="nim:free+heap=9"), 5))


async def test_they_are_their_players_and_go_with_them(database: Database) -> None:
    await database.commit(KeepRules(SUNDAY))
    exported = await database.accounts.export("ann")
    assert [one["rules"] for one in exported["kept_rules"]] == ["nim:free"]
    await database.commit(Departed("ann", NOW))
    assert await database.kept_rules.of("ann", "nim") == []

"""Card sets on both databases: editions follow each other one at a time, and every process knows them."""

import asyncio
from typing import Any

import pytest

from parlour.core import registry
from parlour.hall.communities.card_sets import Edition, Home, Published, publish
from parlour.store.database import Database
from tests.store.databases import database_at, refused
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

GAME = "triple-triad"
HOME = Home(None, admitted=True)


def wanted(name: str, cards: int, before: Edition | None = None, by: str = "ann") -> Published:
    sides: dict[str, Any] = {"top": 1, "right": 2, "bottom": 3, "left": 4}
    rows = [{"id": number, "name": f"Card {number}", **sides} for number in range(1, cards + 1)]
    document = {"name": name, "title": name.title(), "pack_price": 400, "cards": rows}
    return publish(GAME, document, before, by, NOW, before.number if before else 0, HOME)


async def test_one_edition_follows_another(database: Database) -> None:
    """A set is its newest edition, and all older ones are kept."""
    assert await database.card_sets.newest() == [] and await database.card_sets.editions("stored") == []
    await database.commit(wanted("stored", 5))
    await database.commit(wanted("also", 5, by="ben"))
    (first,) = await database.card_sets.editions("stored")
    await database.commit(wanted("stored", 6, first))
    second = await database.card_sets.editions("stored")
    assert [(one.cards, one.publisher) for one in second] == [(6, "ann"), (5, "ann")]
    assert [(one.name, one.cards) for one in await database.card_sets.newest()] == [("also", 5), ("stored", 6)]
    assert [one.publisher for one in await database.card_sets.editions("also")] == ["ben"]


async def test_of_two_that_follow_the_same_edition_one_is_the_next(url: str, database: Database) -> None:
    """Of simultaneous editions through two connections one follows. The others are refused as out of date, and nothing
    is lost.
    """
    await database.commit(wanted("raced", 5))
    (first,) = await database.card_sets.editions("raced")
    async with database_at(url) as other:
        tries = [(database, other)[n % 2].commit(wanted("raced", 6 + n, first)) for n in range(6)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert {getattr(one, "code", None) for one in outcomes} == {None, "out-of-date"}
    assert len(await database.card_sets.editions("raced")) == 2
    assert await refused(database, wanted("raced", 9)) == "out-of-date"


async def test_what_another_process_published_is_known_after_a_look(url: str, database: Database) -> None:
    """Another process knows a new edition after a look, and a later one before it reads any match."""
    async with database_at(url) as other:
        await other.commit(wanted("looked", 5))
        (first,) = await database.card_sets.editions("looked")
        await other.commit(wanted("looked", 7, first))
    await database.card_sets.take_in()
    await database.card_sets.take_in()
    newest, older = await database.card_sets.editions("looked")
    book = registry.game(GAME).rule_book
    assert book.parse("triple-triad:ffwtt+cards=looked")["cards"] == newest.value
    assert book.parse(f"triple-triad:ffwtt+cards={older.value}")["cards"] == older.value

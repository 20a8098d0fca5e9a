"""Effects: all that goes together becomes true together, or not at all, on both databases."""

import asyncio

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.effects import Answered
from parlour.store.database import Database
from tests.store.databases import database_at


async def _in(url: str, work):  # type: ignore[no-untyped-def]  # any coroutine function of a database
    async with database_at(url) as database:
        return await work(database)


def test_an_answer_is_remembered_once(url: str) -> None:
    """Of many equal commands at the same time one is answered; the others are told, and nothing else is lost."""

    async def many(database: Database) -> list[object]:
        same = [Answered("ann", "c1", {"number": number}) for number in range(20)]
        other = [Answered("bob", f"c{number}", {"number": number}) for number in range(5)]
        commits = [database.commit(effect) for effect in (*same, *other)]
        outcomes = await asyncio.gather(*commits, return_exceptions=True)
        assert await database.answer_to("bob", "c4") == {"number": 4}
        assert await database.answer_to("ann", "c1") is not None
        return outcomes

    outcomes = asyncio.run(_in(url, many))
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refusal)]
    assert [refusal.code for refusal in refused] == ["already-answered"] * 19


def test_a_refused_effect_takes_back_those_before_it(url: str) -> None:
    """The first effect of a pair is undone with the second."""

    async def pair(database: Database) -> None:
        await database.commit(Answered("ann", "taken", {}))
        with pytest.raises(Refusal):
            await database.commit(Answered("ann", "new", {}), Answered("ann", "taken", {}))
        assert await database.answer_to("ann", "new") is None

    asyncio.run(_in(url, pair))

"""Answers on the database: a command is answered once, and a resend gets the same."""

import asyncio

import pytest

from parlour.core.refusal import Conflict
from parlour.hall.effects import Answered
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from tests.store.databases import database_at


def test_an_answer_is_kept_for_its_player_and_command(url: str) -> None:
    """An answer is kept for its player and command, and for no other."""

    async def go() -> None:
        async with database_at(url) as store:
            await store.commit(Arrived(Player("ann", "Ann")), Arrived(Player("ben", "Ben")))
            kept = [Answered("ann", "c", {"said": ["yes", None]}, "asked"), Answered("ben", "c", {"said": "no"})]
            await store.commit(*kept)
            assert [await store.answer_to(name, "c") for name in ("ann", "ben")] == kept
            assert await store.answer_to("ann", "d") is None

    asyncio.run(go())


def test_a_second_answer_is_refused_and_the_first_stays(url: str) -> None:
    """With a second answer nothing else of its write is done either."""

    async def go() -> None:
        async with database_at(url) as store:
            await store.commit(Arrived(Player("ann", "Ann")), Answered("ann", "c", {"said": 1}))
            with pytest.raises(Conflict) as refused:
                await store.commit(Arrived(Player("eve", "Eve")), Answered("ann", "c", {"said": 2}))
            assert refused.value.code == "already-answered"
            assert await store.answer_to("ann", "c") == Answered("ann", "c", {"said": 1})
            assert await store.player("eve") is None

    asyncio.run(go())

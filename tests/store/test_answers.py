"""Answers on the database: a command is answered once, and a resend gets the same."""

import pytest

from parlour.core.refusal import Conflict
from parlour.hall.effects import Answered
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.store.database import Database


async def test_an_answer_is_kept_for_its_player_and_command(database: Database) -> None:
    """An answer is kept for its player and command, and for no other."""
    await database.commit(Arrived(Player("ann", "Ann")), Arrived(Player("ben", "Ben")))
    kept = [Answered("ann", "c", {"said": ["yes", None]}, "asked"), Answered("ben", "c", {"said": "no"})]
    await database.commit(*kept)
    assert [await database.answer_to(name, "c") for name in ("ann", "ben")] == kept
    assert await database.answer_to("ann", "d") is None


async def test_a_second_answer_is_refused_and_the_first_stays(database: Database) -> None:
    """With a second answer nothing else of its write is done either."""
    await database.commit(Arrived(Player("ann", "Ann")), Answered("ann", "c", {"said": 1}))
    with pytest.raises(Conflict) as refused:
        await database.commit(Arrived(Player("eve", "Eve")), Answered("ann", "c", {"said": 2}))
    assert refused.value.code == "already-answered"
    assert await database.answer_to("ann", "c") == Answered("ann", "c", {"said": 1})
    assert await database.player("eve") is None

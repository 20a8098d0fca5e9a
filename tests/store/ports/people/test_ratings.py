"""Ratings are written once with the end of a match, on both databases, whoever else writes."""

import asyncio

import pytest

from parlour.hall.listings import Summary
from parlour.hall.people.accounts import Arrived, Claimed, Departed
from parlour.hall.people.player import Player
from parlour.hall.people.ratings import Rated, Rating, rate
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from parlour.table.seat import Seat
from tests.store.databases import database_at
from tests.table.playing import NOW, dealt_match, empty_table, play_on

NAMES = ("ann", "ben", "eve")


@pytest.fixture(autouse=True)
async def people(database: Database) -> None:
    """Let Ann and Ben come in with accounts, and Eve as a guest."""
    await database.commit(*(Arrived(Player(name, f"Guest {name}")) for name in NAMES))
    await database.commit(*(Claimed(name, name.title(), "hash", NOW) for name in ("ann", "ben")))


async def end(database: Database, match_id: str, players: tuple[str, str], winner: int | None, time: str = NOW) -> None:
    """Write the end of a rated match between two players."""
    match = play_on(dealt_match(match_id=match_id), 3)
    for number, name in enumerate(players):
        object.__setattr__(match.log[number], "data", Seat(name, name.title(), None, {}).as_json())
    table = empty_table(match.rules.text, match_id, match.secret)
    rated = Rated(match_id, "nim:free", players, winner, time)
    summary = Summary("over", ended=time, winner=winner)
    assert await database.append(Append(table, match.log, created=True, summary=summary, effects=(rated,)))


async def test_a_match_moves_both_ratings(database: Database) -> None:
    """The winner stands over the loser, both provisional, with one step each."""
    await end(database, "m1", ("ann", "ben"), 0)
    winner, loser = rate(Rating(), Rating(), 0)
    assert await database.ratings.of("ann") == {"nim:free": winner}
    leaders = await database.ratings.leaders("nim:free", 10)
    assert [(line.name, line.rating) for line in leaders] == [("Ann", winner), ("Ben", loser)]
    assert await database.ratings.families() == ["nim:free"]
    assert [step.points for step in await database.ratings.history("ben", "nim:free", 10)] == [loser.points]
    (score,) = await database.ratings.scores("ann", 10)
    assert (score.name, score.won, score.drawn, score.lost) == ("Ben", 1, 0, 0)


async def test_guests_and_those_who_left_are_not_rated(database: Database) -> None:
    """A match with a guest is not rated for their opponent either, and a leaderboard names nobody who left."""
    await end(database, "m1", ("ann", "eve"), 0)
    assert await database.ratings.of("ann") == {}
    await end(database, "m2", ("ann", "ben"), 1)
    await database.commit(Departed("ben", NOW))
    assert [line.name for line in await database.ratings.leaders("nim:free", 10)] == ["Ann"]
    assert await database.ratings.scores("ann", 10) == []


async def test_many_matches_at_once_lose_no_step(url: str, database: Database) -> None:
    """Forty matches that end at the same time in two processes are all counted."""
    async with database_at(url) as other:
        ends = [end((database, other)[at % 2], f"m{at}", ("ann", "ben"), at % 2) for at in range(40)]
        await asyncio.gather(*ends)
    for name in ("ann", "ben"):
        assert (await database.ratings.of(name))["nim:free"].matches == 40
        assert len(await database.ratings.history(name, "nim:free", 100)) == 40

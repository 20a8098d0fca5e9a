"""Games whose package was removed: their matches stay, and all lists of other games still work."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from parlour.core import registry
from parlour.hall.cups.plan import Plan
from parlour.hall.cups.tournaments import opened
from parlour.hall.listings import Summary
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.hall.play.archive import Question
from parlour.hall.play.challenges import propose
from parlour.hall.play.commit import Append
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store.database import Database
from parlour.table.match import Match
from parlour.table.terms import CASUAL
from tests.table.playing import BLUE, NOW, RED, SECRET, seat_both
from tests.table.shelving import NIM, shelved

HALVES = Path(__file__).parents[1] / "agents" / "shelf" / "halves"
ANN = Player("ann", "Ann")


async def furnish(database: Database, game: str) -> None:
    """Make a running and a finished match, a challenge and a tournament."""
    rules = registry.game(game).rule_book.standard
    over = Summary("over", ended=NOW, winner=0)
    for name, summary in (("live", Summary("live")), ("over", over)):
        match = Match.create(f"{game}-{name}", rules, SECRET, NOW)
        entries = seat_both(Match.create(match.id, rules, SECRET, NOW), RED, BLUE)
        assert await database.append(Append(match, entries, created=True, summary=summary))
    identity = MatchIdentity(f"{game}-challenge", bytes(32), NOW)
    await database.commit(propose(identity, rules, ANN, {}, 0, CASUAL, "lobby", None))
    await database.commit(opened(f"{game}-cup", "Cup", rules, "swiss", ANN, bytes(32), NOW, Plan(guests=True)))


async def listed(database: Database) -> list[set[str]]:
    """Return the games in each list."""
    return [
        {one.game for one in await database.listings(None, None, 9)},
        {one.game for one in (await database.archive.search(Question())).matches},
        {one.rules.game for one in await database.challenges.waiting(ANN.id, None, NOW, 9)},
        {one.game for one in await database.tournaments.listing(9)},
    ]


def test_lists_go_on_without_a_game_that_went(url: str) -> None:
    """Rows of a game are listed only while it is installed."""

    def in_hall(work: Callable[[Database], Awaitable[list[set[str]]]]) -> list[set[str]]:
        async def run() -> list[set[str]]:
            database = await Database.open(url)
            try:
                return await work(database)
            finally:
                await database.close()

        return asyncio.run(run())

    async def begin(database: Database) -> list[set[str]]:
        await database.commit(Arrived(ANN))
        for game in ("nim", "halves"):
            await furnish(database, game)
        return await listed(database)

    with shelved(NIM, HALVES):
        assert in_hall(begin) == [{"nim", "halves"}] * 4
    assert in_hall(listed) == [{"nim"}] * 4
    with shelved(NIM, HALVES):
        assert in_hall(listed) == [{"nim", "halves"}] * 4

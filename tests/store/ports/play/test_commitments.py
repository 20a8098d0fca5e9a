"""Commitments on both databases: stored as made, used once, and verified as stored."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, update

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.cups import boards, tournaments
from parlour.hall.cups.plan import Plan
from parlour.hall.play import challenges, commitments, opening
from parlour.hall.play.commit import Append
from parlour.hall.play.commitments import DAY, Commit, UseCommitment
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store import tables
from parlour.store.database import Database
from parlour.store.schema import configured
from parlour.table import timestamps
from parlour.table.match import Match, commitment
from parlour.table.verify import promise, verify
from tests.store.databases import database_at, engine_at
from tests.store.ports.play.test_challenges import ANN, BEN
from tests.table.playing import BLUE as BLUE_SEAT
from tests.table.playing import NOW, play_on
from tests.table.playing import RED as RED_SEAT

pytestmark = pytest.mark.usefixtures("guests")

SEED = bytes(range(32))
RED, BLUE = "a1" * 16, "b2" * 16


async def promised(database: Database, name: str = "next", player: str = "ann") -> MatchIdentity:
    """Return the identity of a match committed to for a player, as read back."""
    made = commitments.committed(MatchIdentity(name, SEED, NOW), player)
    await database.commit(Commit(made, timestamps.later(NOW, -DAY)))
    kept = await database.commitments.commitment(name, player)
    assert kept == made
    return commitments.born(kept, NOW)


def against_the_house(birth: MatchIdentity) -> Append:
    """Return Ann's match against the house."""
    mine, house = opening.player_seat(ANN, None, RED), opening.agent_seat("random")
    return opening.open_match("nim", "nim:free", None, mine, house, birth)


async def changed(database: Database, work: Any) -> None:
    """Change the database behind the hall's back, as a host could."""
    async with database._engine.begin() as connection:
        await connection.execute(work)


async def loaded(database: Database, match_id: str) -> Match:
    """Return the match as the database has it."""
    match = await database.load(match_id)
    assert match is not None
    return match


def fair(match: Match) -> bool:
    """Return True if the published seed gives every pick."""
    return all(finding.ok for finding in verify(match, match.commitment))


async def test_a_promised_seed_is_its_players_and_used_once(url: str, database: Database) -> None:
    """Of many simultaneous matches with one committed seed, through two connections, one is opened."""
    birth = await promised(database)
    assert await database.commitments.commitment("next", "ben") is None
    async with database_at(url) as other:
        tries = [(database, other)[number % 2].commit(against_the_house(birth)) for number in range(10)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    codes = {outcome.code for outcome in outcomes if isinstance(outcome, Refusal)}
    assert codes <= {"out-of-date", "unknown-commitment"} and len(outcomes) == 10
    assert await database.commitments.commitment("next", "ann") is None
    with pytest.raises(Refusal) as told:
        await database.commit(UseCommitment("next"))
    assert told.value.code == "unknown-commitment"


async def test_what_nobody_used_is_forgotten(database: Database) -> None:
    """An unused commitment is deleted after a day, and not earlier."""
    await promised(database, "old")
    later = replace(
        commitments.committed(MatchIdentity("new", SEED, NOW), "ann"), created=timestamps.later(NOW, DAY + 1)
    )
    await database.commit(Commit(later, timestamps.later(later.created, -DAY)))
    assert await database.commitments.commitment("old", "ann") is None
    assert await database.commitments.commitment("new", "ann") == later


async def _house(database: Database) -> Match:
    """Return a match against the house with a committed seed."""
    await database.commit(against_the_house(await promised(database)))
    return await loaded(database, "next")


async def _challenge(database: Database) -> Match:
    """Return an accepted match of a challenge in the lobby with a committed seed."""
    rules = registry.game("nim").rule_book.parse("nim:free")
    birth = await promised(database)
    await database.commit(challenges.propose(birth, rules, ANN, None, None, challenges.CASUAL, "lobby", None, RED))
    waiting = await database.challenges.challenge("next")
    assert waiting is not None and waiting.commitment == commitment(SEED) and waiting.nonce == RED
    await database.commit(*challenges.accept(waiting, BEN, None, NOW, BLUE))
    return await loaded(database, "next")


async def _tournament(database: Database) -> Match:
    """Return a match of a tournament that both signed up for."""
    rules = registry.game("nim").rule_book.parse("nim:free")
    await database.commit(tournaments.opened("cup", "Cup", rules, "knockout", ANN, SEED, NOW, Plan(guests=True)))
    for player, nonce in ((ANN, RED), (BEN, BLUE)):
        entrant = tournaments.entering(await database.tournaments.get("cup"), player, None, nonce)
        await database.commit(tournaments.Enter("cup", entrant))
    await database.commit(tournaments.Start("cup", NOW))
    (board,) = (await database.tournaments.get("cup")).pairings
    return await loaded(database, str(board.match))


ROADS = pytest.mark.parametrize(
    ("begin", "proves"), [(_house, "one"), (_challenge, "both"), (_tournament, "tournament")]
)


@ROADS
async def test_a_match_keeps_what_was_promised(
    database: Database, begin: Callable[[Database], Awaitable[Match]], proves: str
) -> None:
    """Nonces and commitment come back from the database, however the match began, and the promise is proven."""
    match = await begin(database)
    assert promise(match) == proves and fair(match) and fair(play_on(match, 1))


@ROADS
@pytest.mark.parametrize("column", ["secret", "commitment"])
async def test_a_seed_or_commitment_changed_behind_the_halls_back_is_found(
    database: Database, begin: Callable[[Database], Awaitable[Match]], proves: str, column: str
) -> None:
    """Verifying uses the stored commitment, and not one derived from the seed it checks."""
    match = await begin(database)
    await changed(database, update(tables.match).values({column: "11" * 32}))
    assert not fair(await loaded(database, match.id))


async def test_a_tournaments_seed_gives_its_matches_seeds(database: Database) -> None:
    """The origin of a match's seed is told when the tournament is over: the seed committed to before sign-up."""
    match = await _tournament(database)
    cup = await database.tournaments.get("cup")
    assert boards.origin(cup, match.id) is None, "its seed is secret while it is played"
    origin = boards.origin(replace(cup, status="over"), match.id)
    assert origin is not None and origin.commitment == commitment(SEED)
    assert origin.gives(match.secret) and not origin.gives(SEED)
    assert not replace(origin, secret="11" * 32).gives(match.secret)
    assert not replace(origin, commitment="11" * 32).gives(match.secret)


async def test_the_draw_listens_to_every_entrant(database: Database) -> None:
    """The draw follows from the seed and all nonces: with another nonce of any entrant it differs."""
    await _tournament(database)
    cup = await database.tournaments.get("cup")
    for at in (0, 1):
        draws = set()
        for number in range(20):
            entrants = [*cup.entrants]
            entrants[at] = replace(entrants[at], nonce=f"{number:016x}")
            drawn = tournaments.draw_lots(replace(cup, entrants=tuple(entrants)))
            draws.add(tuple(one.player for one in drawn.entrants))
        assert len(draws) == 2


async def test_an_older_halls_matches_and_challenges_keep_what_they_promised(url: str, database: Database) -> None:
    """An older match keeps the commitment derived from its seed. An older challenge gets a seed, and its match says
    that the challenger gave no nonce.
    """
    older = opening.open_match("nim", "nim:free", 0, RED_SEAT, BLUE_SEAT, MatchIdentity("older", SEED, NOW))
    rules = registry.game("nim").rule_book.parse("nim:free")
    proposed = challenges.propose(MatchIdentity("c", SEED, NOW), rules, ANN, None, 0, challenges.CASUAL, "lobby", None)
    await database.commit(older, proposed)
    await migrated(url, "0012")
    async with database_at(url) as again:
        match = await loaded(again, "older")
        assert match.commitment == commitment(SEED) and fair(match) and promise(match) == "older"
        waiting = await again.challenges.challenge("c")
        assert waiting is not None and waiting.secret != SEED and waiting.commitment == commitment(waiting.secret)
        await again.commit(*challenges.accept(waiting, BEN, None, NOW, BLUE))
        begun = await loaded(again, "c")
        assert fair(begun) and promise(begun) == "older"


async def migrated(url: str, revision: str) -> None:
    """Bring a database back to an older schema."""

    def down(connection: Connection) -> None:
        command.downgrade(configured(connection), revision)

    async with engine_at(url) as engine, engine.execution_options(writes=True).begin() as connection:
        await connection.run_sync(down)

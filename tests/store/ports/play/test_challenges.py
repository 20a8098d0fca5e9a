"""Challenges on both databases: one of many acceptances begins the one match."""

import asyncio

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.people.player import Player
from parlour.hall.play.challenges import (
    MOST_OPEN,
    Challenge,
    CloseChallenge,
    OpenChallenge,
    accept,
    counter,
    propose,
)
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store.database import Database
from parlour.table import timestamps
from parlour.table.terms import CASUAL
from tests.store.databases import database_at
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")


def made(name: str = "c1", to: Player | None = None, audience: str = "lobby") -> Challenge:
    """Return Ann's challenge."""
    rules = registry.game("nim").rule_book.standard
    birth = MatchIdentity(name, bytes(32), NOW)
    return propose(birth, rules, ANN, {"cards": [3]}, 0, CASUAL, "player" if to else audience, to).challenge


async def test_a_challenge_comes_back_as_it_was(database: Database) -> None:
    """A challenge comes back with names, rules, terms and hand."""
    await database.commit(OpenChallenge(made(to=BEN)))
    assert await database.challenges.challenge("c1") == made(to=BEN)
    assert await database.challenges.challenge("c2") is None


async def test_who_sees_which(database: Database) -> None:
    """Everybody sees a challenge of the lobby, its two players a direct one, and its maker alone one by link."""
    for challenge in (made("open"), made("direct", BEN), made("link", audience="link")):
        await database.commit(OpenChallenge(challenge))
    seen = {
        player.id: {one.id for one in await database.challenges.waiting(player.id, None, NOW, 9)}
        for player in (ANN, BEN, EVE)
    }
    assert seen == {"ann": {"open", "direct", "link"}, "ben": {"open", "direct"}, "eve": {"open"}}
    assert await database.challenges.waiting("eve", "chakart", NOW, 9) == []
    late = timestamps.later(made().expires, 1)
    assert await database.challenges.waiting("ann", None, late, 9) == []


async def test_two_hundred_acceptances_begin_one_match(url: str, database: Database) -> None:
    """Two hundred acceptances at once through two connections begin one match."""
    await database.commit(OpenChallenge(made()))
    async with database_at(url) as other:
        players = [Player(f"p{number}", "Somebody") for number in range(200)]
        commits = [
            (database, other)[number % 2].commit(*accept(made(), players[number], None, NOW)) for number in range(200)
        ]
        outcomes = await asyncio.gather(*commits, return_exceptions=True)
    assert [outcome for outcome in outcomes if not isinstance(outcome, Refusal)] == [None]
    assert {outcome.code for outcome in outcomes if isinstance(outcome, Refusal)} == {"challenge-closed"}
    listings = await database.listings(None, None, 300)
    closed = await database.challenges.challenge("c1")
    assert closed is not None and closed.status == "accepted"
    assert [listing.id for listing in listings] == [closed.match]


async def test_acceptance_and_withdrawal_exclude_each_other(database: Database) -> None:
    """The first of acceptance and withdrawal holds; the other is refused and leaves no match."""
    await database.commit(OpenChallenge(made()))
    await database.commit(CloseChallenge("c1", "withdrawn", NOW))
    with pytest.raises(Refusal) as told:
        await database.commit(*accept(made(), BEN, None, NOW))
    assert told.value.code == "challenge-closed" and await database.load("c1") is None


async def test_nobody_floods_the_lobby(database: Database) -> None:
    """A player's waiting challenges are limited."""
    for number in range(MOST_OPEN):
        await database.commit(OpenChallenge(made(f"c{number}")))
    with pytest.raises(Refusal) as told:
        await database.commit(OpenChallenge(made("more")))
    assert told.value.code == "too-many-challenges"


async def test_other_terms_close_the_first_once_and_each_leads_to_the_other(url: str, database: Database) -> None:
    """Of two simultaneous answers one is written; the refused one leaves no challenge and no notice."""
    await database.commit(OpenChallenge(made(to=BEN)))
    first = await database.challenges.challenge("c1")
    assert first is not None

    def answer(name: str) -> OpenChallenge:
        birth = MatchIdentity(name, bytes(32), NOW)
        opening = propose(birth, first.rules, BEN, {"cards": [3]}, 1, CASUAL, "player", first.challenger)
        return counter(opening, first, NOW)

    async with database_at(url) as other:
        answers = (database.commit(answer("c2")), other.commit(answer("c3")))
        outcomes = await asyncio.gather(*answers, return_exceptions=True)
    (refusal,) = (one for one in outcomes if one is not None)
    assert isinstance(refusal, Refusal) and refusal.code == "challenge-closed"
    (made_now,) = [one for name in ("c2", "c3") if (one := await database.challenges.challenge(name))]
    closed = await database.challenges.challenge("c1")
    assert closed is not None and (closed.status, closed.answer) == ("countered", made_now.id)
    assert made_now.answers == "c1" and made_now.to == ANN
    waits = [(one.notice.id, one.waits) for one in await database.notices.of("ann", NOW, 9)]
    assert waits == [(f"countered:{made_now.id}", True)]

"""The directory on both databases: friends first, filtered, and without anything private."""

from dataclasses import replace

import pytest

from parlour.hall.listings import Summary
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.hall.money.wishes import Seclude, Share, Wish
from parlour.hall.people.members import Member, Question, Table
from parlour.hall.people.ratings import Rated
from parlour.hall.people.sessions import Session, SessionOpened
from parlour.hall.people.ties import Tie
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.ports.people.test_ties import accounts
from tests.table.playing import NOW, dealt_match, empty_table

pytestmark = pytest.mark.usefixtures("guests")

IFRIT, SIREN = "triple-triad/ff8/82", "triple-triad/ff8/81"
EARLIER = NOW.replace("2024", "2023")
ASKED = Question("ann", sort="name")


async def furnished(database: Database) -> None:
    """Fill the hall: Ben has both cards and was here lately, Eve has one and was here before. Ann looks for both and
    has none.
    """
    await accounts(database)
    for player, cards in (("ben", {IFRIT: 2, SIREN: 1, GIL: 9}), ("eve", {SIREN: 1})):
        given = move(HOUSE, player_account(player), cards)
        await database.commit(Transfer(f"gift:{player}", NOW, "enrolled", given))
        seen = NOW if player == "ben" else EARLIER
        await database.commit(SessionOpened(Session(f"s-{player}", player, f"d-{player}", "", EARLIER, seen)))
    await database.commit(Wish("ann", IFRIT, NOW), Wish("ann", SIREN, NOW), Wish("eve", IFRIT, NOW))


async def found(database: Database, question: Question) -> list[str]:
    """Return the matching names, as they are listed."""
    page = await database.members.search(question)
    assert page.count == len(page.members)
    return [member.name for member in page.members]


async def test_members_are_found_and_sorted(database: Database) -> None:
    """Members are found by name, time, cards and wishes; friends come first in any order."""
    await furnished(database)
    assert await database.members.count() == 3
    assert await found(database, ASKED) == ["Ann", "Ben", "Eve"]
    assert await found(database, replace(ASKED, name="E")) == ["Ben", "Eve"]
    assert await found(database, replace(ASKED, name="%")) == []
    assert await found(database, replace(ASKED, since=NOW)) == ["Ben"]
    assert await found(database, replace(ASKED, sort="cards")) == ["Ben", "Eve", "Ann"]
    assert await found(database, replace(ASKED, sort="seen")) == ["Ben", "Eve", "Ann"]
    assert await found(database, replace(ASKED, who="wanted")) == ["Ben", "Eve"]
    await database.commit(Tie("ann", "eve", "friend", NOW), Tie("ann", "ben", "blocked", NOW))
    assert await found(database, ASKED) == ["Eve", "Ann", "Ben"]
    assert await found(database, replace(ASKED, who="friends")) == ["Eve"]
    assert (await database.members.search(replace(ASKED, page=1))).members == []


async def test_a_member_is_told_by_what_it_shows(database: Database) -> None:
    """A member is shown with distinct cards and matching wishes, and nothing private."""
    await furnished(database)
    asked = replace(ASKED, viewer="ben")
    (eve,) = (await database.members.search(replace(asked, name="Eve"))).members
    assert eve == Member("eve", "Eve", NOW, EARLIER, False, None, None, 1, 0, 1)
    await database.commit(Seclude("ben", True))
    (ben,) = (await database.members.search(replace(ASKED, name="Ben"))).members
    assert (ben.cards, ben.has) == (None, 0)
    (own,) = (await database.members.search(replace(asked, name="Ben"))).members
    assert own.cards == 2
    assert await found(database, replace(ASKED, who="wanted")) == ["Eve"]


async def test_the_family_that_is_played_most_is_told(database: Database) -> None:
    """The most played family is shown, over all games or in the requested one."""
    await accounts(database)
    for number, family in enumerate(("nim:free", "nim:free", "chakart:free")):
        match = dealt_match(match_id=f"m{number}")
        table = empty_table(match.rules.text, match.id, match.secret)
        rated = Rated(match.id, family, ("ann", "ben"), 0, NOW)
        await database.append(Append(table, match.log, created=True, effects=(rated,)))
    (first, second, _eve) = (await database.members.search(replace(ASKED, sort="rating"))).members
    assert (first.name, first.family, second.name) == ("Ann", "nim:free", "Ben")
    assert first.rating is not None and first.rating.matches == 2
    assert await found(database, replace(ASKED, game="chakart")) == ["Ann", "Ben"]
    assert await found(database, replace(ASKED, game="cipher")) == []
    (step, _) = await database.ratings.history("ann", "nim:free", 9)
    assert step.margin is not None


async def test_the_register_counts_what_is_shown(database: Database) -> None:
    """The register counts everybody's copies, except private ones, whose owners are counted apart."""
    await furnished(database)
    prefix = "triple-triad/ff8/"
    shares = [Share(SIREN, "ben", "Ben", 1), Share(SIREN, "eve", "Eve", 1), Share(IFRIT, "ben", "Ben", 2)]
    told = await database.wishes.shares("ann", prefix)
    assert (told.shares, told.secluded) == (shares, 0)
    await database.commit(Seclude("ben", True))
    told = await database.wishes.shares("ann", prefix)
    assert (told.shares, told.secluded) == (shares[1:2], 1)
    assert (await database.wishes.shares("ben", prefix)).shares == shares
    assert [one.name for one in await database.ledger.holders(SIREN, 9, "ann")] == ["Eve"]


async def test_who_is_here_is_in_the_lobby_or_plays(database: Database) -> None:
    """A player is here in the lobby or at a table that can be watched; a table without recent moves does not count."""
    await furnished(database)
    here = replace(ASKED, who="here", lobby=("eve",), lively=NOW)
    assert await found(database, here) == ["Eve"]
    match = dealt_match(match_id="m")
    table = empty_table(match.rules.text, match.id, match.secret)
    await database.append(Append(table, match.log, created=True, summary=Summary("live", turn=0)))
    assert await found(database, here) == ["Ann", "Ben", "Eve"]
    plays = {one.name: one.plays for one in (await database.members.search(here)).members}
    assert plays == {"Ann": Table("m", "Ben"), "Ben": Table("m", "Ann"), "Eve": None}
    assert await found(database, replace(here, lively=timestamps.later(NOW, 1))) == ["Eve"]

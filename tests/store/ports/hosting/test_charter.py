"""The charter on both databases: written only over the seen version, and applied to new accounts."""

import asyncio

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.hosting.charter import Admission, Arranged, Charter
from parlour.hall.hosting.invitations import Invitation, Invited, Uninvited
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.hall.money.stakes import AwardPrize
from parlour.hall.people.accounts import Arrived, Claimed
from parlour.hall.people.player import Player
from parlour.store.database import Database
from parlour.table.timestamps import later
from tests.store.databases import database_at, refused
from tests.store.ports.people.test_ties import accounts
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")


async def test_a_new_hall_says_nothing_and_lets_everybody_in(database: Database) -> None:
    assert await database.charter.read() == Charter()
    await database.commit(Admission(None, NOW))


async def test_it_is_written_over_what_was_seen(database: Database) -> None:
    """Of two changes to the same version the second is refused as out of date."""
    first = Arranged({"name": "", "starting_gil": None}, {"name": "Lyon", "starting_gil": 200})
    await database.commit(first)
    assert await refused(database, first) == "changed-since"
    kept = await database.charter.read()
    assert (kept.name, kept.starting_gil) == ("Lyon", 200)
    await database.commit(Arranged({"starting_gil": 200}, {"starting_gil": None}))
    assert (await database.charter.read()).starting_gil is None


async def test_accounts_are_made_as_the_door_says(database: Database) -> None:
    """Accounts are closed to all, or to those without a valid invitation; a failed try does not use it."""
    await database.commit(Arranged({"accounts": "open"}, {"accounts": "invited"}))
    made = Invitation("i", "For Mei", NOW, later(NOW, 1000), 1)
    await database.commit(Invited(made, "digest"))
    assert await refused(database, Admission(None, NOW)) == "invitation-needed"
    assert await refused(database, Admission("other", NOW)) == "invitation-spent"
    assert await refused(database, Admission("digest", later(NOW, 1000))) == "invitation-spent"
    await database.commit(Admission("digest", NOW), Claimed("ann", "Ann", "hash", NOW))
    assert await refused(database, Admission("digest", NOW), Claimed("ben", "Ben", "hash", NOW)) == "invitation-spent"
    await database.commit(Arranged({"accounts": "invited"}, {"accounts": "closed"}))
    assert await refused(database, Admission("digest", NOW)) == "accounts-closed"


async def test_a_prize_is_as_much_as_the_host_says(database: Database) -> None:
    """A prize is what the host sets, even none, and else what the game gives."""
    await accounts(database)
    won = move(HOUSE, player_account("ann"), {GIL: 30})
    said: int | None = None
    for day, (gil, has) in enumerate([(None, 30), (50, 80), (0, 80)]):
        if gil != said:
            await database.commit(Arranged({"prize": said}, {"prize": gil}))
            said = gil
        prize = Transfer(f"prize:{day}:ann:ben", NOW, "prize", won)
        await database.commit(AwardPrize(prize, ("ann", "ben"), 1))
        assert (await database.ledger.holdings("player:ann"))[GIL] == has
    assert await database.ledger.audit() == []


async def test_they_are_listed_and_taken_back(database: Database) -> None:
    await database.commit(Arranged({"accounts": "open"}, {"accounts": "invited"}))
    for number in (1, 2):
        made = Invitation(f"i{number}", "", later(NOW, number), later(NOW, 1000), 2)
        await database.commit(Invited(made, f"digest-{number}"))
    await database.commit(Admission("digest-1", NOW))
    await database.commit(Uninvited("i2"))
    assert await refused(database, Uninvited("i2")) == "unknown-invitation"
    assert await refused(database, Admission("digest-2", NOW)) == "invitation-spent"
    found = await database.invitations.all(9)
    assert [(one.id, one.used, one.revoked) for one in found] == [("i2", 0, True), ("i1", 1, False)]
    assert len(await database.invitations.all(1)) == 1


async def test_an_invitation_lets_in_as_many_as_it_says(url: str, database: Database) -> None:
    """An invitation admits its number, however many come at once from two processes. One past its day or withdrawn
    admits nobody, and a refused name does not use it.
    """
    await database.commit(Arranged({"accounts": "open"}, {"accounts": "invited"}))
    for name, expires in (("twice", later(NOW, 1000)), ("old", NOW), ("gone", later(NOW, 1000))):
        await database.commit(Invited(Invitation(name, "", NOW, expires, 2), name))
    await database.commit(Uninvited("gone"))

    def comes(number: int, by: str, name: str = "") -> tuple[Effect, ...]:
        player = Player(f"g{number}", f"Guest {number}")
        return Arrived(player), Admission(by, NOW), Claimed(player.id, name or f"Comer {number}", "hash", NOW)

    for number, by in ((90, "old"), (91, "gone"), (92, "never")):
        assert await refused(database, *comes(number, by)) == "invitation-spent"
    await database.commit(Arrived(Player("first", "F")), Admission("twice", NOW), Claimed("first", "First", "h", NOW))
    assert await refused(database, *comes(93, "twice", "First")) == "name-taken"
    async with database_at(url) as other:
        racing = [(database, other)[number % 2].commit(*comes(number, "twice")) for number in range(20)]
        outcomes = await asyncio.gather(*racing, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert {one.code for one in outcomes if isinstance(one, Refusal)} == {"invitation-spent"}
    (kept,) = [one for one in await database.invitations.all(9) if one.id == "twice"]
    assert kept.used == kept.uses == 2

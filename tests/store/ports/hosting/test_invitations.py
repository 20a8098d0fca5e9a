"""Invitations on both databases: listed with their use, and withdrawn once."""

import asyncio

from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.hosting.charter import Admission, Arranged
from parlour.hall.hosting.invitations import Invitation, Invited, Uninvited
from parlour.hall.people.accounts import Arrived, Claimed
from parlour.hall.people.player import Player
from parlour.store.database import Database
from parlour.table.timestamps import later
from tests.store.databases import database_at, refused
from tests.store.ports.test_accounts import on
from tests.table.playing import NOW


def test_they_are_listed_and_taken_back(url: str) -> None:
    async def work(database: Database) -> None:
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

    on(url, work)


def test_an_invitation_lets_in_as_many_as_it_says(url: str) -> None:
    """An invitation admits its number, however many come at once from two processes. One past its day or withdrawn
    admits nobody, and a refused name does not use it.
    """

    async def work(database: Database) -> None:
        await database.commit(Arranged({"accounts": "open"}, {"accounts": "invited"}))
        for name, expires in (("twice", later(NOW, 1000)), ("old", NOW), ("gone", later(NOW, 1000))):
            await database.commit(Invited(Invitation(name, "", NOW, expires, 2), name))
        await database.commit(Uninvited("gone"))

        def comes(number: int, by: str, name: str = "") -> tuple[Effect, ...]:
            player = Player(f"g{number}", f"Guest {number}")
            return Arrived(player), Admission(by, NOW), Claimed(player.id, name or f"Comer {number}", "hash", NOW)

        for number, by in ((90, "old"), (91, "gone"), (92, "never")):
            assert await refused(database, *comes(number, by)) == "invitation-spent"
        await database.commit(
            Arrived(Player("first", "F")), Admission("twice", NOW), Claimed("first", "First", "h", NOW)
        )
        assert await refused(database, *comes(93, "twice", "First")) == "name-taken"
        async with database_at(url) as other:
            racing = [(database, other)[number % 2].commit(*comes(number, "twice")) for number in range(20)]
            outcomes = await asyncio.gather(*racing, return_exceptions=True)
        assert outcomes.count(None) == 1
        assert {one.code for one in outcomes if isinstance(one, Refusal)} == {"invitation-spent"}
        (kept,) = [one for one in await database.invitations.all(9) if one.id == "twice"]
        assert kept.used == kept.uses == 2

    on(url, work)

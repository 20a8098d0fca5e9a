"""Invitations on both databases: listed with what became of them, and taken back once."""

from parlour.hall.hosting.charter import Admission, Arranged
from parlour.hall.hosting.invitations import Invitation, Invited, Uninvited
from parlour.store.database import Database
from parlour.table.timestamps import later
from tests.store.databases import refused
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

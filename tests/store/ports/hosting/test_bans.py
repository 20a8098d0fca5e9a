"""Bans on both databases: a banned player opens no session until the ban ends or is undone."""

from parlour.hall.people.bans import Banned, Unbanned
from parlour.hall.people.sessions import Session, SessionOpened
from parlour.store.database import Database
from parlour.table.timestamps import later
from tests.store.databases import refused
from tests.store.ports.people.test_ties import accounts
from tests.store.ports.test_accounts import on
from tests.table.playing import NOW


def session(number: int, now: str = NOW) -> SessionOpened:
    """Return a session of Ben's."""
    return SessionOpened(Session(f"s{number}", "ben", f"d{number}", "", now, now))


def test_a_ban_keeps_out_until_it_ends(url: str) -> None:
    async def work(database: Database) -> None:
        await accounts(database)
        await database.commit(Banned("ben", "act", later(NOW, 1000), "Insults"))
        assert await refused(database, session(1)) == "banned"
        assert await refused(database, session(2, later(NOW, 999))) == "banned"
        await database.commit(session(3, later(NOW, 1000)))
        assert await refused(database, Unbanned("ben", later(NOW, 1000))) == "not-banned"

    on(url, work)


def test_a_ban_is_taken_back_or_replaced(url: str) -> None:
    """Undoing an older ban leaves the one that replaced it."""

    async def work(database: Database) -> None:
        await accounts(database)
        await database.commit(Banned("ben", "act-1", later(NOW, 1000), "Insults"))
        await database.commit(Banned("ben", "act-2", None, "More insults"))
        assert await refused(database, Unbanned("ben", NOW, "act-1")) == "not-banned"
        assert await refused(database, session(1)) == "banned"
        await database.commit(Unbanned("ben", NOW))
        await database.commit(session(2))

    on(url, work)

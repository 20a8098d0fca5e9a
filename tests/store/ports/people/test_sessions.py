"""Sessions on both databases: a token is its player's until the session ends, and a banned player opens none."""

import pytest

from parlour.hall.people.bans import Banned, Unbanned
from parlour.hall.people.sessions import Session, SessionClosed, SessionOpened, SessionsClosed, SessionSeen, digest
from parlour.store.database import Database
from parlour.table.timestamps import later
from tests.store.databases import refused
from tests.store.ports.people.test_accounts import ANN
from tests.store.ports.people.test_ties import accounts
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

LATER = "2126-01-01"


async def test_a_session_is_found_by_its_token_alone(database: Database) -> None:
    """A visit needs the token; an ended or old session belongs to nobody."""
    one = Session("s1", "ann", digest("token"), "Firefox", NOW, NOW)
    two = Session("s2", "ann", digest("other"), "Chromium", NOW, NOW)
    await database.commit(SessionOpened(one), SessionOpened(two))
    visit = await database.sessions.visit(digest("token"), NOW)
    assert visit is not None and (visit.player, visit.session) == (ANN, one)
    assert await database.sessions.visit("token", NOW) is None
    assert await database.sessions.visit(digest("token"), "2124-01-01") is None
    assert await refused(database, SessionClosed("ben", "s1")) == "unknown-session"
    await database.commit(SessionsClosed("ann", keep="s2"))
    assert await database.sessions.of("ann") == [two]
    await database.commit(SessionClosed("ann", "s2"))
    assert await database.sessions.visit(digest("other"), NOW) is None


async def test_a_session_that_is_used_lasts(database: Database) -> None:
    """A session lasts from when it was last seen, and the newest comes first."""
    for name in ("a", "b"):
        await database.commit(SessionOpened(Session(name, "ann", digest(name), "Firefox", NOW, NOW)))
    await database.commit(SessionSeen(digest("b"), LATER))
    assert [one.id for one in await database.sessions.of("ann")] == ["b", "a"]
    assert await database.sessions.visit(digest("a"), LATER) is None
    visit = await database.sessions.visit(digest("b"), LATER)
    assert visit is not None and (visit.session.seen, visit.session.created) == (LATER, NOW)


def session(number: int, now: str = NOW) -> SessionOpened:
    """Return a session of Ben's."""
    return SessionOpened(Session(f"s{number}", "ben", f"d{number}", "", now, now))


async def test_a_ban_keeps_out_until_it_ends(database: Database) -> None:
    await accounts(database)
    await database.commit(Banned("ben", "act", later(NOW, 1000), "Insults"))
    assert await refused(database, session(1)) == "banned"
    assert await refused(database, session(2, later(NOW, 999))) == "banned"
    await database.commit(session(3, later(NOW, 1000)))
    assert await refused(database, Unbanned("ben", later(NOW, 1000))) == "not-banned"


async def test_a_ban_is_taken_back_or_replaced(database: Database) -> None:
    """Undoing an older ban leaves the one that replaced it."""
    await accounts(database)
    await database.commit(Banned("ben", "act-1", later(NOW, 1000), "Insults"))
    await database.commit(Banned("ben", "act-2", None, "More insults"))
    assert await refused(database, Unbanned("ben", NOW, "act-1")) == "not-banned"
    assert await refused(database, session(1)) == "banned"
    await database.commit(Unbanned("ben", NOW))
    await database.commit(session(2))

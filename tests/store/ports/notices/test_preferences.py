"""Reach on both databases: a wish holds, and other settings stay as they were."""

import pytest

from parlour.hall.notices.preferences import (
    ALL,
    MOST_BROWSERS,
    Browser,
    BrowserJoins,
    BrowserLeaves,
    MailAsked,
    MailProven,
    NoticePreferences,
    PushKeys,
    SetPreferences,
)
from parlour.hall.people.accounts import Departed
from parlour.hall.people.sessions import Session, SessionOpened
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.ports.people.test_accounts import refused
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

QUIET = {"since": "22:00", "until": "08:00"}


async def test_what_is_named_changes(database: Database) -> None:
    assert await database.preferences.of("ben") == NoticePreferences("ben")
    await database.commit(SetPreferences("ben", {"quiet": QUIET, "zone": "Europe/Paris"}))
    await database.commit(SetPreferences("ben", {"wants": {"turns": ["mail"]}, "lang": "fr"}))
    found = await database.preferences.of("ben")
    assert (found.quiet, found.zone, found.lang) == (QUIET, "Europe/Paris", "fr")
    assert found.wants == {**ALL, "turns": ("mail",)}  # a topic added later is told as it is to everybody
    await database.commit(SetPreferences("ben", {"quiet": None}))
    assert (await database.preferences.of("ben")).quiet is None
    assert (await database.preferences.of("ann")).wants == ALL


async def test_an_address_counts_once_it_is_proven(database: Database) -> None:
    """An address is proven by the last token sent to it alone."""
    await database.commit(MailAsked("ben", "old@example.org", "first"))
    await database.commit(MailAsked("ben", "ben@example.org", "second"))
    assert await refused(database, MailProven("first")) == "unknown-proof"
    assert not (await database.preferences.of("ben")).proven
    await database.commit(MailProven("second"))
    found = await database.preferences.of("ben")
    assert (found.mail, found.proven) == ("ben@example.org", True)
    assert await refused(database, MailProven("second")) == "unknown-proof"


async def test_who_left_for_good_is_reached_nowhere(database: Database) -> None:
    await database.commit(SessionOpened(Session("s1", "ben", "d", "Firefox", NOW, NOW)))
    browser = Browser("https://push.example/1", "key", "auth", "s1", "ben")
    await database.commit(BrowserJoins(browser, NOW), SetPreferences("ben", {"hook": "https://chat.example/1"}))
    assert await database.preferences.browsers("ben") == {"https://push.example/1": "s1"}
    await database.commit(Departed("ben", NOW))
    assert await database.preferences.of("ben") == NoticePreferences("ben")
    assert await database.preferences.browsers("ben") == {}


async def test_a_browser_that_leaves_is_forgotten(database: Database) -> None:
    await database.commit(SessionOpened(Session("s1", "ben", "d", "Firefox", NOW, NOW)))
    await database.commit(BrowserJoins(Browser("https://push.example/1", "key", "auth", "s1", "ben"), NOW))
    await database.commit(BrowserLeaves("https://push.example/1"))
    assert await database.preferences.browsers("ben") == {}


async def test_the_hall_has_one_pair_of_keys_for_ever(database: Database) -> None:
    """The keys are made once, since browsers that know one key accept no push by another."""
    first = PushKeys("private", "public", "browsers")
    assert await database.preferences.push_keys(first) == first
    assert await database.preferences.push_keys(PushKeys("other", "other", "other")) == first


async def test_a_session_has_one_browser_and_a_player_so_many(database: Database) -> None:
    """Only a session's newest browser counts, and a player's newest few, so that one event makes few calls."""
    for number in range(7):
        session = f"s{number}"
        await database.commit(SessionOpened(Session(session, "ben", session, "Firefox", NOW, NOW)))
        for turn in ("old", "new"):
            at = f"https://push.example/{number}-{turn}"
            moment = timestamps.later(NOW, number)
            await database.commit(BrowserJoins(Browser(at, "key", "auth", session, "ben"), moment))
    kept = {f"https://push.example/{number}-new": f"s{number}" for number in range(2, 7)}
    assert await database.preferences.browsers("ben") == kept and len(kept) == MOST_BROWSERS

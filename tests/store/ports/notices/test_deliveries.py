"""Deliveries on both databases: sent at least once, under one id, and only while they are still true."""

from dataclasses import replace
from typing import Any

import pytest

from parlour.hall.notices.delivery import Claim, Delivered, Spread, Undelivered
from parlour.hall.notices.notice import Notice, Notify, ReadNotices
from parlour.hall.notices.preferences import Browser, BrowserJoins, MailAsked, MailProven, SetPreferences
from parlour.hall.people.sessions import Session, SessionClosed, SessionOpened, digest
from parlour.hall.play.challenges import CloseChallenge, OpenChallenge
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.ports.play.test_challenges import BEN, made
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

LATER, LEASE = timestamps.later(NOW, 60_000), timestamps.later(NOW, 30_000)
SAYS = {"name": "Ann", "game": "Nim"}
SESSION = Session("s1", "ben", digest("token"), "Firefox", NOW, NOW)
BROWSER = Browser("https://push.example/1", "key", "auth", "s1", "ben")
NEWS = Notice("ben", "declined", "c9", NOW, SAYS)


async def _reachable(database: Database, **values: Any) -> None:
    """Open all channels of Ben's."""
    await database.commit(SessionOpened(SESSION), BrowserJoins(BROWSER, NOW), MailAsked("ben", "ben@example.org", "p"))
    hook = {"hook": "https://chat.example/1", "hook_secret": "s", "lang": "fr"}
    await database.commit(MailProven("p"), SetPreferences("ben", {**hook, **values}))


async def _claim(database: Database, now: str = NOW, until: str = LEASE) -> Claim:
    await database.commit(Spread(now))
    return await database.deliveries.claim(now, until)


def _channels(claim: Claim) -> list[str]:
    return sorted(one.channel for one in claim.deliveries)


async def test_it_goes_by_every_open_channel_until_it_arrived(database: Database) -> None:
    """A claimed delivery belongs to one process until its lease ends, and its id stays the same."""
    await _reachable(database)
    assert not await database.deliveries.pending()
    await database.commit(Notify((NEWS,)))
    assert await database.deliveries.pending()
    first = await _claim(database)
    assert not await database.deliveries.pending()
    assert _channels(first) == ["hook", "mail", "push"]
    assert {one.browser for one in first.deliveries if one.channel == "push"} == {BROWSER}
    assert {one.preferences.lang for one in first.deliveries} == {"fr"}
    assert await _claim(database) == Claim((), ())
    again = await _claim(database, LATER, timestamps.later(LATER, 1))
    assert {one.id for one in again.deliveries} == {one.id for one in first.deliveries}
    await database.commit(Delivered([one.id for one in again.deliveries]))
    assert await _claim(database, timestamps.later(LATER, 2)) == Claim((), ())


async def test_what_failed_is_tried_again_later(database: Database) -> None:
    await _reachable(database)
    await database.commit(Notify((NEWS,)))
    first = await _claim(database)
    await database.commit(Undelivered([one.id for one in first.deliveries], LATER))
    assert await _claim(database, timestamps.later(LATER, -1)) == Claim((), ())
    again = await _claim(database, LATER, timestamps.later(LATER, 1))
    assert {one.tries for one in again.deliveries} == {1}


async def test_nobody_is_told_who_wished_nothing(database: Database) -> None:
    """Nothing is sent without a wish, by a closed channel or topic, or to an unproven address."""
    await database.commit(Notify((NEWS, replace(NEWS, player="ann"))))
    assert await _claim(database) == Claim((), ())
    await _reachable(database, wants={"challenges": ["mail"], "turns": ["push", "mail", "hook"]})
    await database.commit(Notify((replace(NEWS, subject="c10"),)))
    assert _channels(await _claim(database)) == ["mail"]
    await database.commit(MailAsked("ben", "other@example.org", "q"), Notify((replace(NEWS, subject="c11"),)))
    assert _channels(await _claim(database)) == []


async def test_a_browser_is_told_while_somebody_is_signed_in_there(database: Database) -> None:
    """A browser gets nothing after its player signs out, and nothing of a player who signed in before."""
    await _reachable(database, wants={"challenges": ["push"]})
    await database.commit(Notify((NEWS,)))
    await database.commit(Spread(NOW), SessionClosed("ben", "s1"))
    gone = await database.deliveries.claim(NOW, LEASE)
    assert gone.deliveries == [] and len(gone.stale) == 1
    assert await database.preferences.browsers("ben") == {}
    await database.commit(SessionOpened(replace(SESSION, player="ann", digest="d")))
    await database.commit(BrowserJoins(replace(BROWSER, player="ann"), NOW))
    await database.commit(Notify((replace(NEWS, subject="c10"),)))
    assert _channels(await _claim(database)) == []
    assert await database.preferences.browsers("ann") == {BROWSER.endpoint: "s1"}


async def test_what_is_not_so_any_more_is_not_told(database: Database) -> None:
    """A notice that was read, answered or replaced is not sent."""
    await _reachable(database, wants={"challenges": ["mail"], "turns": ["mail"]})
    challenged = Notice("ben", "challenged", "c1", NOW, SAYS)
    await database.commit(OpenChallenge(made("c1", BEN), (Notify((challenged,)),)))
    turns = [Notice("ben", "ended", "m1", NOW, SAYS, place) for place in ("1", "2")]
    await database.commit(Notify((NEWS, turns[0])), Spread(NOW))
    await database.commit(Notify((turns[1],)), CloseChallenge("c1", "withdrawn", NOW))
    claim = await _claim(database)
    assert {one.notice.id for one in claim.deliveries} == {"declined:c9", "ended:m1:2"}
    assert len(claim.stale) == 2
    await database.commit(ReadNotices("ben", NOW))
    assert (await _claim(database, LATER, timestamps.later(LATER, 1))).deliveries == []


async def test_it_waits_for_the_end_of_quiet_hours(database: Database) -> None:
    shown = timestamps.clock_of(NOW, "Europe/Paris")
    ends = f"{(int(shown[:2]) + 1) % 24:02}:00"
    await _reachable(database, quiet={"since": shown, "until": ends}, zone="Europe/Paris")
    await database.commit(Notify((NEWS,)))
    assert await _claim(database) == Claim((), ())
    until = timestamps.next_at(NOW, ends, "Europe/Paris")
    assert len((await _claim(database, until, timestamps.later(until, 1))).deliveries) == 3

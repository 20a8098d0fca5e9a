"""Notices on both databases: written with their cause or not at all, told once, waiting while their subject does."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.notices.notice import ForgetNotices, Notice, Notify, ReadNotices
from parlour.hall.play.challenges import CloseChallenge, OpenChallenge, propose
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.ports.play.test_challenges import ANN, BEN, made
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

LATER = timestamps.later(NOW, 1)
SAYS = {"name": "Ann", "game": "Nim"}


def _turn(place: str, created: str = NOW) -> Notice:
    return Notice("ben", "turn", "m1", created, SAYS, place)


def _challenged(name: str) -> OpenChallenge:
    challenge = made(name, BEN)
    return OpenChallenge(challenge, (Notify((Notice("ben", "challenged", name, NOW, SAYS),), ("ann",)),))


async def test_it_is_written_with_its_cause_or_not_at_all(database: Database) -> None:
    heard: list[set[str]] = []
    database.listen(heard.append)
    refusing = CloseChallenge("nowhere", "withdrawn", NOW)
    try:
        await database.commit(_challenged("c1"), refusing)
    except Refusal as refusal:
        assert refusal.code == "challenge-closed"
    assert await database.notices.of("ben", NOW, 9) == []
    await database.commit(_challenged("c1"))
    assert [one.notice.id for one in await database.notices.of("ben", NOW, 9)] == ["challenged:c1"]
    assert heard[-1] == {"ann", "ben"}


async def test_the_same_is_told_once_and_the_newest_of_a_subject_stands(database: Database) -> None:
    for told in (_turn("1"), _turn("3", LATER), _turn("3", LATER)):
        await database.commit(Notify((told,)))
    assert [one.notice for one in await database.notices.of("ben", NOW, 9)] == [_turn("3", LATER)]
    assert [one.notice.id for one in await database.notices.since(["ben", "ann"], NOW, NOW)] == ["turn:m1:3"]


async def test_it_waits_while_its_subject_does(database: Database) -> None:
    """A challenge waits until it is answered or expires; waiting notices come first, with their end."""
    news = Notice("ben", "declined", "c9", LATER, SAYS)
    await database.commit(_challenged("c1"), Notify((news,)))
    first, second = await database.notices.of("ben", NOW, 9)
    assert (first.notice.kind, first.waits, first.due) == ("challenged", True, made().expires)
    assert (second.notice.kind, second.waits, second.due) == ("declined", False, None)
    assert await database.notices.waiting(["ann", "ben"], NOW) == {"ben": 1}
    assert await database.notices.waiting(["ben"], made().expires) == {}
    await database.commit(CloseChallenge("c1", "withdrawn", NOW))
    assert await database.notices.waiting(["ben"], NOW) == {}


async def test_what_is_read_is_read(database: Database) -> None:
    """Notices up to a time are read, and later ones are new."""
    await database.commit(Notify((_turn("1"), Notice("ben", "ended", "m2", LATER, SAYS))))
    await database.commit(ReadNotices("ben", NOW))
    read = {one.notice.kind: one.read for one in await database.notices.of("ben", NOW, 9)}
    assert read == {"turn": True, "ended": False}


async def test_a_challenge_tells_whom_it_is_made_to(database: Database) -> None:
    """A challenge tells its addressee in the same transaction; one to the lobby tells nobody."""
    for name, to in (("c1", BEN), ("c2", None)):
        given = made(name, to)
        new = propose(
            MatchIdentity(name, bytes(32), NOW),
            given.rules,
            ANN,
            {"cards": [3]},
            0,
            given.terms,
            given.audience,
            to,
        )
        await database.commit(new)
    assert [one.notice.subject for one in await database.notices.of("ben", NOW, 9)] == ["c1"]


async def test_what_is_old_is_forgotten_unless_it_waits(database: Database) -> None:
    news = [Notice("ben", "declined", f"c{at}", created, SAYS) for at, created in ((8, NOW), (9, LATER))]
    await database.commit(_challenged("c1"), Notify(tuple(news)))
    for _ in range(2):
        await database.commit(ForgetNotices(LATER, LATER, 1))
    kept = [one.notice.id for one in await database.notices.of("ben", LATER, 9)]
    assert kept == ["challenged:c1", "declined:c9"]

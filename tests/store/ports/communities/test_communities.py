"""Communities on both databases: one per address, changed one at a time, joined once, left with the account."""

import asyncio
from dataclasses import replace

import pytest

from parlour.hall.communities.charter import checked
from parlour.hall.communities.community import Admit, Community, FollowEdition, Found, Join, PutOut, Quit, Recharter
from parlour.hall.people.accounts import Departed
from parlour.hall.play.archive import Question
from parlour.store.database import Database
from tests.hall.communities.test_charter import charter, rules
from tests.store.databases import database_at, refused
from tests.store.ports.communities.test_card_sets import wanted as edition
from tests.store.ports.people.test_ties import accounts
from tests.store.ports.play.test_archive import finish
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

CLUB = Community("lantern-club", charter(presets=[]), NOW, 1)
LATER = NOW.replace("2024", "2025")


async def made(database: Database, community: Community = CLUB) -> None:
    """Make Ann's community, which she keeps."""
    await accounts(database)
    await database.commit(Found(community, "ann"))


async def test_rules_follow_the_newest_edition_of_a_set(database: Database) -> None:
    """Every community with the set gets the new edition in its rules, and nothing else changes. An editor of the older
    charter is refused.
    """
    await made(database)
    await database.commit(edition("reef", 5))
    (first,) = await database.card_sets.editions("reef")
    played = [rules(f"triple-triad:free+cards={first.value}+same", "reef"), rules("nim:free", "nim")]
    await database.commit(Recharter(CLUB.id, charter(presets=played), 1, "ann", NOW))
    for name, before in (("reef", first), ("other_reef", None)):
        await database.commit(edition(name, 6, before))
        (newest, *_older) = await database.card_sets.editions(name)
        await database.commit(FollowEdition(newest.game, name, newest.value, LATER))
    (second, _first) = await database.card_sets.editions("reef")
    now = await database.communities.community(CLUB.id)
    assert now is not None and now.revision == 3 and now.charter["sets"] == []
    assert [one["rules"] for one in now.charter["presets"]] == [
        f"triple-triad:free+cards={second.value}+same",
        "nim:free",
    ]
    assert await refused(database, Recharter(CLUB.id, charter(), 2, "ann", NOW)) == "community-changed"
    everybody = {one.id: one.revision for one in await database.communities.all()}
    assert {revision for address, revision in everybody.items() if address != CLUB.id} == {1}


async def test_the_house_brings_those_behind_its_presets(database: Database) -> None:
    """The house's communities are ordinary rows that could be saved again as they are."""
    shipped = await database.communities.all()
    assert [one.id for one in shipped] == ["chakart", "cipher", "ffworld", "final-kingdom", "wiki-101"]
    assert all(checked(one.charter) == one.charter and one.charter["presets"] for one in shipped)
    assert await database.communities.community("none") is None and await database.communities.counts() == {}


async def test_of_an_address_there_is_one(url: str, database: Database) -> None:
    """Of many made at once through two connections one exists, with its founder as keeper."""
    await accounts(database)
    async with database_at(url) as other:
        tries = [(database, other)[n % 2].commit(Found(CLUB, ("ann", "ben")[n % 2])) for n in range(8)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert await refused(database, Found(CLUB, "eve")) == "community-exists"
    assert await database.communities.community(CLUB.id) == CLUB
    (keeper,) = await database.communities.people(CLUB.id)
    assert keeper.standing == "keeper" and await database.communities.counts() == {CLUB.id: 1}


async def test_two_editors_do_not_overwrite_each_other(url: str, database: Database) -> None:
    """An editor of an older charter is refused, even at the same moment; removed rules stay known."""
    await made(database)
    first = Recharter(CLUB.id, charter(presets=[rules("nim:free")]), 1, "ann", NOW)
    async with database_at(url) as other:
        tries = [(database, other)[n % 2].commit(first) for n in range(6)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert await refused(database, first) == "community-changed"
    now = await database.communities.community(CLUB.id)
    assert now is not None and now.revision == 2 and now.charter["presets"][0]["rules"] == "nim:free"
    await finish(database, 1, 0)
    for presets in ([], [rules("nim:free"), rules("triple-triad:ffwtt", "tt")]):
        seen = await database.communities.community(CLUB.id)
        assert seen is not None
        await database.commit(Recharter(CLUB.id, charter(presets=presets), seen.revision, None, LATER))
        found = await database.archive.search(Question(community=CLUB.id))
        assert [record.id for record in found.matches] == ["m001"]
    assert (await database.archive.search(Question(community="ffworld"))).matches == []


async def test_only_its_keepers_keep_it(database: Database) -> None:
    """Only a keeper at the time of writing changes a community; a host need not be one."""
    await made(database)
    change = Recharter(CLUB.id, charter(), 1, "ben", NOW)
    for effect in (change, Admit(CLUB.id, "ben", "keeper", "ben"), PutOut(CLUB.id, "ann", "ben")):
        assert await refused(database, effect) == "keeper-needed"
    assert await refused(database, Admit(CLUB.id, "ben", "keeper", "ann")) == "not-of-community"
    await database.commit(Join(CLUB.id, "ben", NOW), Admit(CLUB.id, "ben", "keeper", "ann"))
    await database.commit(change, Admit(CLUB.id, "ann", "member", "ben"))
    assert await refused(database, replace(change, seen=2, by="ann")) == "keeper-needed"
    await database.commit(PutOut(CLUB.id, "ann", "ben"), replace(change, seen=2, by=None))
    assert await database.communities.of("ann") == {}


async def test_it_is_joined_once_and_left(database: Database) -> None:
    """A closed community has applicants, who have no rights yet; joining again does not change a member's standing."""
    await made(database)
    shut = Recharter(CLUB.id, charter(open=False), 1, None, NOW)
    await database.commit(Join(CLUB.id, "ben", NOW), shut, Join(CLUB.id, "eve", LATER), Join(CLUB.id, "ann", LATER))
    people = await database.communities.people(CLUB.id)
    assert [(one.name, one.standing) for one in people] == [("Ann", "keeper"), ("Ben", "member"), ("Eve", "asks")]
    assert await database.communities.counts() == {CLUB.id: 2}
    assert await database.communities.of("eve") == {CLUB.id: "asks"}
    assert await refused(database, Join("none", "eve", NOW)) == "unknown-community"
    await database.commit(Admit(CLUB.id, "eve", "member", "ann"), Quit(CLUB.id, "ben"), Quit(CLUB.id, "ben"))
    assert [one.name for one in await database.communities.people(CLUB.id)] == ["Ann", "Eve"]
    exported = await database.accounts.export("eve")
    assert [one["community"] for one in exported["memberships"]] == [CLUB.id]
    await database.commit(Departed("eve", NOW))
    assert [one.name for one in await database.communities.people(CLUB.id)] == ["Ann"]

"""Accounts are right under any order of requests, on both databases."""

import asyncio

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.listings import Summary
from parlour.hall.people.accounts import (
    Appointed,
    Arrived,
    Claimed,
    Departed,
    HostTokenMade,
    HostTokenUsed,
    PasswordChanged,
    Renamed,
)
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, SessionOpened, digest
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from tests.store.databases import refused
from tests.table.playing import NOW, dealt_match, empty_table, play_on

pytestmark = pytest.mark.usefixtures("guests")

ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")


async def test_a_name_is_claimed_once(database: Database) -> None:
    """Of two hundred simultaneous claims of a name, in any case and width, one succeeds; the others stay guests."""
    crowd = [Player(f"g{number}", "Guest ibis") for number in range(200)]
    await database.commit(*(Arrived(player) for player in crowd))
    names = ["Zoë", "ZOË", "zoë", "Ｚoë", "Zoe\u0308"]
    claims = [database.commit(Claimed(p.id, names[at % 5], "hash", NOW)) for at, p in enumerate(crowd)]
    outcomes = await asyncio.gather(*claims, return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None] == [None]
    assert {o.code for o in outcomes if isinstance(o, Refusal)} == {"name-taken"}
    owner = await database.accounts.named("zOË")
    assert owner is not None and owner.role is Role.PLAYER
    assert [p.id for p in crowd if (await database.player(p.id)).has_account] == [owner.id]  # type: ignore[union-attr]  # arrived


async def test_an_account_is_claimed_once(database: Database) -> None:
    """A guest becomes an account once, and the first password stays."""
    await database.commit(Claimed("ann", "Ann", "first", NOW))
    assert await refused(database, Claimed("ann", "Anna", "second", NOW)) == "already-claimed"
    known = await database.accounts.credentials("ANN")
    assert known is not None and (known.player.name, known.password) == ("Ann", "first")
    await database.commit(PasswordChanged("ann", "third"))
    known = await database.accounts.credentials("ann")
    assert known is not None and known.password == "third"
    await database.commit(PasswordChanged("ben", "none"))
    assert await database.accounts.credentials(BEN.name) is None


async def test_names_of_accounts_are_their_own(database: Database) -> None:
    """Nobody else can take an account's name; its own player may change its case."""
    await database.commit(Claimed("ann", "Ann", "hash", NOW), Claimed("ben", "Ben", "hash", NOW))
    assert await refused(database, Renamed("ben", "ANN")) == "name-taken"
    assert await refused(database, Renamed("eve", "ann")) == "name-taken"
    await database.commit(Renamed("ann", "ANN"))
    await database.commit(Renamed("eve", "Eve"))
    await database.commit(Renamed("ben", "Eve"))
    assert await database.player("ann") == Player("ann", "ANN", Role.PLAYER)
    assert await database.accounts.named("eve") == Player("ben", "Eve", Role.PLAYER)
    assert await database.accounts.named("Ben") is None


async def test_a_host_token_works_once(database: Database) -> None:
    """Of twenty accounts with one token one becomes host; a guest does not use it up."""
    crowd = [Player(f"p{number}", f"P{number}") for number in range(20)]
    await database.commit(*(Arrived(p) for p in crowd), *(Claimed(p.id, p.name, "hash", NOW) for p in crowd))
    await database.commit(HostTokenMade("d", NOW))
    assert await refused(database, HostTokenUsed("ann", "d")) == "account-needed"
    shown = [database.commit(HostTokenUsed(p.id, "d")) for p in crowd]
    outcomes = await asyncio.gather(*shown, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert {o.code for o in outcomes if isinstance(o, Refusal)} == {"bad-host-token"}


async def test_no_role_is_given_to_guests_or_taken_from_hosts(database: Database) -> None:
    """Only players and moderators are appointed."""
    await database.commit(HostTokenMade("d", NOW), Claimed("ann", "Ann", "h", NOW), HostTokenUsed("ann", "d"))
    await database.commit(Claimed("ben", "Ben", "h", NOW), Appointed("ben", Role.MODERATOR))
    assert (await database.accounts.named("Ben")) == Player("ben", "Ben", Role.MODERATOR)
    assert await refused(database, Appointed("ann", Role.PLAYER)) == "role-fixed"
    assert await refused(database, Appointed("eve", Role.MODERATOR)) == "role-fixed"


async def test_who_leaves_takes_their_name_along(database: Database) -> None:
    """After leaving no table of the store holds the name, the password or a session; the match still replays."""
    await database.commit(Claimed("ann", "Ann of Balamb", "hash", NOW))
    await database.commit(SessionOpened(Session("s", "ann", digest("t"), "Firefox", NOW, NOW)))
    match = play_on(dealt_match(match_id="past"), 3)
    red = {**match.log[0].data, "name": "Ann of Balamb"}
    object.__setattr__(match.log[0], "data", red)
    beginning = empty_table(match.rules.text, match.id, match.secret)
    assert await database.append(Append(beginning, match.log, created=True, summary=Summary("over")))
    exported = await database.accounts.export("ann")
    assert [line["id"] for line in exported["matches"]] == ["past"] and exported["sessions"][0]["device"] == "Firefox"
    assert "hash" not in str(exported) and digest("t") not in str(exported)
    await database.commit(Departed("ann", NOW))
    again = await database.load("past")
    assert again is not None and again.seq == match.seq and again.result() == match.result()
    assert [seat.name for seat in again.seats if seat] == ["", "Ben"]
    assert await database.player("ann") == Player("ann", "", Role.LEFT)
    assert await database.accounts.named("Ann of Balamb") is None
    assert await database.sessions.of("ann") == []
    assert [list(line.seats.values()) for line in await database.listings("over", "ann", 5)] == [["", "Ben"]]
    await database.commit(Renamed("eve", "Ann of Balamb"))  # the name is free again

"""Clearing on both databases: what nobody waits for is removed, and nothing that anybody could miss."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update

from parlour.core.refusal import Refusal
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, SessionOpened
from parlour.hall.play import clearing
from parlour.hall.play.clearing import Forget, OneMoreAlone
from parlour.hall.play.commit import commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import agent_seat, join, open_match
from parlour.store import tables
from parlour.store.database import Database
from parlour.store.personal import SECTIONS
from parlour.store.ports.play.clearing import GOES
from parlour.table import timestamps
from parlour.table.seat import Seat
from tests.store.databases import SQLITE_FIRST, engine_at
from tests.store.test_backup import restored
from tests.store.test_database import on
from tests.store.test_old_halls import SECOND
from tests.table.playing import NOW, RED

HOUR = 3_600_000
EVER = "9999"
Rows = dict[str, list[dict[str, Any]]]
ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")


def seat(player: Player) -> Seat:
    """Return a seat for a player."""
    return replace(RED, player=player.id, name=player.name)


async def waits(database: Database, player: Player, match_id: str, after: int = 0) -> None:
    """Let a player open a table, so many hours after the first, that nobody joins."""
    birth = MatchIdentity(match_id, bytes(32), timestamps.later(NOW, after * HOUR))
    assert await database.append(open_match("nim", "nim:free", 0, seat(player), None, birth))


async def closed(database: Database, match_id: str) -> None:
    """Close a table as the hall does."""
    match = await database.load(match_id)
    assert match is not None
    assert await database.append(commit(match, clearing.close(match, 24, NOW)))


async def test_tables_that_nobody_joined_are_found(database: Database) -> None:
    """Old waiting tables of a game are found, the oldest first. Younger and joined ones and other games are not."""
    for number, hours in enumerate((2, 1, 9)):
        await waits(database, ANN, f"m{number}", hours)
    await waits(database, ANN, "played")
    match = await database.load("played")
    assert match is not None and await database.append(join(match, BEN, {}, NOW))
    before = timestamps.later(NOW, 5 * HOUR)
    assert await database.clearing.forsaken(["nim"], before, 10) == ["m1", "m0"]
    assert await database.clearing.forsaken(["nim"], before, 1) == ["m1"]
    assert await database.clearing.forsaken(["tide"], before, 10) == []
    await closed(database, "m1")
    assert await database.clearing.forsaken(["nim"], before, 10) == ["m0"]


async def test_a_table_that_its_owner_closed_stays_closed(database: Database) -> None:
    """A closed table that is read again tells everybody who closed it. It is in no list and is not closed twice."""
    await waits(database, ANN, "m")
    match = await database.load("m")
    assert match is not None
    assert await database.append(commit(match, clearing.withdraw(match, ANN.id, NOW)))
    again = await database.load("m")
    assert again is not None and again.status == "closed" and again.close_reason is not None
    assert (
        again.close_reason.shown_to(ANN.id) == again.close_reason.shown_to(BEN.id) == again.close_reason.shown_to(None)
    )
    assert await database.listings("open", None, 10) == []
    assert await database.clearing.forsaken(["nim"], EVER, 10) == []


async def test_a_player_has_so_many_tables_to_themselves(database: Database) -> None:
    """Waiting tables and those against the house count. Joined and closed ones and those of others do not."""

    async def one_more(database: Database, most: int) -> str:
        try:
            await database.commit(OneMoreAlone(ANN.id, most))
        except Refusal as refusal:
            return refusal.code
        return "welcome"

    await waits(database, ANN, "waits")
    birth = MatchIdentity("house", bytes(32), NOW)
    assert await database.append(open_match("nim", "nim:free", 0, seat(ANN), agent_seat("random"), birth))
    assert [await one_more(database, most) for most in (2, 3)] == ["too-many-tables", "welcome"]
    for name in ("joined", "shut"):
        await waits(database, ANN, name)
    await waits(database, BEN, "other")
    match = await database.load("joined")
    assert match is not None and await database.append(join(match, BEN, {}, NOW))
    await closed(database, "shut")
    assert [await one_more(database, most) for most in (2, 3)] == ["too-many-tables", "welcome"]


def rows_of(url: str) -> Rows:
    """Return every row of every table."""

    async def read() -> Rows:
        async with engine_at(url) as engine, engine.connect() as connection:
            return {
                name: [dict(row._mapping) for row in await connection.execute(select(table))]
                for name, table in tables.metadata.tables.items()
            }

    return asyncio.run(read())


async def arrives(database: Database, name: str, seen: str, role: Role = Role.GUEST) -> None:
    """Let a player come, and be last seen at a time."""
    player = Player(name, name.title(), role)
    await database.commit(Arrived(player), SessionOpened(Session(name, name, name, "", NOW, seen)))


def test_only_who_never_did_anything_is_forgotten(url: str) -> None:
    """A guest not seen since is deleted with their waiting tables. One with an account, a match, a recent visit or a
    wait is not.
    """
    late = timestamps.later(NOW, 48 * HOUR)

    async def work(database: Database) -> None:
        for name in ("gone", "waited", "waiting", "played"):
            await arrives(database, name, NOW)
        await arrives(database, "here", late)
        await arrives(database, "account", NOW, Role.PLAYER)
        for name in ("waited", "waiting", "played"):
            await waits(database, Player(name, name.title()), name)
        await closed(database, "waited")
        match = await database.load("played")
        assert match is not None and await database.append(join(match, ANN, {}, NOW))
        await database.commit(Forget(late, 1))
        await database.commit(Forget(late, 10))

    on(url, work)
    rows = rows_of(url)
    assert {row["id"] for row in rows["player"]} == {"waiting", "played", "here", "account"}
    assert {row["id"] for row in rows["match"]} == {"waiting", "played"}
    assert {row["match"] for row in rows["entry"] + rows["seat"]} == {"waiting", "played"}
    assert {row["player"] for row in rows["session"]} == {"waiting", "played", "here", "account"}


@pytest.mark.parametrize("made", SQLITE_FIRST)
def test_nothing_that_happened_is_lost(empty_url: str, made: str) -> None:
    """In a hall where everything has happened, all players become guests unseen for ages. Nobody named in any row is
    deleted, and no row of what happened.
    """
    restored(empty_url, SECOND[made])

    async def work(database: Database) -> None:
        async with database._engine.begin() as connection:
            await connection.execute(update(tables.player).values(role=Role.GUEST))
        await database.commit(Forget(EVER, 10_000))

    on(empty_url, lambda database: asyncio.sleep(0))  # brings the hall up to date
    before = rows_of(empty_url)
    on(empty_url, work)
    after = rows_of(empty_url)
    columns = [column for name, section in SECTIONS.items() if name not in GOES for column in section.by]
    named = {str(row[column.name]).rpartition(":")[2] for column in columns for row in before[column.table.name]}
    ids = {row["id"] for row in before["player"]}
    assert len(named & ids) > 3
    assert named & ids <= {row["id"] for row in after["player"]}
    for name in before.keys() - {"player", "session", "answered", "commitment", "challenge", "heartbeat"}:
        kept = [row for row in before[name] if name != "match" or row["status"] != "closed"]
        assert all(row in after[name] for row in kept), name

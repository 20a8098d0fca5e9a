"""The store keeps what it acknowledged, once, on either database."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, event, inspect, text

from parlour.core import record
from parlour.hall.listings import Summary
from parlour.hall.play.commit import Append
from parlour.store import tables
from parlour.store.database import Database
from parlour.store.migrating import migrate
from parlour.table.match import Match
from parlour.table.seat import Seat
from tests.store.databases import database_at, declared, engine_at
from tests.table.playing import NOW, dealt_match, empty_table, play_on


def on(url: str, work: Callable[[Database], Awaitable[None]]) -> None:
    """Run a test's work on an open store."""

    async def run() -> None:
        async with database_at(url) as database:
            await work(database)

    asyncio.run(run())


async def keep(database: Database, match: Match) -> None:
    """Write a whole match as the hall would: created by its first entry, then one entry at a time."""
    beginning = empty_table(match.rules.text, match.id, match.secret)
    for at, entry in enumerate(match.log):
        status = "over" if at + 1 == match.seq and match.status == "over" else "live" if at > 0 else "open"
        assert await database.append(Append(beginning, [entry], created=at == 0, summary=Summary(status)))


async def test_a_match_comes_back_as_it_was(url: str, database: Database) -> None:
    """After closing and opening again the log leads to the same bytes, and knows its commands."""
    match = play_on(dealt_match(match_id="kept"), 3)
    async with database_at(url) as before:
        await keep(before, match)
    again = await database.load("kept")
    assert again is not None
    assert record.same(again.state, match.state)
    assert again.log == match.log
    assert again.answered("c4") == match.log[3]
    assert await database.load("never") is None


async def test_a_place_in_the_log_is_given_once(database: Database) -> None:
    """Of many that want a place in the log one gets it, the others are refused: (match, seq) is the compare-and-set."""
    match = dealt_match(match_id="race")
    await keep(database, match)
    rivals = [match.decide_act(match.to_act(), "take 1", f"r{i}", NOW) for i in range(10)]
    answers = await asyncio.gather(
        *(database.append(Append(match, [entry], summary=Summary("live"))) for entry in rivals)
    )
    assert answers.count(True) == 1
    kept = await database.load("race")
    assert kept is not None and kept.seq == match.seq + 1
    assert kept.log[-1].command == rivals[answers.index(True)].command


async def test_a_command_is_kept_once(database: Database) -> None:
    """A command id that is in the log is refused at any other place."""
    match = dealt_match(match_id="twice")
    await keep(database, match)
    entry = match.decide_act(match.to_act(), "take 1", "same", NOW)
    assert await database.append(Append(match, [entry], summary=Summary("live")))
    assert not await database.append(Append(match, [replace(entry, seq=entry.seq + 1)], summary=Summary("live")))
    kept = await database.load("twice")
    assert kept is not None and kept.seq == entry.seq


async def test_one_bad_append_takes_no_other_with_it(database: Database) -> None:
    """In one group commit a duplicate and an append to an unknown match fail alone."""
    matches = [dealt_match(match_id=f"g{i}") for i in range(20)]
    for match in matches:
        await keep(database, match)
    good = [Append(m, [m.decide_act(m.to_act(), "take 2", "c", NOW)], summary=Summary("live")) for m in matches]
    lost = dealt_match(match_id="unknown")
    orphan = Append(lost, [lost.decide_act(lost.to_act(), "take 2", "c", NOW)], summary=Summary("live"))
    group = [*good[:10], orphan, *good[10:], good[3]]
    answers = await asyncio.gather(*(database.append(append) for append in group), return_exceptions=True)
    assert isinstance(answers[10], Exception)
    assert answers[:10] == [True] * 10 and answers[11:21] == [True] * 10 and answers[21] is False
    for match in matches:
        kept = await database.load(match.id)
        assert kept is not None and kept.seq == match.seq + 1


async def test_entries_of_one_append_go_together(database: Database) -> None:
    """Both the last seat and the deal that follows are written, or neither."""
    match = empty_table(match_id="pair")
    first = match.decide_seat(0, Seat("ann", "Ann", None, {}), None, NOW)
    assert await database.append(Append(match, first, created=True))
    match.evolve(first[0])
    for name, wanted in (("ben", True), ("cat", False)):
        both = match.decide_seat(1, Seat(name, name, None, {}), None, NOW)
        assert len(both) == 2
        assert await database.append(Append(match, both, summary=Summary("live"))) is wanted
    kept = await database.load("pair")
    assert kept is not None
    assert [entry.kind for entry in kept.log] == ["seated", "seated", "dealt"]
    assert kept.seat_of("ben") == 1 and kept.seat_of("cat") is None


async def test_lists_of_matches(database: Database) -> None:
    """Matches are listed by status and by player, newest first, with their players."""
    over = play_on(dealt_match(match_id="over"), 1)
    for match in (dealt_match(match_id="live"), over):
        await keep(database, match)
    waiting = empty_table(match_id="open")
    sitting = waiting.decide_seat(1, Seat("cat", "Cat", None, {}), None, NOW)
    assert await database.append(Append(waiting, sitting, created=True))
    assert [found.id for found in await database.listings("live", None, 10)] == ["live"]
    assert [found.id for found in await database.listings("over", None, 10)] == ["over"]
    (found,) = await database.listings("open", None, 10)
    assert found.seats == {"red": None, "blue": "Cat"}
    assert {found.id for found in await database.listings(None, "ann", 10)} == {"live", "over"}
    assert len(await database.listings(None, None, 2)) == 2


async def test_agents_to_be_woken(database: Database) -> None:
    """Only live matches with a seat of the house are found."""
    await keep(database, dealt_match(match_id="people"))
    match = empty_table(match_id="house")
    for number, seat in enumerate((Seat("ann", "Ann", None, {}), Seat(None, "random", "random", {}))):
        entries = match.decide_seat(number, seat, None, NOW)
        assert await database.append(
            Append(match, entries, created=number == 0, summary=Summary("live" if number else "open"))
        )
        for entry in entries:
            match.evolve(entry)
    assert await database.live_with_agents(match.game.name) == ["house"]
    assert await database.live_with_agents("another") == []
    assert await database.live_between_people(match.game.name) == ["people"]
    assert await database.live_between_people("another") == []
    assert await database.game_of("house") == match.game.name
    assert await database.game_of("nobody") is None


def schema_of(connection: Connection) -> dict[str, list[str]]:
    """Return the columns, constraints and indexes of each table, with their names; defaults are left out."""
    there = MetaData()
    there.reflect(connection, only=lambda name, _all: name != "alembic_version")
    for table in there.tables.values():
        for column in table.columns:
            column.server_default = None
    return {name: declared(table) for name, table in there.tables.items()}


async def test_the_migrations_make_the_tables(empty_url: str, tmp_path: Path) -> None:
    """The migrations make the tables that the code declares, by every name; migrating again changes nothing."""

    def made_anew(connection: Connection) -> dict[str, list[str]]:
        there = MetaData()
        there.reflect(connection)
        there.drop_all(connection)
        tables.metadata.create_all(connection)
        return schema_of(connection)

    async with engine_at(empty_url) as engine:
        await migrate(engine, tmp_path)
        await migrate(engine, tmp_path)
        async with engine.execution_options(writes=True).begin() as connection:
            migrated = await connection.run_sync(schema_of)
            assert await connection.run_sync(made_anew) == migrated


async def test_processes_that_start_at_once_migrate_once(empty_url: str, tmp_path: Path) -> None:
    """One process makes the tables while the others wait; none finds half a schema."""
    async with AsyncExitStack() as stack:
        engines = [await stack.enter_async_context(engine_at(empty_url)) for _ in range(4)]
        await asyncio.gather(*(migrate(engine, tmp_path) for engine in engines))
        async with engines[0].connect() as connection:
            names = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
        assert set(tables.metadata.tables) <= names


async def test_who_migrates_is_waited_for_however_long_it_takes(empty_url: str, tmp_path: Path) -> None:
    """A starting hall waits for another's migration, whatever the time limit of other transactions."""

    async def bring_up() -> None:
        async with engine_at(empty_url) as engine:
            if engine.dialect.name == "sqlite":
                event.listen(engine.sync_engine, "connect", _wait_for_nobody)
            await migrate(engine, tmp_path)

    await asyncio.gather(*(bring_up() for _ in range(4)))


def _wait_for_nobody(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    cursor.close()


def test_a_new_file_is_opened_by_many_at_once(tmp_path: Path) -> None:
    """Opening a file waits itself for the switch to a write-ahead log, since SQLite does not."""
    many = 6

    async def reach(url: str) -> None:
        async with engine_at(url) as engine:
            together.wait()
            async with engine.connect():
                pass

    def reach_together(url: str) -> None:
        asyncio.run(reach(url))

    together = Barrier(many)
    with ThreadPoolExecutor(many) as others:
        for round_ in range(50):
            list(others.map(reach_together, [f"sqlite:///{tmp_path / str(round_)}.db"] * many))


async def test_sqlite_syncs_every_commit(tmp_path: object) -> None:
    """WAL with synchronous=FULL (2): NORMAL would lose the last moves of a power cut."""
    async with engine_at(f"sqlite:///{tmp_path}/new/parlour.db") as engine, engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1


async def test_the_store_outlives_a_failed_write(database: Database) -> None:
    """A write that the database refuses raises an error, and the store goes on."""
    lost = dealt_match(match_id="unknown")
    with pytest.raises(Exception, match=r"(?i)foreign ?key"):
        await database.append(Append(lost, [lost.log[0]], summary=Summary("open")))
    await keep(database, dealt_match(match_id="after"))
    assert await database.load("after") is not None

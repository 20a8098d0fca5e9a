"""Backups hold all that was acknowledged before they began, and fill a database of either kind."""

import asyncio
import gzip
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, select, text

from parlour.core import record
from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.heartbeat import THE_HALL, Beat, Gone, Runs
from parlour.hall.listings import Summary
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.hall.play.commit import Append
from parlour.store import backup, schema, tables
from parlour.store.backup import LONGEST_LINE, SUFFIX
from parlour.store.database import Database
from parlour.table import verify
from parlour.table.timestamps import later
from parlour.web.clock import now
from tests.store.databases import KINDS, database_at, empty, engine_at
from tests.store.test_database import keep
from tests.table.playing import NOW, dealt_match

HOUR = 3_600_000  # milliseconds
PIPELINED = 450  # rows sent before the first is answered
BETWEEN = pytest.mark.parametrize(
    ("url", "other"),
    [pytest.param(one, two, marks=pytest.mark.siege if one == two else ()) for one in KINDS for two in KINDS],
    indirect=True,
)
Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of another empty database, of either kind."""
    with empty(request.param, tmp_path / "other") as made:
        yield made


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Require that the code inside is refused for one reason."""
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code


def taken(url: str, file: Path) -> int:
    """Write a backup of a database, and return its number of rows."""

    async def run() -> int:
        async with engine_at(url) as engine:
            return await backup.write(engine, file)

    return asyncio.run(run())


def restored(url: str, file: Path, replace: bool = False) -> int:
    """Fill a database with a backup, and return its number of rows."""

    async def run() -> int:
        async with engine_at(url) as engine:
            return await backup.read(engine, file, replace)

    return asyncio.run(run())


def everything(url: str) -> Rows:
    """Return all rows of all tables, in one order."""

    async def run() -> Rows:
        async with engine_at(url) as engine, engine.connect() as connection:
            return {
                name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
                for name, table in tables.metadata.tables.items()
            }

    return asyncio.run(run())


def furnished(url: str) -> None:
    """Make a hall with a few matches and a ledger."""

    async def run() -> None:
        async with database_at(url) as database:
            for number in range(5):
                await keep(database, dealt_match(match_id=f"kept-{number}"))
            for cause in ("one", "two"):
                postings = move(HOUSE, player_account("ann"), {GIL: 50})
                await database.commit(Transfer(cause, NOW, "prize", postings, {"names": {"ann": "Anaïs \u202e"}}))

    asyncio.run(run())


@BETWEEN
def test_a_backup_moves_a_hall_between_databases(url: str, other: str, tmp_path: Path) -> None:
    """Every row of every table is there again on either kind, and new rows get numbers of their own."""
    furnished(url)
    file = tmp_path / f"hall{SUFFIX}"
    rows = taken(url, file)
    assert rows == sum(map(len, everything(url).values()))
    assert restored(other, file) == rows
    assert everything(other) == everything(url)

    async def go_on() -> None:
        async with database_at(other) as database:
            match = await database.load("kept-3")
            assert match is not None and match.diverged_at is None
            assert record.same(match.state, dealt_match(match_id="kept-3").state)
            await database.commit(Transfer("three", NOW, "prize", move(HOUSE, player_account("ann"), {GIL: 1})))
            assert await database.ledger.holdings(player_account("ann")) == {GIL: 101}
            assert await database.ledger.audit() == []

    asyncio.run(go_on())


@BETWEEN
def test_a_backup_taken_while_everybody_writes_is_of_one_instant(url: str, other: str, tmp_path: Path) -> None:
    """A backup has what was acknowledged before it began, and of later writes none in part."""
    matches = [dealt_match(match_id=f"w{number}") for number in range(8)]
    acknowledged: dict[str, int] = {}

    async def write(database: Database, number: int, until: asyncio.Event) -> None:
        match = matches[number]
        at = 0
        while not until.is_set() or at < 3:
            at += 1
            entry = match.decide_rematch(f"{match.id}-{at}", NOW) if match.status == "over" else None
            if entry is None:
                turn = match.to_act()
                entry = match.decide_act(turn, "take 1", f"c{at}", NOW)
            paid = Transfer(f"{match.id}:{at}", NOW, "prize", move(HOUSE, player_account(match.id), {GIL: 1}))
            assert await database.append(Append(match, [entry], summary=Summary("live"), effects=(paid,)))
            match.evolve(entry)
            acknowledged[match.id] = match.seq

    async def run() -> dict[str, int]:
        async with database_at(url) as database:
            for match in matches:
                await keep(database, match)
            until = asyncio.Event()
            writing = [asyncio.create_task(write(database, number, until)) for number in range(len(matches))]
            while len(acknowledged) < len(matches):
                await asyncio.sleep(0)
            async with engine_at(url) as engine:
                before = dict(acknowledged)
                await backup.write(engine, tmp_path / f"busy{SUFFIX}")
            until.set()
            await asyncio.gather(*writing)
            return before

    before = asyncio.run(run())
    restored(other, tmp_path / f"busy{SUFFIX}")

    async def look() -> None:
        async with database_at(other) as database:
            assert await database.ledger.audit() == []
            for match in matches:
                kept = await database.load(match.id)
                assert kept is not None and kept.seq >= before[match.id]
                assert kept.log == match.log[: kept.seq]
                assert verify.verdict(kept, verify.verify(kept, match.commitment)) == "fair"
                paid = (await database.ledger.holdings(player_account(match.id)))[GIL]
                assert paid == kept.seq - 3  # one for each entry after both sat down and the deal

    asyncio.run(look())


def test_a_hall_is_not_thrown_away_unasked(url: str, tmp_path: Path) -> None:
    """A database with data is refused and unchanged; with the order to replace, it is as the backup was."""
    furnished(url)
    file = tmp_path / f"hall{SUFFIX}"
    taken(url, file)
    was = everything(url)

    async def change() -> None:
        async with database_at(url) as database:
            await keep(database, dealt_match(match_id="later"))

    asyncio.run(change())
    changed = everything(url)
    with refused("database-not-empty"):
        restored(url, file)
    assert everything(url) == changed != was
    restored(url, file, replace=True)
    assert everything(url) == was


def test_a_hall_that_runs_is_left_alone(url: str, tmp_path: Path) -> None:
    """The database of a running hall is refused, even before its first beat and with the order to replace. A killed
    process does not count.
    """
    furnished(url)
    file = tmp_path / f"hall{SUFFIX}"
    taken(url, file)

    async def notes(*effects: Effect) -> None:
        async with database_at(url) as database:
            await database.commit(*effects)

    soon = later(now(), HOUR)  # as if it beat until this is over
    asyncio.run(notes(Beat("before", NOW), Gone("before"), Runs("a process", soon)))
    for note in (Beat("a process", soon), Gone("a process")):
        for replace in (False, True):
            with refused("hall-running"):
                restored(url, file, replace)
        asyncio.run(notes(note))
    asyncio.run(notes(Runs("killed", later(now(), -HOUR))))
    restored(url, file, replace=True)


def test_a_hall_that_has_closed_can_be_replaced_at_once(url: str, tmp_path: Path) -> None:
    """A closed hall keeps its last beat, from which it knows its absence, but no running process."""
    furnished(url)
    file = tmp_path / f"hall{SUFFIX}"
    rows = taken(url, file)

    async def come_and_go() -> Mapping[str, str]:
        async with database_at(url) as database:
            await database.commit(Beat("a process", now()))
            await database.commit(Gone("a process"))
            return await database.heartbeat.beats()

    assert set(asyncio.run(come_and_go())) == {THE_HALL}
    assert restored(url, file, replace=True) == rows


def test_whoever_ran_when_a_backup_was_taken_does_not_run_where_it_is_read(url: str, tmp_path: Path) -> None:
    """A filled database can be filled again at once, and knows when the hall was last alive."""
    furnished(url)
    moment = now()

    async def beating() -> None:
        async with database_at(url) as database:
            await database.commit(Beat("a process", moment))

    async def beats(at: str) -> Mapping[str, str]:
        async with database_at(at) as database:
            return await database.heartbeat.beats()

    asyncio.run(beating())
    file = tmp_path / f"hall{SUFFIX}"
    taken(url, file)
    (tmp_path / "elsewhere").mkdir()
    with empty(make_url(url).get_backend_name(), tmp_path / "elsewhere") as other:
        for replace in (False, True):
            restored(other, file, replace)
        assert asyncio.run(beats(other)) == {THE_HALL: moment}


def test_rows_that_are_refused_are_told_once(url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Of many rows sent together the first refused one is reported, and no driver adds a word about the others."""
    furnished(url)
    file = tmp_path / f"hall{SUFFIX}"
    rows = taken(url, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    name, *values = json.loads(lines[-1])
    twice = [json.dumps([name, *values]).encode() + b"\n"] * 2 * PIPELINED
    more = lines[0].replace(f'"rows":{rows}'.encode(), f'"rows":{rows + len(twice)}'.encode())
    file.write_bytes(gzip.compress(b"".join([more, *lines[1:], *twice])))
    with refused("bad-backup"):
        restored(url, file, replace=True)
    assert not caplog.messages


def test_a_broken_file_changes_nothing(url: str, tmp_path: Path) -> None:
    """A file that is cut, bent, newer or something else is one Refusal, and the database is unchanged."""
    furnished(url)
    whole = tmp_path / f"hall{SUFFIX}"
    taken(url, whole)
    was = everything(url)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    name, *values = json.loads(lines[-1])
    no_text = json.dumps([name, *({} for _ in values)]).encode()
    newest, bent = schema.newest().encode(), json.loads(lines[0])
    bent["tables"][name][0] = "nowhere"
    nowhere = json.dumps(bent).encode() + b"\n"
    too_large = b'["report", %d, "a", "b", null, "spam", "", "2024", null]\n' % 10**30
    newer, older = (lines[0].replace(newest, version, 1) for version in (b"9999", b"0009"))
    broken = {
        "cut": (whole.read_bytes()[:-20], "bad-backup"),
        "a row is missing": (gzip.compress(b"".join(lines[:-1])), "bad-backup"),
        "a row is no row": (gzip.compress(b"".join([*lines[:-1], b"[]\n"])), "bad-backup"),
        "a value is no text": (gzip.compress(b"".join([*lines[:-1], no_text])), "bad-backup"),
        "no deflate": (whole.read_bytes()[:10] + b"\xff" * 99, "bad-backup"),
        "a row is short": (gzip.compress(b"".join([*lines[:-1], b'["entry"]\n'])), "bad-backup"),
        "newer": (gzip.compress(b"".join([newer, *lines[1:]])), "database-newer"),
        "older": (gzip.compress(b"".join([older, *lines[1:]])), "database-older"),
        "a column is nowhere": (gzip.compress(b"".join([nowhere, *lines[1:]])), "bad-backup"),
        "a table is nowhere": (gzip.compress(b"".join([*lines[:-1], b'["sqlite_master", 1]\n'])), "bad-backup"),
        "the schema's own": (gzip.compress(b"".join([*lines[:-1], b'["alembic_version", "1"]\n'])), "bad-backup"),
        "a number is too large": (gzip.compress(b"".join([*lines[:-1], too_large])), "bad-backup"),
        "one row more": (gzip.compress(b"".join([*lines, lines[-1]])), "bad-backup"),
        "no tables": (
            gzip.compress(b'{"parlour-backup":1,"schema":"%s","rows":0,"tables":[]}\n["a"]\n' % newest),
            "bad-backup",
        ),
        "no count": (
            gzip.compress(b'{"parlour-backup":1,"schema":"%s","rows":null,"tables":{}}\n' % newest),
            "bad-backup",
        ),
        "a list": (gzip.compress(b"[]\n"), "bad-backup"),
        "a bomb": (gzip.compress(b"0" * (LONGEST_LINE + 9)), "bad-backup"),
        "a bomb of a row": (gzip.compress(lines[0] + b'["seat", "' + b"0" * LONGEST_LINE + b'"]\n'), "bad-backup"),
        "deep": (gzip.compress(b"[" * 100_000), "bad-backup"),
        "a way out": (
            gzip.compress(b'{"parlour-backup":1,"schema":"../../etc","rows":0,"tables":{}}\n'),
            "bad-backup",
        ),
        "text": (b"hello", "bad-backup"),
        "empty": (b"", "bad-backup"),
    }
    for name, (content, code) in broken.items():
        file = tmp_path / name
        file.write_bytes(content)
        with refused(code):
            restored(url, file, replace=True)
    with refused("unreadable-file"):
        restored(url, tmp_path / "nowhere")
    assert everything(url) == was


@pytest.mark.parametrize("replace", [False, True])
@pytest.mark.parametrize("versioned", [False, True])
def test_what_is_no_hall_is_never_thrown_away(url: str, tmp_path: Path, replace: bool, versioned: bool) -> None:
    """A database of another program is refused and unchanged, even with the order to replace. So it is if its table of
    versions is like ours.
    """
    furnished(url)
    file = tmp_path / f"hall{SUFFIX}"
    taken(url, file)
    theirs = ["CREATE TABLE books (title VARCHAR(40))", "INSERT INTO books VALUES ('Emma')"]
    if versioned:
        theirs.append("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    (tmp_path / "theirs" / "hall").mkdir(parents=True)
    with empty(make_url(url).get_backend_name(), tmp_path / "theirs") as other:

        async def said(*statements: str) -> list[tuple[Any, ...]]:
            async with engine_at(other) as engine, engine.begin() as connection:
                await connection.execution_options(writes=True)
                for statement in statements:
                    await connection.execute(text(statement))
                return [tuple(row) for row in await connection.execute(text("SELECT * FROM books"))]

        asyncio.run(said(*theirs))
        with refused("database-not-ours"):
            restored(other, file, replace)
        assert asyncio.run(said()) == [("Emma",)]


def test_a_backup_is_whole_or_not_there(empty_url: str, tmp_path: Path) -> None:
    """A database without a hall gives no file; a file is never overwritten, and only its owner reads it."""
    file = tmp_path / "kept" / f"hall{SUFFIX}"
    file.parent.mkdir()
    with refused("no-hall"):
        taken(empty_url, file)
    assert list(file.parent.iterdir()) == []
    furnished(empty_url)
    taken(empty_url, file)
    written = file.read_bytes()
    assert file.stat().st_mode & 0o077 == 0
    with refused("backup-exists"):
        taken(empty_url, file)
    assert [path.name for path in file.parent.iterdir()] == [file.name] and file.read_bytes() == written

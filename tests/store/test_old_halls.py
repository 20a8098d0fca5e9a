"""Halls of older releases are brought up to date and played on, and nothing in them is lost.

`fixtures/furnish.py` says how they were made.
"""

import asyncio
import gzip
import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, func, inspect, select, text

from parlour.cli.app import run as parlour
from parlour.core import registry
from parlour.hall.people.player import Player
from parlour.hall.play import archive, logfile, opening
from parlour.hall.play.commit import commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store import schema, tables
from parlour.store.backup import SUFFIX
from parlour.store.database import Database
from parlour.store.migrating import MOST_COPIES, migrate
from parlour.table.match import Match, commitment
from parlour.table.verify import verdict, verify
from tests.rounds import rounds
from tests.store.databases import KINDS, database_at, empty, engine_at
from tests.store.test_backup import refused, restored
from tests.store.test_database import on
from tests.table.playing import NOW

FIXTURES = Path(__file__).parent / "fixtures"
FIRST, SECOND = ({kind: FIXTURES / f"hall-{release}-{kind}{SUFFIX}" for kind in KINDS} for release in ("0.1", "0.2"))
MADE = pytest.mark.parametrize("made", [*FIRST.values(), *SECOND.values()], ids=lambda file: file.name)
OF_EACH_KIND = pytest.mark.parametrize(
    "made",
    [
        FIRST["sqlite"],
        SECOND["postgresql"],
        *(pytest.param(one, marks=pytest.mark.siege) for one in (FIRST["postgresql"], SECOND["sqlite"])),
    ],
    ids=lambda file: file.name,
)
MADE_ON_SQLITE = pytest.mark.parametrize(
    "made",
    [
        FIRST["sqlite"],
        SECOND["sqlite"],
        *(pytest.param(one["postgresql"], marks=pytest.mark.siege) for one in (FIRST, SECOND)),
    ],
    ids=lambda file: file.name,
)
OLDER = schema.versions()[:-1]
# The schema of 0.1, from which every migration runs.
EACH = [pytest.param(one, marks=() if one == OLDER[0] else pytest.mark.siege) for one in OLDER]
PLAYED = "triple-triad"
UNCHANGED = ("chakart", "triple-triad")  # their matches are replayed exactly
Rows = dict[str, list[dict[str, Any]]]


def rows_of(file: Path) -> Rows:
    """Return the rows of a backup, by table."""
    header, *lines = map(json.loads, gzip.decompress(file.read_bytes()).splitlines())
    found: Rows = {name: [] for name in header["tables"]}
    for name, *values in lines:
        found[name].append(dict(zip(header["tables"][name], values, strict=True)))
    return found


def is_in(connection: Connection, rows: Rows) -> None:
    """Require that the database has every row of these tables, in all columns that both have."""
    there = MetaData()
    there.reflect(connection)
    for name, kept in rows.items():
        if name in there.tables:
            columns = [column for column in there.tables[name].columns if not kept or column.name in kept[0]]
            now = {_text(row._mapping) for row in connection.execute(select(*columns))}
            assert {_text({column.name: row[column.name] for column in columns}) for row in kept} <= now, name


def _text(row: Mapping[str, Any]) -> str:
    """Return a row as text, without the welcome of a community, which a migration may say anew."""
    told = dict(row)
    if isinstance(told.get("charter"), dict):
        told["charter"] = {**told["charter"], "welcome": None}
    return json.dumps(told, sort_keys=True)


def furnished(connection: Connection, version: str) -> Rows:
    """Fill an older schema with the rows of a hall of 0.1 that fit it, and return them."""
    schema.bring_to(connection, version)
    there = MetaData()
    there.reflect(connection)
    found = rows_of(FIRST["sqlite"])
    kept: Rows = {}
    for table in there.sorted_tables:
        if rows := found.get(table.name):
            columns = [column.name for column in table.columns if column.name in rows[0]]
            kept[table.name] = [{name: row[name] for name in columns} for row in rows]
            connection.execute(table.delete())
            connection.execute(table.insert(), kept[table.name])
            if connection.dialect.name == "postgresql":
                _count_on(connection, table.name, [column.name for column in table.primary_key])
    return kept


def _count_on(connection: Connection, table: str, keys: list[str]) -> None:
    for key in keys:
        if sequence := connection.scalar(select(func.pg_get_serial_sequence(f'"{table}"', key))):
            connection.execute(text(f"SELECT setval('{sequence}', (SELECT max({key}) FROM {table}))"))


@OF_EACH_KIND
def test_a_hall_of_an_older_release_is_all_there(empty_url: str, made: Path) -> None:
    """The hall comes up on either database with every row it had, and its ledger balances."""
    restored(empty_url, made)

    async def work(database: Database) -> None:
        assert await database.ledger.audit() == []
        async with database._engine.connect() as connection:
            await connection.run_sync(is_in, rows_of(made))

    on(empty_url, work)


@MADE_ON_SQLITE
@pytest.mark.parametrize("alike", rounds(1, 99))
def test_every_match_of_an_older_release_is_told(made: Path, alike: int, tmp_path: Path) -> None:
    """Finished matches end as before. One that does not replay was played under rules declared to be older, and its
    picks follow from its seed. So many under the same rules are exported too.
    """
    with empty("sqlite", tmp_path) as url:
        restored(url, made)
        kept = rows_of(made)
        exported = Counter[str]()

        async def work(database: Database) -> None:
            for row in kept["match"]:
                match = await database.load(row["id"])
                assert match is not None
                assert match.diverged_at is None or (
                    match.revision < match.game.revision and row["game"] not in UNCHANGED
                )
                assert match.status == row["status"]
                if match.status == "over":
                    winner = match.result()["winner"]
                    assert row["winner"] == (match.game.seats.index(winner) if winner else None)
                    found = verdict(match, verify(match, commitment(match.secret)))
                    assert found == ("fair" if match.diverged_at is None else "older-rules")
                    exported[row["rules"]] += 1
                    if exported[row["rules"]] <= alike:
                        assert all(file.text() for file in archive.files(match, None))
                        assert _taken_home(match) == found

        on(url, work)


def _taken_home(match: Match) -> str:
    """Return the verdict on the log that a player exports."""
    player = next(
        Player(seat.player, seat.name) for seat in match.seats if seat is not None and seat.player is not None
    )
    log = logfile.read(archive.file(match, player, "log.jsonl").text())
    return log.verdict(verify(log.match, log.published))


@MADE
def test_rules_of_an_older_release_are_understood(made: Path) -> None:
    """Every stored rule set is one of today, in the same words."""
    found = rows_of(made)
    for row in [*found["match"], *found["challenge"], *found["tournament"]]:
        assert registry.game(row["game"]).rule_book.parse(row["rules"]).text == row["rules"]


@pytest.mark.parametrize("version", EACH)
def test_a_hall_of_every_older_schema_is_played_on(empty_url: str, version: str, tmp_path: Path) -> None:
    """A filled database of each older schema is migrated whole. A running match goes on, a new one begins, and the copy
    of the old state can be restored.
    """

    async def populate() -> Rows:
        async with engine_at(empty_url) as engine, engine.begin() as connection:
            return await connection.run_sync(furnished, version)

    kept = asyncio.run(populate())
    assert {"player", "match", "seat", "entry"} <= set(kept)

    async def play_on(database: Database) -> None:
        async with database._engine.connect() as connection:
            await connection.run_sync(is_in, kept)
        going = next(row["id"] for row in kept["match"] if (row["game"], row["status"]) == (PLAYED, "live"))
        match = await database.load(going)
        assert match is not None and match.diverged_at is None and match.state is not None
        action = match.game.action_text(match.state, match.game.legal(match.state)[0])
        entry = match.decide_act(match.to_act(), action, "goes-on", NOW)
        assert await database.append(commit(match, [entry]))
        again = await database.load(going)
        assert again is not None and again.log == [*match.log, entry]
        seat = opening.player_seat(Player(kept["player"][0]["id"], "Anaïs"), None)
        born = MatchIdentity("new", bytes(32), NOW)
        house = opening.agent_seat("random")
        await database.commit(opening.open_match(PLAYED, f"{PLAYED}:ffwtt", 0, seat, house, born))
        begun = await database.load("new")
        assert begun is not None and begun.status == "live" and begun.revision == begun.game.revision

    async def bring_up() -> None:
        async with database_at(empty_url, tmp_path) as database:
            await play_on(database)

    asyncio.run(bring_up())
    (copy,) = tmp_path.rglob(f"before-*{SUFFIX}")
    with empty("sqlite", tmp_path / "copied") as another:
        restored(another, copy)

        async def look(database: Database) -> None:
            async with database._engine.connect() as connection:
                await connection.run_sync(is_in, kept)

        on(another, look)


def test_three_copies_are_kept(tmp_path: Path) -> None:
    """Each migration of data makes a copy, and the oldest of more than three goes; a new or current database makes
    none.
    """
    copies = tmp_path / "copies"

    async def bring_up(name: str, version: str | None) -> set[str]:
        async with engine_at(f"sqlite:///{tmp_path / name}.db") as engine:
            if version is not None:
                async with engine.begin() as connection:
                    await connection.run_sync(schema.bring_to, version)
            await migrate(engine, copies)
            await migrate(engine, copies)
        return {path.name for path in copies.glob("*")}

    assert asyncio.run(bring_up("new", None)) == set()
    seen: list[str] = []
    for number, version in enumerate(OLDER[-5:], 1):
        there = asyncio.run(bring_up(f"old-{number}", version))
        seen += sorted(there - set(seen))
        assert there == set(seen[-MOST_COPIES:]) and len(seen) == number


@pytest.mark.parametrize(
    ("version", "refusal", "words"),
    [
        ("9999", "database-newer", {"en": "newer parlour", "fr": "parlour plus récent"}),
        ("0009", "database-older", {"en": "with parlour 0.2 first", "fr": "d’abord à jour avec parlour 0.2"}),
    ],
)
def test_a_database_of_another_age_is_left_alone(
    empty_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    version: str,
    refusal: str,
    words: dict[str, str],
) -> None:
    """On a database that a newer program changed, or one of before release 0.1, nothing is done.

    The terminal says what to do, in one sentence in both languages.
    """

    async def change() -> None:
        async with engine_at(empty_url) as engine:
            await migrate(engine, tmp_path)
            async with engine.begin() as connection:
                await connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))

    monkeypatch.setenv("PARLOUR_LANG", "en")  # restores the variable that --lang changes
    asyncio.run(change())
    with refused(refusal):
        asyncio.run(Database.open(empty_url, tmp_path))
    assert list(tmp_path.rglob(f"*{SUFFIX}")) == []
    for lang, word in words.items():
        for command in (["serve"], ["host-token"]):
            assert parlour([*command, "--database", empty_url, "--data", str(tmp_path), "--lang", lang]) == 2
            said = capsys.readouterr()
            assert said.out == "" and said.err.count("\n") == 1 and word in said.err and version in said.err

    async def look() -> str | None:
        async with engine_at(empty_url) as engine, engine.connect() as connection:
            names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
            assert set(tables.metadata.tables) <= set(names)
            return await connection.run_sync(schema.version)

    assert asyncio.run(look()) == version

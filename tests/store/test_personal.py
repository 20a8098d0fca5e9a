"""Personal data: the export gives players all that is stored about them, table by table."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select

from parlour.store import tables
from parlour.store.database import Database
from parlour.store.personal import LEFT_OUT, SECRET, SECTIONS
from tests.store.databases import SQLITE_FIRST, engine_at
from tests.store.test_backup import restored
from tests.store.test_database import on
from tests.store.test_old_halls import SECOND

# Columns with ids of players inside their values, in rows that their sections give whole.
INSIDE = {"transfer.data", "transfer.cause", "answered.answer", "deed.data", "act.data", "trade.author"}


@pytest.mark.parametrize("table", sorted(tables.metadata.tables))
def test_every_table_is_given_or_left_out_for_a_reason(table: str) -> None:
    """A table outside all sections is listed with the reason, and so is a column that names a player."""
    given = {column.table.name for section in SECTIONS.values() for column in (*section.by, *section.table.columns)}
    assert (table in given) is not (len(LEFT_OUT.get(table, "")) > 10)
    by = {str(column) for section in SECTIONS.values() for column in section.by}
    for column in tables.metadata.tables[table].columns:
        names_a_player = any(key.column is tables.player.c.id for key in column.foreign_keys)
        assert not names_a_player or str(column) in by or str(column) in LEFT_OUT


def test_no_section_gives_a_secret() -> None:
    """Seeds, hashes and keys are in no section, whatever is added to its table."""
    for section in SECTIONS.values():
        assert not {column.name for column in section.wanted("anybody").selected_columns} & set(SECRET)


@pytest.mark.parametrize("made", SQLITE_FIRST)  # a hall fills a database of either kind alike
def test_whatever_names_a_player_is_found(empty_url: str, made: str) -> None:
    """In a full hall every column that names a player leads a section, or is left out for a reason. Each export has
    every row that names its player.
    """
    restored(empty_url, SECOND[made])
    by = {str(column) for section in SECTIONS.values() for column in section.by}

    async def all_rows() -> dict[str, list[dict[str, Any]]]:
        async with engine_at(empty_url) as engine, engine.connect() as connection:
            return {
                name: [dict(row._mapping) for row in await connection.execute(select(table))]
                for name, table in tables.metadata.tables.items()
            }

    rows = asyncio.run(all_rows())
    players = [row["id"] for row in rows["player"] if row["name"]]
    assert len(players) > 3

    texts = {  # by table and column, as far as a player may find themself there
        (name, column): [json.dumps(row[column]) for row in kept]
        for name, kept in rows.items()
        for column in sorted({column for row in kept for column in row})
        if not ({name, f"{name}.{column}"} & set(LEFT_OUT) or f"{name}.{column}" in INSIDE)
    }

    async def work(database: Database) -> None:
        every = [await database.accounts.export(player) for player in players]
        for player, exported in zip(players, every, strict=True):
            for (name, column), written in texts.items():
                naming = sum(player in text for text in written)
                where = f"{name}.{column}"
                if naming:
                    assert where in by, where
                    sections = [title for title, section in SECTIONS.items() if section.table.name == name]
                    told = [exported[title] if title != "player" else [exported[title]] for title in sections]
                    assert sum(map(len, told)) >= naming, where
            text = json.dumps(exported)
            assert "argon2" not in text and "moves" in exported
        filled = {title for title, section in SECTIONS.items() if rows[section.table.name]}
        assert filled == {title for title in SECTIONS if any(exported[title] for exported in every)}

    on(empty_url, work)

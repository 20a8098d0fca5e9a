"""Moves written in a group are stored as if written one by one; if one place is taken, none is stored."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, select

from parlour.hall.listings import Summary
from parlour.hall.play.commit import Append
from parlour.store import tables
from parlour.store.logs import write_appends
from parlour.store.moves import PlaceTakenError, write_moves
from parlour.store.writer import Logs
from tests.store.databases import fresh, writing_at
from tests.table.playing import NOW, dealt_match, empty_table

SUMMARIES = [
    Summary("live", 1),
    Summary("live", 0, "2030-01-01T00:00:00.000+00:00"),
    Summary("over", None, None, NOW, 1),
    Summary("over", None, None, NOW, None),
]


@pytest.fixture
def other_url(url: str, tmp_path: Path) -> Iterator[str]:
    """Yield another database of the same kind."""
    with fresh("sqlite" if url.startswith("sqlite") else "postgresql", tmp_path / "other") as made:
        yield made


def begun() -> list[Append]:
    """Return matches before their first move, with their tables."""
    matches = [dealt_match(match_id=name) for name in "dbca"]
    return [
        Append(
            empty_table(match.rules.text, match.id, match.secret), match.log, created=True, summary=Summary("live", 0)
        )
        for match in matches
    ]


def moves() -> list[Append]:
    """Return a move in each match, with every kind of summary."""
    matches = [dealt_match(match_id=name) for name in "dbca"]
    entries = [match.decide_act(match.to_act(), "take 1", f"é-“{match.id}”", NOW) for match in matches]
    return [Append(match, [entry], summary=one) for match, entry, one in zip(matches, entries, SUMMARIES, strict=True)]


def kept(engine: Engine) -> list[Any]:
    """Return all entries, and the state of all matches."""
    with engine.begin() as connection:
        wanted = (select(table).order_by(*table.primary_key) for table in (tables.entry, tables.match))
        return [tuple(row) for one in wanted for row in connection.execute(one)]


def written(engine: Engine, write: Logs, appends: Sequence[Append]) -> list[bool]:
    with engine.begin() as connection:
        return write(connection, appends)


def test_all_at_once_is_one_by_one(url: str, other_url: str) -> None:
    with writing_at(url) as at_once, writing_at(other_url) as one_by_one:
        for engine, write in ((at_once, write_moves), (one_by_one, write_appends)):
            assert written(engine, write_appends, begun()) == [True] * 4
            assert written(engine, write, moves()) == [True] * 4
        assert kept(at_once) == kept(one_by_one)


def test_where_a_place_is_taken_nothing_stands(url: str) -> None:
    """Nothing of a group is written if another entry has a place, or if two moves want the same one."""
    with writing_at(url) as engine:
        written(engine, write_appends, begun())
        before = kept(engine)
        with pytest.raises(PlaceTakenError):
            written(engine, write_moves, [*moves(), moves()[1]])
        assert kept(engine) == before
        written(engine, write_appends, moves()[2:3])
        before = kept(engine)
        with pytest.raises(PlaceTakenError):
            written(engine, write_moves, moves())
        assert kept(engine) == before
        assert written(engine, write_appends, moves()) == [True, True, False, True]

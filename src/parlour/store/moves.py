"""Moves: most of what is written, many matches at a time in two statements, with their rows as one JSON text.

It is not found out here whose place in the log is taken. If any is, the whole group is undone and written anew by
`logs.write_appends`, which checks each.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import orjson
from sqlalchemy import Connection, TextClause, text

from parlour.hall.play.commit import Append
from parlour.store.logs import write_appends
from parlour.table.entry import Entry

Kinds = Mapping[str, str]  # of columns, as SQL types
ENTRY: Final[Kinds] = {
    "match": "text", "seq": "integer", "kind": "text", "seat": "integer", "command": "text", "time": "text",
    "body": "jsonb",
}  # fmt: skip
STANDING: Final[Kinds] = {
    "id": "text", "status": "text", "turn": "integer", "deadline": "text", "ended": "text", "winner": "integer"
}  # fmt: skip


class PlaceTakenError(Exception):
    """A group in which some move found its place in its log taken."""


def _rows_sqlite(kinds: Kinds) -> str:
    columns = (f"json_extract(value, '$[{at}]') AS {name}" for at, name in enumerate(kinds))
    return f"SELECT {', '.join(columns)} FROM json_each(:rows) WHERE true"  # else ON CONFLICT reads as a join


def _rows_postgresql(kinds: Kinds) -> str:
    columns = (f"CAST(value ->> {at} AS {kind}) AS {name}" for at, (name, kind) in enumerate(kinds.items()))
    return f"SELECT {', '.join(columns)} FROM json_array_elements(CAST(:rows AS json))"


ROWS: Final = {"sqlite": _rows_sqlite, "postgresql": _rows_postgresql}


def _insert(rows: str) -> TextClause:
    return text(f"INSERT INTO entry ({', '.join(ENTRY)}) {rows} ON CONFLICT DO NOTHING")


def _update(rows: str) -> TextClause:
    told = ", ".join(f"{name} = told.{name}" for name in STANDING if name != "id")
    return text(f"UPDATE match SET {told} FROM ({rows}) AS told WHERE match.id = told.id")


INSERT: Final = {name: _insert(rows(ENTRY)) for name, rows in ROWS.items()}
UPDATE: Final = {name: _update(rows(STANDING)) for name, rows in ROWS.items()}


def write_moves(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Write appends as `write_appends` does, but all single moves at once; a PlaceTakenError if any of those fails."""
    moves = [append for append in appends if _is_move(append)]
    others = iter(write_appends(connection, [append for append in appends if not _is_move(append)]))
    if moves:
        _write(connection, sorted(moves, key=lambda append: append.match.id))
    return [_is_move(append) or next(others) for append in appends]


def _is_move(append: Append) -> bool:
    return len(append.entries) == 1 and append.entries[0].kind == "act"


def _write(connection: Connection, moves: Sequence[Append]) -> None:
    """Write moves in one order for all processes, so that two of them never wait for each other."""
    database = connection.dialect.name
    rows = [_entry(move.match.id, move.entries[0]) for move in moves]
    written = connection.execute(INSERT[database], {"rows": _json(rows)})
    if written.rowcount != len(rows):
        raise PlaceTakenError
    changed = [[move.match.id, *move.summary.as_row().values()] for move in moves if move.changes_summary]
    if changed:
        connection.execute(UPDATE[database], {"rows": _json(changed)})


def _entry(match: str, entry: Entry) -> list[Any]:
    return [match, entry.seq, entry.kind, entry.seat, entry.command, entry.time, entry.as_json()]


def _json(rows: list[list[Any]]) -> str:
    return orjson.dumps(rows).decode()

"""Logs: the writing of appends, many matches at a time."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, update

from parlour.hall.listings import Summary
from parlour.hall.play.commit import Append
from parlour.store import tables
from parlour.store.handlers import insert
from parlour.table.entry import Entry


def write_appends(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Write every append whose first entry finds its place free; the others leave no trace."""
    if not appends:
        return []
    _write_matches(connection, [append for append in appends if append.created])
    # In one order for all processes, so that two of them never wait for each other.
    in_order = sorted(appends, key=lambda append: append.match.id)
    first = [_row(append, append.entries[0]) for append in in_order]
    statement = (
        insert(connection, tables.entry)
        .on_conflict_do_nothing()
        .returning(tables.entry.c.match, tables.entry.c.seq, tables.entry.c.command)
    )
    taken = {tuple(row) for row in connection.execute(statement, first)}
    written = []
    for append in appends:
        place = (append.match.id, append.entries[0].seq, append.entries[0].command)
        # Two appends may want one place in one group: the first has it.
        written.append(place in taken)
        taken.discard(place)
    done = [append for append, ok in zip(appends, written, strict=True) if ok]
    _write_rest(connection, done)
    return written


def _row(append: Append, entry: Entry) -> dict[str, Any]:
    return {
        "match": append.match.id,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "command": entry.command,
        "time": entry.time,
        "body": entry.as_json(),
    }


def _write_matches(connection: Connection, appends: Sequence[Append]) -> None:
    rows = [
        {
            "id": append.match.id,
            "game": append.match.game.name,
            "rules": append.match.rules.text,
            "terms": append.match.terms.as_json(),
            "secret": append.match.secret.hex(),
            "commitment": append.match.commitment,
            "created": append.match.created,
            **append.summary.as_row(),
        }
        for append in appends
    ]
    if rows:
        # A match that is there already keeps its first entry's place, and so the append is not written.
        connection.execute(insert(connection, tables.match).on_conflict_do_nothing(), rows)


def _sitter(entry: Entry) -> dict[str, Any]:
    told = entry.data_as("seated")
    return {"player": told["player"], "name": told["name"]}


def _write_rest(connection: Connection, appends: Sequence[Append]) -> None:
    """Write what follows from the entries in the same transaction: further entries, seats, the match's row."""
    rest = [_row(append, entry) for append in appends for entry in append.entries[1:]]
    if rest:
        connection.execute(insert(connection, tables.entry), rest)
    seated = [(append.match.id, entry) for append in appends for entry in append.entries if entry.kind == "seated"]
    seats = [{"match": match, "number": entry.seat, **_sitter(entry)} for match, entry in seated]
    if seats:
        connection.execute(insert(connection, tables.seat), seats)
    changed = [
        {"changed": append.match.id, **append.summary.as_row()}
        for append in appends
        if not append.created and append.changes_summary
    ]
    if changed:
        columns: dict[str, Any] = {name: bindparam(name) for name in Summary().as_row()}
        statement = update(tables.match).where(tables.match.c.id == bindparam("changed")).values(**columns)
        connection.execute(statement, changed)

"""The journal on the database: rows are added, and never changed or deleted here."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.hosting.accounts import FormerName
from parlour.hall.hosting.journal import Act, Kept
from parlour.hall.people.player import Player, Role
from parlour.store import tables
from parlour.store.handlers import carry_out, insert

_act, _former = tables.act.c, tables.former_name.c
_host, _about, _beside = (tables.player.alias(name) for name in ("by_host", "about_player", "beside_player"))
_undoing = tables.act.alias("undoing")


@carry_out.register
def write(act: Act, connection: Connection) -> None:
    """Write a new line; an act can be undone once."""
    row = {"id": act.id, "kind": act.kind, "host": act.host, "about": act.about, "beside": act.beside}
    row |= {"time": act.now, "why": act.why, "undoes": act.undoes}
    statement = insert(connection, tables.act).values(**row, data=dict(act.data))
    written = statement.on_conflict_do_nothing(index_elements=["undoes"]).returning(_act.number)
    if connection.execute(written).first() is None:
        raise Conflict("undone-before")


@carry_out.register
def keep_name(former: FormerName, connection: Connection) -> None:
    """Write a former name beside the line, for as long as its player is here."""
    row = {"act": former.act, "player": former.player, "was": former.was, "became": former.became}
    connection.execute(insert(connection, tables.former_name).values(**row))


class StoredJournal:
    """The journal of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def page(self, about: str | None, before: int | None, limit: int) -> Sequence[Kept]:
        """Return acts before a number, newest first; those about one player when given."""
        wanted = _lines()
        if about is not None:
            wanted = wanted.where(or_(_act.about == about, _act.beside == about))
        if before is not None:
            wanted = wanted.where(_act.number < before)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(_act.number.desc()).limit(limit))
            return [_kept(row) for row in rows]

    async def act(self, act_id: str) -> Kept | None:
        """Return the act of an id, or None."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(_lines().where(_act.id == act_id))).first()
        return None if row is None else _kept(row)


def _lines() -> Select[Any]:
    people = (("host", _host), ("about", _about), ("beside", _beside))
    named = [getattr(who.c, part).label(f"{name}_{part}") for name, who in people for part in ("name", "role")]
    wanted = select(tables.act, *named, _former.was, _former.became, _undoing.c.id.label("undone"))
    wanted = wanted.join(_host, _host.c.id == _act.host).outerjoin(_about, _about.c.id == _act.about)
    wanted = wanted.outerjoin(_beside, _beside.c.id == _act.beside)
    wanted = wanted.outerjoin(tables.former_name, _former.act == _act.id)
    return wanted.outerjoin(_undoing, _undoing.c.undoes == _act.id)


def _player(row: Row[Any], name: str) -> Player | None:
    found = getattr(row, name)
    return None if found is None else Player(found, getattr(row, f"{name}_name"), Role(getattr(row, f"{name}_role")))


def _kept(row: Row[Any]) -> Kept:
    host = _player(row, "host")
    assert host is not None
    return Kept(
        number=row.number,
        id=row.id,
        kind=row.kind,
        host=host,
        about=_player(row, "about"),
        beside=_player(row, "beside"),
        time=row.time,
        why=row.why,
        data=row.data,
        undoes=row.undoes,
        undone=row.undone is not None,
        names=None if row.was is None else (row.was, row.became),
    )

"""Absences on the database: the days on which players are away from their correspondence games."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.play.absence import Absence, ComeBack, GoAway, a_year_before, require_days
from parlour.store import tables
from parlour.store.handlers import carry_out, insert

_absence = tables.absence.c


@carry_out.register
def go_away(going: GoAway, connection: Connection) -> None:
    """Write an absence, if there are days left for it; of two at once one is refused."""
    one = going.absence
    mine = select(tables.player.c.id).where(tables.player.c.id == one.player).with_for_update()
    connection.execute(mine)
    rows = connection.execute(_ended_after(a_year_before(one.since)).where(_absence.player == one.player)).all()
    require_days([_made(row) for row in rows], one)
    row = {"player": one.player, "since": one.since, "until": one.until, "days": one.days}
    connection.execute(insert(connection, tables.absence).values(row))


@carry_out.register
def come_back(back: ComeBack, connection: Connection) -> None:
    """End the present absence."""
    lasts = update(tables.absence).where(_absence.player == back.player, _absence.until > back.now)
    connection.execute(lasts.values(until=back.now))


def _ended_after(time: str) -> Any:
    return select(tables.absence).where(_absence.until > time).order_by(_absence.since)


def _made(row: Row[Any]) -> Absence:
    return Absence(row.player, row.since, row.until, row.days)


class StoredAbsences:
    """The absences of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str, since: str) -> Sequence[Absence]:
        """Return a player's absences that ended after a time, or have not ended, the oldest first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_ended_after(since).where(_absence.player == player))
            return [_made(row) for row in rows]

    async def lasting(self, since: str) -> Sequence[Absence]:
        """Return everybody's absences that ended after a time, or have not ended."""
        async with self._engine.connect() as connection:
            return [_made(row) for row in await connection.execute(_ended_after(since))]

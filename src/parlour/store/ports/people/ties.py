"""Ties on the database: one row from one player to another."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.people import ties
from parlour.hall.people.ties import Kind, Meeting, Tied
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.people.accounts import NAMED

_tie, _who, _match = tables.tie.c, tables.player.c, tables.match.c


@carry_out.register
def tie(made: ties.Tie, connection: Connection) -> None:
    """Write a tie over the one before; two at once are counted one after the other."""
    connection.execute(select(_who.id).where(_who.id == made.player).with_for_update())
    others = select(func.count()).where(_tie.player == made.player, _tie.other != made.other)
    if connection.execute(others).scalar_one() >= made.most:
        raise Conflict("too-many-ties", most=made.most)
    row = {"player": made.player, "other": made.other, "kind": made.kind, "since": made.now}
    again = {"kind": made.kind, "since": made.now}
    kept = insert(connection, tables.tie).values(row)
    connection.execute(kept.on_conflict_do_update(index_elements=["player", "other"], set_=again))


@carry_out.register
def untie(undone: ties.Untie, connection: Connection) -> None:
    """Delete a tie, if it is there."""
    connection.execute(tables.tie.delete().where(_tie.player == undone.player, _tie.other == undone.other))


@carry_out.register
def need_welcome(needed: ties.NeedWelcome, connection: Connection) -> None:
    """Refuse if one of the two blocks the other, in the transaction in which the offer is made."""
    both = (needed.player, needed.other)
    kept_away = select(_tie.player).where(_tie.player.in_(both), _tie.other.in_(both), _tie.kind == "blocked")
    by = set(connection.execute(kept_away).scalars())
    if by:
        raise ties.unwelcome(needed.player in by)


class StoredTies:
    """The ties of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str) -> Sequence[Tied]:
        """Return a player's ties, by name."""
        wanted = select(_who.name, _tie.kind).join(tables.player, _who.id == _tie.other)
        wanted = wanted.where(_tie.player == player, _who.role.in_(NAMED)).order_by(_who.key)
        async with self._engine.connect() as connection:
            return [Tied(row.name, row.kind) for row in await connection.execute(wanted)]

    async def between(self, player: str, other: str) -> Kind | None:
        """Return the kind of tie from one player to another, or None."""
        wanted = select(_tie.kind).where(_tie.player == player, _tie.other == other)
        async with self._engine.connect() as connection:
            found: Kind | None = (await connection.execute(wanted)).scalar_one_or_none()
        return found

    async def meetings(self, player: str, other: str, limit: int) -> Sequence[Meeting]:
        """Return the finished matches of two players, the last first."""
        mine, theirs = tables.seat.alias("mine"), tables.seat.alias("theirs")
        wanted = select(_match.game, _match.winner, mine.c.number)
        wanted = wanted.join(mine, mine.c.match == _match.id).join(theirs, theirs.c.match == _match.id)
        wanted = wanted.where(mine.c.player == player, theirs.c.player == other, _match.status == "over")
        wanted = wanted.where(or_(_match.winner.is_(None), _match.winner.in_((mine.c.number, theirs.c.number))))
        wanted = wanted.order_by(_match.ended.desc(), _match.id.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Meeting(row.game, None if row.winner is None else row.winner == row.number) for row in rows]

"""Wishes on the database, and the register of shares in each asset."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Integer, cast, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.money import wishes
from parlour.hall.money.wishes import Share, Shares
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.money.ledger import possessed
from parlour.store.ports.people.accounts import GROWN

_wish, _who = tables.wish.c, tables.player.c


@carry_out.register
def wish(made: wishes.Wish, connection: Connection) -> None:
    """Write a wish, once; two at once are counted one after the other."""
    connection.execute(select(_who.id).where(_who.id == made.player).with_for_update())
    here = (_wish.player == made.player, _in(made.community))
    others = select(func.count()).where(*here, _wish.asset != made.asset)
    if connection.execute(others).scalar_one() >= made.most:
        raise Conflict("too-many-wishes", most=made.most)
    row = {"player": made.player, "community": made.community or "", "asset": made.asset, "since": made.now}
    kept = insert(connection, tables.wish).values(row)
    connection.execute(kept.on_conflict_do_nothing())


@carry_out.register
def unwish(undone: wishes.Unwish, connection: Connection) -> None:
    """Delete a wish, if it is there."""
    mine = (_wish.player == undone.player, _in(undone.community), _wish.asset == undone.asset)
    connection.execute(tables.wish.delete().where(*mine))


@carry_out.register
def seclude(wanted: wishes.Seclude, connection: Connection) -> None:
    """Hide a player's collection from now on, or show it again."""
    connection.execute(update(tables.player).where(_who.id == wanted.player).values(secluded=wanted.secluded))


def _in(community: str | None) -> ColumnElement[bool]:
    """Return the condition that a wish is one of a community, or of the hall."""
    return _wish.community == (community or "")


class StoredWishes:
    """The wishes of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str, community: str | None = None) -> Sequence[str]:
        """Return the assets a player looks for, the last first."""
        wanted = select(_wish.asset).where(_wish.player == player, _in(community))
        wanted = wanted.order_by(_wish.since.desc(), _wish.asset)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def lookers(self, asset: str, limit: int, community: str | None = None) -> Sequence[str]:
        """Return the names of those who look for an asset, the first to ask first."""
        wanted = select(_who.name).join(tables.wish, _wish.player == _who.id)
        wanted = wanted.where(_wish.asset == asset, _in(community), _who.role.in_(GROWN))
        wanted = wanted.order_by(_wish.since, _who.key).limit(limit)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def secluded(self, player: str) -> bool:
        """Return True if a player's collection is hidden."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(_who.secluded).where(_who.id == player))).scalar_one_or_none()
        return bool(found)

    async def shares(self, viewer: str, prefix: str, community: str | None = None) -> Shares:
        """Return everybody's shares in the assets with a prefix, as this player may see them."""
        held = possessed(community=community)
        count = cast(func.sum(held.c.count), Integer)
        among = held.c.asset.startswith(prefix, autoescape=True)
        shown = or_(~_who.secluded, _who.id == viewer)
        wanted = select(held.c.asset, _who.id, _who.name, count).join(tables.player, _who.id == held.c.player)
        wanted = wanted.where(among, shown).group_by(held.c.asset, _who.id, _who.name)
        hidden = select(func.count(_who.id.distinct())).join(held, _who.id == held.c.player).where(among, ~shown)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(held.c.asset, count.desc(), _who.name))
            shares = [Share(*row) for row in rows]
            return Shares(shares, int((await connection.execute(hidden)).scalar_one()))

"""Kept rule sets on the database: a limited number, each written over the one of its name, one of them the usual."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.play.kept_rules import DropRules, KeepRules, KeptRules
from parlour.store import tables
from parlour.store.handlers import handles

_kept = tables.kept_rules.c


@handles(KeepRules)
def keep(connection: Connection, wanted: KeepRules) -> None:
    """Write rules; two new ones at once are counted one after the other, because each locks its player's row."""
    made = wanted.kept
    connection.execute(select(tables.player.c.id).where(tables.player.c.id == made.player).with_for_update())
    mine = (_kept.player == made.player) & (_kept.game == made.game)
    if made.usual:
        connection.execute(update(tables.kept_rules).where(mine).values(usual=False))
    told = {"rules": made.rules, "usual": made.usual, "changed": made.changed}
    if connection.execute(update(tables.kept_rules).where(mine, _kept.name == made.name).values(told)).rowcount > 0:
        return
    if connection.execute(select(func.count()).select_from(tables.kept_rules).where(mine)).scalar_one() >= wanted.most:
        raise Conflict("too-many-rules-kept", most=wanted.most)
    connection.execute(
        tables.kept_rules.insert(), {"player": made.player, "game": made.game, "name": made.name, **told}
    )


@handles(DropRules)
def drop(connection: Connection, wanted: DropRules) -> None:
    """Delete rules, if they are there."""
    mine = (_kept.player == wanted.player) & (_kept.game == wanted.game)
    connection.execute(tables.kept_rules.delete().where(mine, _kept.name == wanted.name))


class StoredRules:
    """The rule sets of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str, game: str) -> Sequence[KeptRules]:
        """Return a player's rule sets for a game, the last kept first."""
        wanted = select(tables.kept_rules).where(_kept.player == player, _kept.game == game)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(_kept.changed.desc(), _kept.name))
        return [KeptRules(row.player, row.game, row.name, row.rules, row.usual, row.changed) for row in rows]

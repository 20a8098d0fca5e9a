"""Journeys on the database: the stages that players reached, and the journeys that communities wrote."""

from collections.abc import Sequence

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.communities.journeys import DropJourney, KeepJourney, KeptJourney
from parlour.hall.people.progress import StageReached
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.communities.communities import require_keeper

_reached, _journey = tables.stage_reached.c, tables.journey.c
HOUSE = ""  # the community of the house's own journeys: a key has no NULL


@carry_out.register
def reach(wanted: StageReached, connection: Connection) -> None:
    """Write a stage, unless it was reached before."""
    row = {"player": wanted.player, "game": wanted.game, "community": wanted.community or HOUSE, "stage": wanted.stage}
    kept = insert(connection, tables.stage_reached).values(**row, match=wanted.match, time=wanted.time)
    connection.execute(kept.on_conflict_do_nothing())


@carry_out.register
def keep_journey(wanted: KeepJourney, connection: Connection) -> None:
    """Write the text of a journey over the one before."""
    made = wanted.journey
    require_keeper(connection, made.community, wanted.by)
    told = {"text": made.text, "changed": made.changed}
    kept = insert(connection, tables.journey).values(community=made.community, game=made.game, **told)
    connection.execute(kept.on_conflict_do_update(index_elements=[_journey.community, _journey.game], set_=told))


@carry_out.register
def drop_journey(wanted: DropJourney, connection: Connection) -> None:
    """Delete the text of a journey, if it is there."""
    require_keeper(connection, wanted.community, wanted.by)
    theirs = (_journey.community == wanted.community) & (_journey.game == wanted.game)
    connection.execute(tables.journey.delete().where(theirs))


class StoredProgress:
    """The stages that players reached, as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str) -> Sequence[StageReached]:
        """Return all stages that a player reached, in the order of time."""
        wanted = select(tables.stage_reached).where(_reached.player == player).order_by(_reached.time, _reached.stage)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            StageReached(row.player, row.game, row.community or None, row.stage, row.match, row.time) for row in rows
        ]


class StoredJourneys:
    """The journeys of communities, as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, game: str) -> Sequence[KeptJourney]:
        """Return the journeys of a game, by community."""
        wanted = select(tables.journey).where(_journey.game == game).order_by(_journey.community)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [KeptJourney(row.community, row.game, row.text, row.changed) for row in rows]

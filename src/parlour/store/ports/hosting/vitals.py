"""Vitals on the database: the numbers of matches and deliveries."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.hosting.vitals import Counts
from parlour.store import tables

_match, _delivery = tables.match.c, tables.delivery.c


class StoredVitals:
    """The vitals of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def counts(self, late: str) -> Counts:
        """Return the counts; a delivery is late if it was due before a time."""
        wanted = (
            select(func.count()).where(_match.status == "live"),
            select(func.count()).where(_match.status == "open"),
            select(func.count()).select_from(tables.delivery),
            select(func.count()).where(_delivery.due < late),
        )
        async with self._engine.connect() as connection:
            return Counts(*[(await connection.execute(one)).scalar_one() for one in wanted])

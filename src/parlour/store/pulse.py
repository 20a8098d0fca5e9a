"""The pulse on the database: a row that says when the hall was alive, and due matches leased to one process each."""

from collections.abc import Sequence

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.hall.pulse import Beat
from parlour.store import tables
from parlour.store.carriers import carries, insert

HALL = "hall"
MOST_AT_A_TIME = 50


@carries(Beat)
async def beat(connection: AsyncConnection, beat: Beat) -> None:
    """Note the time, unless a later one is noted."""
    statement = insert(connection, tables.heartbeat).values(name=HALL, time=beat.now)
    later = statement.on_conflict_do_update(
        index_elements=["name"], set_={"time": beat.now}, where=tables.heartbeat.c.time < beat.now
    )
    await connection.execute(later)


class Pulse:
    """The hall's pulse as the database keeps it; `writing` is the engine whose transactions write."""

    def __init__(self, engine: AsyncEngine, writing: AsyncEngine) -> None:
        self._engine = engine
        self._writing = writing

    async def last_beat(self) -> str | None:
        """When the hall was last seen alive; None before the first time."""
        async with self._engine.connect() as connection:
            wanted = select(tables.heartbeat.c.time).where(tables.heartbeat.c.name == HALL)
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def timed(self, game: str) -> Sequence[str]:
        """Ids of the matches of a game in which a clock runs."""
        match = tables.match.c
        async with self._engine.connect() as connection:
            wanted = select(match.id).where(match.deadline.is_not(None), match.game == game)
            return list((await connection.execute(wanted)).scalars())

    async def claim_due(self, games: Sequence[str], now: str, until: str) -> Sequence[str]:
        """Ids of matches of these games whose running clock is at zero, each given to one process alone until a time.

        A process that dies with them gives them back by letting that time pass.
        """
        match = tables.match.c
        free = or_(match.lease.is_(None), match.lease < now)
        due = select(match.id).where(match.game.in_(games), match.deadline <= now, free)
        due = due.order_by(match.deadline).limit(MOST_AT_A_TIME)
        async with self._engine.connect() as connection:
            if (await connection.execute(due.limit(1))).first() is None:
                return []
        async with self._writing.begin() as connection:
            mine = match.id.in_(due.with_for_update(skip_locked=True))
            claim = update(tables.match).where(mine).values(lease=until).returning(match.id)
            return list((await connection.execute(claim)).scalars())
